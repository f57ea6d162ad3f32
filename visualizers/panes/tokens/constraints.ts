// The constraints of constrained beam search: what a run must write, in words, and whether a text has written it.
// Knows them as the config writes them; the texts of their tokens only as far as the search has told them.

import {pathOf} from '../core/log.ts';
import type {Started, Step} from '../core/types.ts';

/** One of `alternatives` has to be written; `length` is that of the longest. */
export interface Constraint {
  alternatives: number[][];
  length: number;
}

interface Settings {
  constraints?: {any_of?: number[][]; phrase?: number[]}[];
  force_words_ids?: (number[] | number[][])[];
}

// In the order of `BeamCandidate.progress`: those of `constraints` first.
export function constraintsOf({effective, config}: Pick<Started, 'effective' | 'config'>): Constraint[] {
  const settings = {...effective, ...config} as Settings;
  const found = (settings.constraints || []).map((item) => item.any_of || [item.phrase || []]);
  const words = (settings.force_words_ids || []).map((word) =>
    Array.isArray(word[0]) ? (word as number[][]) : [word as number[]],
  );
  return [...found, ...words].map((alternatives) => ({
    alternatives,
    length: Math.max(...alternatives.map((ids) => ids.length)),
  }));
}

// The text of a constraint's token ids; "…" stands for what is not known yet.
export function wordsOf(ids: number[], texts: Map<number, string>): string {
  const known = ids.map((id) => texts.get(id));
  const first = known.indexOf(undefined);
  return (first < 0 ? known : [...known.slice(0, first), '…']).join('');
}

// Whether a text that holds `progress` tokens of the constraint has all of it. Of alternatives that are as long as that
// the text must hold one: a longer one may just be begun.
export function isWritten(
  {alternatives, length}: Constraint,
  progress: number,
  last: Step,
  promptIds: number[],
): boolean {
  if (progress >= length) return true;
  const complete = alternatives.filter((ids) => ids.length === progress);
  if (!complete.length) return false;
  const text = [...promptIds, ...pathOf(last).map((step) => step.chosen.token_id)].join(' ') + ' ';
  return complete.some((ids) => ` ${text}`.includes(` ${ids.join(' ')} `));
}
