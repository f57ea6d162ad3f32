// What each figure of assisted decoding is a part of, by vLLM's names (FIGURES of names.py), in words. Draws nothing.

import {count} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {AcceptanceFigures} from './acceptance.ts';

export type FigureName =
  | 'num_draft_tokens'
  | 'num_accepted_draft_tokens'
  | 'draft_acceptance_rate'
  | 'judged_acceptance_rate'
  | 'mean_acceptance_length'
  | 'expected_acceptance_rate'
  | 'passes_saved';

/** A figure's denominator, or what it is the difference of. */
export function denominatorOf(name: FigureName, figures: AcceptanceFigures): string {
  const {
    num_draft_tokens: drafted,
    num_accepted_draft_tokens: accepted,
    num_spec_steps: steps,
    num_judged_draft_tokens: judged,
  } = figures;
  const rounds = tn(figures.num_rounds, '{count} round', '{count} rounds');
  const tokens = tn(figures.num_tokens, '{count} token', '{count} tokens');
  const values = {drafted: count(drafted), accepted: count(accepted), judged: count(judged), rounds, tokens};
  switch (name) {
    case 'num_draft_tokens':
      return tn(steps, 'in {count} draft over {rounds}', 'in {count} drafts over {rounds}', values);
    case 'num_accepted_draft_tokens':
      return t('of {drafted} drafted', values);
    case 'draft_acceptance_rate':
      return t('{accepted} of {drafted} drafted', values);
    case 'judged_acceptance_rate':
      return t('{accepted} of {judged} judged', values);
    case 'mean_acceptance_length':
      return tn(steps, '1 + {accepted} / {count} draft', '1 + {accepted} / {count} drafts', values);
    case 'expected_acceptance_rate':
      return tn(judged, 'mean over {count} judged position', 'mean over {count} judged positions');
    case 'passes_saved':
      return tn(figures.num_rounds, '{tokens} in {count} pass', '{tokens} in {count} passes', values);
  }
}
