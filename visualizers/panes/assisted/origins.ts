// Where a token of an assisted run comes from, in words and counted. Draws nothing.

import {percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Step} from '../core/types.ts';

// [sign, name, meaning] of where a token comes from, as `step.draft.origin` has it.
type OriginWords = [sign: string, name: string, meaning: string];

export const ORIGINS: Record<string, OriginWords> = {
  get accepted(): OriginWords {
    return ['✓', t('accepted draft'), t('Drafted, and kept by the target model.')];
  },
  get correction(): OriginWords {
    return ['→', t('correction'), t('The target’s own token in place of the first rejected draft token.')];
  },
  get bonus(): OriginWords {
    return [
      '+',
      t('bonus'),
      t('The target’s own token after a draft that was kept whole: its forward pass gives one more.'),
    ];
  },
  get target(): OriginWords {
    return [
      '○',
      t('target only'),
      t('Nothing was drafted in this round: the target wrote one token, as without drafts.'),
    ];
  },
};

// How many tokens of a text came from where.
export const NO_ORIGINS: Record<string, number> = Object.fromEntries(Object.keys(ORIGINS).map((origin) => [origin, 0]));
export const countOrigin = (counts: Record<string, number>, {draft}: Step): Record<string, number> =>
  draft && Object.hasOwn(counts, draft.origin) ? {...counts, [draft.origin]: counts[draft.origin] + 1} : counts;

// Where a token of the text comes from, as parts of a list.
export function originParts({draft}: Pick<Step, 'draft'>): string[] {
  if (!draft || !Object.hasOwn(ORIGINS, draft.origin)) return [];
  const {
    origin,
    instead,
    round: {index, drafted},
  } = draft;
  const round = index + 1;
  if (origin === 'accepted') {
    const {draft_logprob: logprob} = drafted[draft.place];
    const values = {place: draft.place + 1, size: drafted.length, round};
    if (logprob === null) return [t('accepted draft: token {place} of {size} in round {round}', values)];
    return [
      t('accepted draft: token {place} of {size} in round {round}, to which the draft model gave {q}', {
        ...values,
        q: percent(probability(logprob)),
      }),
    ];
  }
  if (origin === 'correction') {
    if (!instead) return [t('correction: replaced a rejected draft token in round {round}', {round})];
    return [
      t('correction: replaced the rejected draft token {token} in round {round}', {token: quoted(instead.text), round}),
    ];
  }
  if (origin === 'target') return [t('target only: nothing was drafted in round {round}', {round})];
  return [
    tn(
      drafted.length,
      'bonus: the target’s own token after the accepted draft of round {round}',
      'bonus: the target’s own token after all {count} drafted tokens of round {round}',
      {round},
    ),
  ];
}
