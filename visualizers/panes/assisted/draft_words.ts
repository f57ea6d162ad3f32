// Assisted decoding in words: what became of a drafted token, and why.

import {fixed} from '../core/notation.ts';
import {decimals, percent, probability, quoted, seconds} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {DraftRound, DraftToken, Started, Step} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {verdictWords} from '../draws/accept_words.ts';
import {judgedOf} from './acceptance.ts';
import {ORIGINS} from './origins.ts';

// How a run judges its drafts: `samples` by the rule of speculative sampling, or else against the likeliest token;
// `weight` is the target's share where drafts are judged by a mixture of both models.
export interface Judge {
  samples: boolean;
  weight: number | null;
}

export function judgeOf(started: Pick<Started, 'effective'> | null): Judge {
  const {do_sample: samples, assistant_ensemble_weight: weight} = started?.effective ?? {};
  return {samples: Boolean(samples), weight: isKnown(weight) ? weight : null};
}

// The probability with which sampling keeps a drafted token: min(1, p / q) of its probabilities for the target and the
// draft. A copied token has no q: the target draws for itself, and keeps it where it draws the same.
export function keepChance({target_logprob: target, draft_logprob: draft}: DraftToken, {weight}: Judge): number {
  const ratio = probability(target) / (draft === null ? 1 : probability(draft));
  return Math.min(1, weight === null ? ratio : 1 - weight + weight * ratio);
}

const chanceFormula = ({weight}: Judge): string =>
  weight === null ? 'min(1, p / q)' : `min(1, ${decimals(1 - weight, 2)} + ${decimals(weight, 2)} · p / q)`;

// How drafts are judged, in a sentence; `hasDraft` says whether the drafter has probabilities.
export function ruleWords(judge: Judge, hasDraft: boolean): string {
  if (judge.samples) {
    if (!hasDraft)
      return t('Sampling: a drafted token is kept if the target draws the same one, which happens with probability p.');
    return t('Sampling: a drafted token is kept at random, with probability {formula}.', {
      formula: chanceFormula(judge),
    });
  }
  if (judge.weight === null || !hasDraft)
    return t('Greedy: a drafted token is kept if it is the likeliest one for the target.');
  const [target, draft] = [decimals(judge.weight, 2), decimals(1 - judge.weight, 2)];
  return t('Greedy: a drafted token is kept if it is the likeliest one in the mixture {target} · p + {draft} · q.', {
    target,
    draft,
  });
}

// "accepted", "rejected" or "unjudged": what became of the token at this place of its draft.
export function draftFate(round: DraftRound, place: number): 'accepted' | 'rejected' | 'unjudged' {
  if (place < round.num_accepted) return 'accepted';
  return place < judgedOf(round) ? 'rejected' : 'unjudged';
}

// Why a drafted token was kept or not, in sentences.
export function fateWords(round: DraftRound, place: number, judge: Judge): string {
  const token = round.drafted[place];
  const fate = draftFate(round, place);
  const hasDraft = token.draft_logprob !== null;
  const [p, q] = [percent(probability(token.target_logprob)), percent(probability(token.draft_logprob))];
  const drafted = hasDraft ? [t('The draft model gave it {q}.', {q})] : [];
  if (fate === 'unjudged') {
    const why =
      round.follow === 'correction'
        ? t('Never judged: it follows the rejection.')
        : t('Never judged: it follows the end of the text.');
    return [why, ...drafted].join(' ');
  }
  const kept = fate === 'accepted';
  if (!judge.samples) {
    const mixed = judge.weight !== null && hasDraft;
    return [
      kept ? likeliestWords(mixed) : rejectedWords(mixed, quoted(round.next_text)),
      t('The target gave it {p}.', {p}),
      ...drafted,
    ].join(' ');
  }
  if (!hasDraft) {
    if (kept)
      return t(
        'Accepted: the target drew the same token for itself. It gave this one {p}, which is the chance that it is kept.',
        {p},
      );
    return t(
      'Rejected: the target drew {token} for itself. It gave this one {p}, which is the chance that it is kept.',
      {token: quoted(round.next_text), p},
    );
  }
  const any = !isKnown(token.overlap)
    ? []
    : [
        t('Averaged over all tokens that could have been drafted here, the chance is {share}.', {
          share: percent(token.overlap),
        }),
      ];
  if (isKnown(token.uniform))
    return [verdictWords(token, judge), t('The target gave it p = {p}, the draft model q = {q}.', {p, q}), ...any].join(
      ' ',
    );
  return [
    kept
      ? t('Accepted: the target gave it p = {p}, the draft model q = {q}.', {p, q})
      : t('Rejected: the target gave it p = {p}, the draft model q = {q}.', {p, q}),
    drawnWords(keepChance(token, judge), chanceFormula(judge), kept),
    ...any,
  ].join(' ');
}

const likeliestWords = (mixed: boolean): string =>
  t(
    mixed
      ? 'Accepted: it is the likeliest token in the mixture of both models.'
      : 'Accepted: it is the likeliest token for the target.',
  );

const rejectedWords = (mixed: boolean, token: string): string =>
  t(
    mixed
      ? 'Rejected: {token}, not this one, is the likeliest token in the mixture of both models.'
      : 'Rejected: {token}, not this one, is the likeliest token for the target.',
    {token},
  );

function drawnWords(chance: number, formula: string, kept: boolean): string {
  if (chance >= 1) return t('By {formula}, it is always kept: nothing was left to a draw.', {formula});
  const values = {formula, chance: percent(chance)};
  return kept
    ? t('By {formula}, it is kept with probability {chance}: the draw kept it.', values)
    : t('By {formula}, it is kept with probability {chance}: the draw rejected it.', values);
}

// Where the target's own token of a round comes from, in sentences.
export function followWords(round: DraftRound, judge: Judge): string {
  const [, name, meaning] = ORIGINS[round.follow];
  const start = `${name.charAt(0).toUpperCase()}${name.slice(1)}. ${meaning}`;
  const rejected = round.drafted[round.num_accepted];
  if (round.follow !== 'correction' || !judge.samples) return start;
  if (rejected.draft_logprob === null) return `${start} ${t('The target drew it.')}`;
  const residual = `${start} ${t('It was drawn from the residual distribution: what the target gives beyond the draft model, max(0, p − q).')}`;
  if (!isKnown(rejected.overlap) || judge.weight !== null) return residual;
  return `${residual} ${t('That sums to {share} here, and is scaled up to 1 for the draw.', {share: percent(1 - rejected.overlap)})}`;
}

// How a token of the text came out of its round, in sentences: the draft, the verdict, and what the target put in its place.
export function draftSentences({draft, chosen}: Step, judge: Judge): string[] {
  if (!draft || !Object.hasOwn(ORIGINS, draft.origin)) return [];
  const {origin, place, round, instead} = draft;
  const {length} = round.drafted;
  const values = {round: round.index + 1, place: place + 1};
  const drafted = length
    ? [
        tn(
          length,
          'Round {round} drafted {count} token.',
          'Round {round} drafted {count} tokens; this is place {place}.',
          values,
        ),
      ]
    : [];
  if (origin === 'accepted') return [...drafted, fateWords(round, place, judge)];
  const verdict =
    origin === 'correction' && instead
      ? [t('Drafted here was {token}. {fate}', {token: quoted(instead.text), fate: fateWords(round, place, judge)})]
      : [];
  const words = followWords(round, judge);
  const own =
    judge.samples && origin !== 'correction' && chosen.logprob !== null
      ? [
          t('It was drawn from the target’s own distribution, which gave it {p}.', {
            p: percent(probability(chosen.logprob)),
          }),
        ]
      : [];
  const behind = length - judgedOf(round);
  const unjudged =
    origin === 'correction' && behind
      ? [
          tn(
            behind,
            '{count} drafted token after it was never judged.',
            '{count} drafted tokens after it were never judged.',
          ),
        ]
      : [];
  return [...drafted, ...verdict, [words, ...own].join(' '), ...unjudged];
}

// What became of a rejected token, which is in no text: `chosen` stands in its place.
export function rejectedSentences(
  {round, place}: {round: DraftRound; place: number},
  chosen: string,
  judge: Judge,
): string[] {
  const {length} = round.drafted;
  const values = {
    token: quoted(round.drafted[place].text),
    chosen: quoted(chosen),
    round: round.index + 1,
    place: place + 1,
  };
  const behind = length - judgedOf(round);
  return [
    tn(
      length,
      '{token} was drafted in round {round}, but is not in the text.',
      '{token} was drafted in round {round}, at place {place} of {count}, but is not in the text.',
      values,
    ),
    fateWords(round, place, judge),
    t('{chosen} takes its place.', values),
    ...(behind
      ? [
          tn(
            behind,
            '{count} drafted token after it was never judged.',
            '{count} drafted tokens after it were never judged.',
          ),
        ]
      : []),
  ];
}

// A short time: tenths of a millisecond where they count.
export const shortTime = (value: number): string => (value < 0.01 ? `${fixed(value * 1000, 1)} ms` : seconds(value));
