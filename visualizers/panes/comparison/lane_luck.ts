// What lanes have in common of their luck, and what made the first difference between their texts. Draws nothing.
//
// A token that is sampled is drawn by itself: two runs with one seed have the same luck at each token, whatever their other
// settings are, as long as they have written the same text. Where they first differ, the settings alone made the difference.

import type {RunGroup} from '../core/run_group.ts';
import {count, inParts, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isOver, letterOf, logOf, pairOfLanes, partingOf, pathOf, sameModel} from './divergence_point.ts';

const BY_TOKEN = ['sample', 'dola_generation']; // the modes that draw each token by itself

/** What is random in the lanes: nothing; the same numbers in all; other numbers; or it cannot be said, because one of them
 *  does not draw token by token. `lanes` has the numbers of those that have begun. */
export interface Luck {
  kind: 'none' | 'same' | 'other' | 'unknown';
  lanes: number[];
}

/** How the tokens of a lane are drawn: 'none' where they are not, null where not each by itself; else what two lanes have
 *  in common that have the same luck. */
function drawingOf(group: RunGroup, number: number): string | null {
  const {started, denoises} = logOf(group, number);
  if (!started || started.elsewhere || started.mode === 'custom' || denoises) return null;
  if (started.effective.do_sample !== true) return 'none';
  if (!BY_TOKEN.includes(started.mode)) return null;
  return JSON.stringify([started.seed, started.request?.luck_of ?? [0, started.num_sequences ?? 1]]);
}

/** Null where there is nothing to say: before two lanes have begun, and of lanes on different models. */
export function luckOf(group: RunGroup): Luck | null {
  if (!pairOfLanes(group)) return null;
  const lanes = group.groups.map(({number}) => number).filter((number) => logOf(group, number).started);
  if (lanes.length < 2 || !lanes.every((number) => group.groups[number].model === group.groups[lanes[0]].model))
    return null;
  const drawings = lanes.map((number) => drawingOf(group, number));
  const drawn = new Set(drawings.filter((each) => each !== 'none'));
  if (!drawn.size) return {kind: 'none', lanes};
  if (drawn.has(null)) return {kind: 'unknown', lanes};
  return {kind: drawn.size === 1 ? 'same' : 'other', lanes};
}

interface FirstParting {
  at: number; // steps that come before it
  tokens: Map<string, number[]>; // what stands there, with the lanes in which it does
}

/** The first token at which a lane differs from the reference lane; null where none does yet. */
export function firstParting(group: RunGroup, reference: number): FirstParting | null {
  const others = group.groups.map(({number}) => number).filter((number) => number !== reference);
  const places = others
    .filter((number) => sameModel(group, reference, number))
    .map((number) => partingOf(group, reference, number))
    .filter(({kind}) => kind === 'apart');
  if (!places.length) return null;
  const at = Math.min(...places.map((parting) => parting.at[0]));
  const tokens = new Map<string, number[]>();
  for (const {number} of group.groups) {
    const step = pathOf(group, number).at(at);
    if (step) tokens.set(step.chosen.text, [...(tokens.get(step.chosen.text) ?? []), number]);
  }
  return {at, tokens};
}

/** The sentence over the lanes. */
export function luckWords(group: RunGroup, {kind, lanes}: Luck): string {
  if (kind === 'unknown') {
    const apart = lettersOf(
      group,
      lanes.filter((number) => drawingOf(group, number) === null),
    );
    return t('Not the same luck, even with the same seed: {lanes} does not draw token by token.', {lanes: apart});
  }
  if (kind === 'other') {
    const seeds = lanes
      .filter((number) => drawingOf(group, number) !== 'none')
      .map((number) =>
        t('{seed} in {lanes}', {seed: String(logOf(group, number).started?.seed), lanes: letterOf(group, number)}),
      );
    return t('The luck differs, too (seed {seeds}): where the texts part, it may be the settings or the luck.', {
      seeds: inParts(seeds),
    });
  }
  const parting = firstParting(group, pairOfLanes(group)?.[0] ?? 0);
  if (!parting) {
    if (kind === 'none') return '';
    return lanes.every((number) => isOver(group, logOf(group, number)))
      ? t('Same luck: the texts are the same, as far as each of them goes.')
      : t('Same luck: the texts are the same so far.');
  }
  const trimmed = new Set([...parting.tokens.keys()].map((text) => text.trim()));
  const isClear = trimmed.size === parting.tokens.size && !trimmed.has(''); // without the spaces, too
  const words = {number: count(parting.at + 1), tokens: inParts([...parting.tokens].map(tokenWords))};
  if (group.groups.some(({prompt}) => prompt))
    return kind === 'same'
      ? t('Same luck: the texts part at token {number}; only the prompts made the difference there: {tokens}.', words)
      : t('Nothing is random here: the texts part at token {number} because of their prompts: {tokens}.', words);
  return kind === 'same'
    ? t('Same luck: the texts part at token {number}; only the settings made the difference there: {tokens}.', words)
    : t('Nothing is random here: the texts part at token {number} because of their settings: {tokens}.', words);

  function tokenWords([text, numbers]: [string, number[]]): string {
    return t('{token} in {lanes}', {token: quoted(isClear ? text.trim() : text), lanes: lettersOf(group, numbers)});
  }
}

const lettersOf = (group: RunGroup, numbers: number[]): string =>
  numbers.map((number) => letterOf(group, number)).join(', ');
