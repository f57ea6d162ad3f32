// What the scenes show of one place of a text: the chance of each word, at any temperature, and what the same luck would
// have drawn. All of it is counted from a step of a run. Draws nothing.

import {probability} from '../../../visualizers/panes/core/text.ts';
import type {Step} from '../../../visualizers/panes/core/types.ts';
import {drawnOf, textAt} from '../../../visualizers/panes/draws/drawn_step.ts';
import {drawSettingsOf, winnerOf} from '../../../visualizers/panes/draws/luck.ts';
import {inHand} from '../../../visualizers/panes/tokens/in_hand.ts';
import {tokenKnobs} from '../../../visualizers/panes/tokens/sampling_knobs.ts';
import {pointsOf, scoresOfTrace} from '../../../visualizers/panes/tokens/score_points.ts';

/** A word and its chance, from 0 to 1; `id` is null for all words that have no row of their own. */
export interface Chance {
  id: number | null;
  text: string;
  share: number;
}

const ROWS = 7;
const PLAIN = {do_sample: true, temperature: 1, top_k: 0, top_p: 1};

/** The likeliest words of a step that was drawn from the model's own chances, and all others together. */
export function chancesAt(step: Step, temperature = 1): Chance[] {
  const {candidates} = step.distribution;
  const first = [...candidates]
    .sort((a, b) => probability(b.raw_logprob) - probability(a.raw_logprob))
    .slice(0, ROWS)
    .map(({token_id: id, text, raw_logprob: raw}) => ({id, text, share: probability(raw)}));
  const shares = temperature === 1 ? null : sharesAt(step, temperature);
  const rows = shares ? first.map((row) => ({...row, share: shares.get(row.id) ?? 0})) : first;
  const rest = Math.max(0, 1 - rows.reduce((sum, {share}) => sum + share, 0));
  return [...rows, {id: null, text: '', share: rest}];
}

function sharesAt(step: Step, temperature: number): Map<number, number> | null {
  const scores = scoresOfTrace(step.distribution);
  if (!scores) return null;
  const knobs = tokenKnobs({...PLAIN, temperature});
  return new Map(inHand(pointsOf(scores, [], knobs), knobs).tokens.map((token) => [token.id, token.probability]));
}

/** The word that the luck of this step would have drawn at another temperature; null where that is not known. */
export function sameLuckAt(step: Step, temperature: number): {id: number; text: string} | null {
  const run = drawSettingsOf(PLAIN);
  const drawn = run && drawnOf(step, 1);
  if (!drawn) return null;
  const winner = winnerOf(drawn, run, {...run.knobs, temperature});
  return typeof winner === 'number' ? {id: drawn.contenders[winner].token_id, text: textAt(step, winner)} : null;
}

/** The row in which a token is: its own, or that of all others. */
export const rowOf = (chances: Chance[], id: number): number => {
  const at = chances.findIndex((row) => row.id === id);
  return at < 0 ? chances.length - 1 : at;
};

/** From where to where a row lies where all chances are laid end to end. */
export function stretchOf(chances: Chance[], at: number): [from: number, to: number] {
  const from = chances.slice(0, at).reduce((sum, {share}) => sum + share, 0);
  return [from, from + chances[at].share];
}

/** The sentence that a text repeats most, and how often it is there; null where none comes three times. */
export function loopIn(text: string): {sentence: string; count: number} | null {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(/[^.!?]+[.!?]+/g)) {
    const sentence = found.trim();
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const [sentence, count] = [...counts].sort(([, a], [, b]) => b - a).at(0) ?? ['', 0];
  return count >= 3 ? {sentence, count} : null;
}
