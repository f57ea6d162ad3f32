// Where the texts of two runs of a comparison diverge. By token ids where both have one model; else by the characters that
// they wrote, because ids of different tokenizers mean different things. Draws nothing.

import {type RunLog, pathChange} from '../core/log.ts';
import type {RunGroup} from '../core/run_group.ts';
import {t} from '../core/texts.ts';
import type {Step} from '../core/types.ts';

export type Pair = [one: number, other: number]; // numbers of groups

/** `at` is how many steps of each text come before the place where they diverge. They are the "same", as far as both are
 *  written; or one of them, `shorter` (0 or 1), is how the other one begins. */
export type Parting =
  {at: Pair; kind: 'apart'} | {at: Pair; kind: 'same'} | {at: Pair; kind: 'shorter'; shorter: 0 | 1};

const BEST_PATHS = new WeakMap<RunLog, Step[]>(); // kept up to date at the cost of what differs

/** The steps of the best text of a run: of its first sequence, or its best beam. */
export function bestPath(log: RunLog): Step[] {
  const path = BEST_PATHS.get(log) ?? [];
  const {keep, added} = pathChange(path, log.lines().at(0)?.last ?? null);
  path.length = keep;
  for (const step of added) path.push(step);
  BEST_PATHS.set(log, path);
  return path;
}

/** The log of the run that a lane shows; in a comparison of lanes each run has one. */
export function logOf(group: RunGroup, number: number): RunLog {
  const {log} = group.shownOf(number);
  if (!log) throw new Error('this comparison has no logs');
  return log;
}

export const pathOf = (group: RunGroup, number: number): Step[] => bestPath(logOf(group, number));

/** Whether nothing more comes of a run. */
export const isOver = ({done}: RunGroup, {finished, failed}: RunLog): boolean => Boolean(finished || failed || done);

/** The two groups that are compared: those of group.pair, as far as there are such groups. Null where there is one alone. */
export function pairOf({groups, pair: [one, other]}: RunGroup): Pair | null {
  if (groups.length < 2) return null;
  const first = groups.at(one) ? one : 0;
  const second = groups.at(other) && other !== first ? other : Number(first === 0);
  return [first, second];
}

/** The same of lanes, whose runs have logs. */
export const pairOfLanes = (group: RunGroup): Pair | null => (group.header?.kind === 'lanes' ? pairOf(group) : null);

/** The letter of a group: that of its lane now, where lanes have moved since it ran. */
export function letterOf({groups, lanes}: RunGroup, number: number): string {
  const {id, label} = groups[number];
  if (!lanes) return label;
  return lanes.find((each) => each.id === id)?.label ?? t('{lane} (removed)', {lane: label});
}

/** Whether two groups have their tokens in common: those of one model in two precisions do (see models/reference.py). */
export const sameModel = ({groups}: RunGroup, one: number, other: number): boolean =>
  tokensFrom(groups[one].model) === tokensFrom(groups[other].model);

// A model's reference without what says nothing of its tokens.
function tokensFrom(model: string): string {
  const [name, query = ''] = model.split('?');
  return `${name}?${query.split('&').find((option) => option.startsWith('revision=')) ?? ''}`;
}

export function partingOf(group: RunGroup, one: number, other: number): Parting {
  const paths: [Step[], Step[]] = [pathOf(group, one), pathOf(group, other)];
  const at = sameModel(group, one, other) ? partingOfIds(...paths) : partingOfTexts(...paths);
  const over = paths.map((path, i) => at[i] >= path.length);
  if (over[0] && over[1]) return {kind: 'same', at};
  if (over[0] || over[1]) return {kind: 'shorter', at, shorter: over[0] ? 0 : 1};
  return {kind: 'apart', at};
}

function partingOfIds(one: Step[], other: Step[]): Pair {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at].chosen.token_id === other[at].chosen.token_id) at += 1;
  return [at, at];
}

// What a step adds to its text. A special token, such as the end of the text, adds one character that no text has, the
// same for every model.
const writtenBy = ({piece}: Step): string => piece ?? '\u0000';

function partingOfTexts(...paths: [Step[], Step[]]): Pair {
  const [one, other] = paths.map((path) => path.map(writtenBy).join(''));
  const end = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < end && one[shared] === other[shared]) shared += 1;
  return [stepAt(paths[0], shared), stepAt(paths[1], shared)];
}

// The first step that writes beyond the first `length` characters, or the first byte of what it writes there.
function stepAt(path: Step[], length: number): number {
  let written = 0;
  let at = 0;
  while (at < path.length && (written += writtenBy(path[at]).length) <= length) at += 1;
  while (at > 0 && at < path.length && path[at - 1].piece === '') at -= 1;
  return at;
}

/** The first steps of a text as people read it. */
export const writtenText = (path: Step[], length = path.length): string =>
  path
    .slice(0, length)
    .map(({piece}) => piece ?? '')
    .join('');

/** The end of a text, in short. */
export function tailOf(text: string, length = 60): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : '…' + characters.slice(-length).join('');
}
