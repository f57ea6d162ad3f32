// Assisted decoding in words: where a token of the text comes from, and what became of a drafted one, and why.

import {decimals, percent, probability, quoted, seconds} from '../core/text.js';
import {judgedOf} from './acceptance.js';

// [sign, name, meaning] of where a token comes from, as `step.draft.origin` has it.
export const ORIGINS = {
  accepted: ['✓', 'accepted draft', 'Drafted, and kept by the target model.'],
  correction: ['→', 'correction', 'The target’s own token in the place of the first rejected draft token.'],
  bonus: ['+', 'bonus', 'The target’s own token after a draft that was kept whole: its pass gives one more.'],
  target: ['○', 'target alone', 'Nothing was drafted in this round: the target wrote one token, as without a draft.'],
};

// How many tokens of a text came from where.
export const NO_ORIGINS = Object.fromEntries(Object.keys(ORIGINS).map((origin) => [origin, 0]));
export const countOrigin = (counts, {draft}) => (draft && Object.hasOwn(counts, draft.origin) ? {...counts, [draft.origin]: counts[draft.origin] + 1} : counts);

// How a run judges its drafts: `samples` by the rule of speculative sampling, or else against the likeliest token;
// `weight` is the target's share where drafts are judged by a mixture of both models.
export function judgeOf(started) {
  const {do_sample: samples, assistant_ensemble_weight: weight} = (started && started.effective) || {};
  return {samples: Boolean(samples), weight: weight ?? null};
}

// The probability with which sampling keeps a drafted token: min(1, p / q) of its probabilities for the target and the
// draft. A copied token has no q: the target draws for itself, and keeps it where it draws the same.
export function keepChance({target_logprob: target, draft_logprob: draft}, {weight}) {
  const ratio = probability(target) / ((draft ?? null) === null ? 1 : probability(draft));
  return Math.min(1, weight === null ? ratio : 1 - weight + weight * ratio);
}

const chanceFormula = ({weight}) => (weight === null ? 'min(1, p / q)' : `min(1, ${decimals(1 - weight, 2)} + ${decimals(weight, 2)} · p / q)`);

// How drafts are judged, in a sentence; `hasDraft` says whether the drafter has probabilities.
export function ruleWords(judge, hasDraft) {
  if (!judge.samples) return `Greedy: a drafted token is kept where it is the likeliest one ${judge.weight === null || !hasDraft ? 'for the target' : `in the mixture ${decimals(judge.weight, 2)} · p + ${decimals(1 - judge.weight, 2)} · q`}.`;
  return hasDraft ? `Sampling: a drafted token is kept by chance, with probability ${chanceFormula(judge)}.` : 'Sampling: a drafted token is kept where the target draws the same one: by chance, with probability p.';
}

// "accepted", "rejected" or "unjudged": what became of the token at this place of its draft.
export function draftFate(round, place) {
  if (place < round.num_accepted) return 'accepted';
  return place < judgedOf(round) ? 'rejected' : 'unjudged';
}

// Why a drafted token was kept or not, in a sentence.
export function fateWords(round, place, judge) {
  const token = round.drafted[place];
  const fate = draftFate(round, place);
  const hasDraft = (token.draft_logprob ?? null) !== null;
  const [p, q] = [percent(probability(token.target_logprob)), percent(probability(token.draft_logprob))];
  const drafted = hasDraft ? ` The draft model gave it ${q}.` : '';
  if (fate === 'unjudged') return `Never judged: it stands behind ${round.follow === 'correction' ? 'the rejection' : 'the end of the text'}.${drafted}`;
  const kept = fate === 'accepted';
  const start = kept ? 'Accepted' : 'Rejected';
  if (!judge.samples) {
    const whose = judge.weight === null || !hasDraft ? 'for the target' : 'in the mixture of both models';
    return `${start}: ${kept ? 'it' : `${quoted(round.next_text)}, and not this,`} is the likeliest token ${whose}. The target gave it ${p}.${drafted}`;
  }
  if (!hasDraft) return `${start}: the target drew ${kept ? 'the same token' : quoted(round.next_text)} for itself. It gave this one ${p}, which is the chance that it is kept.`;
  const chance = keepChance(token, judge);
  const fell = chance >= 1 ? 'it is always kept' : `it is kept with probability ${percent(chance)}, and ${kept ? 'was' : 'was not'}`;
  const any = (token.overlap ?? null) === null ? '' : ` Over all that could have been drafted here the chance is ${percent(token.overlap)}.`;
  return `${start}: the target gave it p = ${p}, the draft model q = ${q}. By ${chanceFormula(judge)}, ${fell}.${any}`;
}

// Where the target's own token of a round comes from, in a sentence.
export function followWords(round, judge) {
  const [, name, meaning] = ORIGINS[round.follow];
  const start = `${name.charAt(0).toUpperCase()}${name.slice(1)}. ${meaning}`;
  const rejected = round.drafted[round.num_accepted];
  if (round.follow !== 'correction' || !judge.samples) return start;
  if ((rejected.draft_logprob ?? null) === null) return `${start} It is what the target drew.`;
  return `${start} It was drawn from what the target gives more than the draft model: max(0, p − q).`;
}

// Where a token of the text comes from, as parts of a sentence.
export function originParts({draft}) {
  if (!draft || !ORIGINS[draft.origin]) return [];
  const {origin, instead, round} = draft;
  const where = `round ${round.index + 1}`;
  const size = round.drafted.length;
  if (origin === 'accepted') {
    const token = round.drafted[draft.place];
    const share = (token.draft_logprob ?? null) === null ? '' : `, to which the draft model gave ${percent(probability(token.draft_logprob))}`;
    return [`accepted draft: token ${draft.place + 1} of ${size} in ${where}${share}`];
  }
  if (origin === 'correction') return [`correction: replaced ${instead ? `the rejected draft ${quoted(instead.text)}` : 'a rejected draft'} in ${where}`];
  if (origin === 'bonus') return [`bonus: the target’s own token after ${size === 1 ? 'the accepted draft' : `all ${size} drafted tokens`} of ${where}`];
  return [`target alone: nothing was drafted in ${where}`];
}

// A short time: tenths of a millisecond where they count.
export const shortTime = (value) => (value < 0.01 ? `${(value * 1000).toFixed(1)} ms` : seconds(value));
