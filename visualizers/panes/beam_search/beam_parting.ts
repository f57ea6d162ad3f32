// Where the beams of a search part: what all of them begin with, and what each writes at the first token that not all of them
// share. Of several outputs it is told of them, else of what the search held after the step: the ended texts that are kept, and
// the beams that go on. Draws nothing.

import {pathOf} from '../core/log.ts';
import {quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {BeamNode, Search, Step} from '../core/types.ts';
import {poolAt, runningAt} from './tree_layout.ts';

const MOST_WAYS = 4; // that are named
const LONGEST = 90; // characters of what all begin with

export interface Parting {
  count: number; // texts
  areOutputs: boolean;
  shared: Step[]; // the tokens that all of them begin with
  ways: [text: string, times: number][]; // the next token of each, the most frequent first
}

/** Null where there are no two texts, or where they do not part. */
export function partingOf(prompt: Search, last: number, returned: BeamNode[]): Parting | null {
  const areOutputs = returned.length > 1;
  const ends = areOutputs ? returned : [...poolAt(prompt, last), ...runningAt(prompt, last)];
  const paths = [...new Set(ends)].map(pathOf);
  if (paths.length < 2) return null;
  const [first, ...others] = paths;
  const isShared = (step: Step, at: number) =>
    others.every((path) => path.at(at)?.chosen.token_id === step.chosen.token_id);
  const differs = first.findIndex((step, at) => !isShared(step, at));
  const shared = differs < 0 ? first : first.slice(0, differs);
  const ways = new Map<string, number>();
  for (const path of paths) {
    if (shared.length >= path.length) continue; // it ends where others go on
    const {text} = path[shared.length].chosen;
    ways.set(text, (ways.get(text) ?? 0) + 1);
  }
  if (!ways.size) return null;
  return {count: paths.length, areOutputs, shared, ways: [...ways].sort(([, a], [, b]) => b - a)};
}

/** The same in one sentence. */
export function partingWords({count, areOutputs, shared, ways}: Parting): string {
  const named = ways
    .slice(0, MOST_WAYS)
    .map(([text, times]) => t('{text} in {count}', {text: quoted(text.trim() || text), count: times}));
  if (ways.length > MOST_WAYS) named.push('…');
  const begun = shared
    .map((step) => step.piece ?? step.chosen.text)
    .join('')
    .trim();
  const values = {
    ways: named.join(', '),
    token: shared.length + 1,
    text: quoted(begun.length > LONGEST ? withoutMiddle(begun) : begun),
  };
  if (!shared.length) {
    return areOutputs
      ? t('The {count} outputs part at the first token: {ways}.', {...values, count})
      : t('The {count} texts that the search holds part at the first token: {ways}.', {...values, count});
  }
  return areOutputs
    ? t('All {count} outputs begin with {text}; they part at token {token}: {ways}.', {...values, count})
    : t('All {count} texts that the search holds begin with {text}; they part at token {token}: {ways}.', {
        ...values,
        count,
      });
}

// Cut between words, where there are any.
function withoutMiddle(text: string): string {
  const [head, tail] = [text.slice(0, LONGEST / 2), text.slice(-LONGEST / 2)];
  return `${/^(.+)\s/s.exec(head)?.[1] ?? head} … ${/\s(.+)$/s.exec(tail)?.[1] ?? tail}`;
}
