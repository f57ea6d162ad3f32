// Where the texts of two runs of a comparison diverge. By token ids where both have one model; else by the characters that
// they wrote, because ids of different tokenizers mean different things. Draws nothing.

import {pathChange} from '../core/log.ts';
import {t} from '../core/texts.ts';

const BEST_PATHS = new WeakMap(); // log -> the steps of its best text, kept up to date at the cost of what differs

// The steps of the best text of a run: of its first sequence, or its best beam.
export function bestPath(log) {
  const path = BEST_PATHS.get(log) || [];
  const [line] = log.lines();
  const {keep, added} = pathChange(path, line ? line.last : null);
  path.length = keep;
  for (const step of added) path.push(step);
  BEST_PATHS.set(log, path);
  return path;
}

// The two groups that are compared: those of group.pair, as far as there are such groups. Null where there is one alone.
export function pairOf({groups, pair: [one, other]}) {
  if (groups.length < 2) return null;
  const first = groups[one] ? one : 0;
  const second = groups[other] && other !== first ? other : Number(first === 0);
  return [first, second];
}

// The letter of a group: that of its lane now, where lanes have moved since it ran.
export function letterOf({groups, lanes}, number) {
  const {id, label} = groups[number];
  if (!lanes) return label;
  const lane = lanes.find((each) => each.id === id);
  return lane ? lane.label : t('{lane} (removed)', {lane: label});
}

// Whether two groups have their tokens in common: those of one model in two precisions do (see models/reference.py).
export const sameModel = ({groups}, one, other) => tokensFrom(groups[one].model) === tokensFrom(groups[other].model);

// A model's reference without what says nothing of its tokens.
function tokensFrom(model) {
  const [name, query = ''] = model.split('?');
  return `${name}?${query.split('&').find((option) => option.startsWith('revision=')) || ''}`;
}

// {kind, at, shorter}: `at` is how many steps of each text come before the place where they diverge. `kind` is "apart"; or
// "same", as far as both are written; or "shorter" where one of them, `shorter` (0 or 1), is how the other one begins.
export function partingOf(group, one, other) {
  const paths = [one, other].map((number) => bestPath(group.shownOf(number).log));
  const at = sameModel(group, one, other) ? partingOfIds(...paths) : partingOfTexts(...paths);
  const over = paths.map((path, i) => at[i] >= path.length);
  if (over[0] && over[1]) return {kind: 'same', at, shorter: null};
  if (over[0] || over[1]) return {kind: 'shorter', at, shorter: over[0] ? 0 : 1};
  return {kind: 'apart', at, shorter: null};
}

function partingOfIds(one, other) {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one[at].chosen.token_id === other[at].chosen.token_id) at += 1;
  return [at, at];
}

// What a step adds to its text. A special token, such as the end of the text, adds one character that no text has, the
// same for every model.
const writtenBy = ({piece}) => piece ?? '\u0000';

function partingOfTexts(...paths) {
  const [one, other] = paths.map((path) => path.map(writtenBy).join(''));
  const end = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < end && one[shared] === other[shared]) shared += 1;
  return paths.map((path) => stepAt(path, shared));
}

// The first step that writes beyond the first `length` characters, or the first byte of what it writes there.
function stepAt(path, length) {
  let written = 0;
  let at = 0;
  while (at < path.length && (written += writtenBy(path[at]).length) <= length) at += 1;
  while (at > 0 && at < path.length && path[at - 1].piece === '') at -= 1;
  return at;
}

// The first steps of a text as people read it.
export const writtenText = (path, length = path.length) => path.slice(0, length).map(({piece}) => piece ?? '').join('');

// The end of a text, in short.
export function tailOf(text, length = 60) {
  const characters = Array.from(text);
  return characters.length <= length ? text : '…' + characters.slice(-length).join('');
}
