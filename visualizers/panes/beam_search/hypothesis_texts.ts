// The texts of hypotheses: each whole, cut to what is shown of it, where it stands and what ended it. Draws nothing.

import type {RunLog} from '../core/log.ts';
import {stopWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';
import {type BeamSearch, type Ranked, hasEnded} from './beam_finalization.ts';

const [FIRST_SHOWN, LAST_SHOWN] = [100, 14]; // characters of a long text's beginning and end
const FEWEST_HIDDEN = 16; // characters: a shorter beginning that texts share stands in each of them

const TEXTS = new WeakMap<BeamNode, string>(); // the text up to a node

// The text that ends in a node. A step costs no more than its own token, once the text before it has been asked for.
export function textOf(last: BeamNode): string {
  const unknown: BeamNode[] = [];
  let step: BeamNode | null = last;
  while (step && !TEXTS.has(step)) {
    unknown.push(step);
    step = step.before;
  }
  let text = (step && TEXTS.get(step)) ?? '';
  for (const node of unknown.reverse()) {
    text += node.piece ?? (node.given || !hasEnded(node.beam) ? node.chosen.text : '');
    TEXTS.set(node, text);
  }
  return text;
}

// A long text without its middle.
export function cutInside(text: string, ends = 26): string {
  const characters = Array.from(text);
  if (characters.length <= 2 * ends + 3) return text;
  return `${characters.slice(0, ends).join('')} … ${characters.slice(-ends).join('')}`;
}

// How many characters two texts share at their beginning, up to the word in which they diverge.
function sharedBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  while (at > 0 && !/\s/.test(one[at] ?? ' ')) at -= 1;
  return at;
}

// How much of each text the others have at their beginning, too.
export function sharedWithFirst(texts: string[]): number[] {
  if (texts.length < 2) return texts.map(() => 0);
  const shared = texts.map((text) => sharedBeginning(text, texts[0]));
  return [Math.min(...shared.slice(1)), ...shared.slice(1)];
}

/** What is shown of a text: its beginning and, where its middle is left out, its end. */
export interface ShownText {
  head: string;
  tail: string;
  isCut: boolean;
}

// A text shows where it diverges from the first one, which shows where the others diverge from it. A long one loses its middle
// as well: its end stands by itself, and more than `FIRST_SHOWN` characters before have no room anyway. Where it was
// pressed, all of it is there.
export function shownText(text: string, shared: number, isWhole: boolean): ShownText {
  const from = isWhole || shared < FEWEST_HIDDEN ? 0 : shared;
  const characters = Array.from((from ? '…' : '') + text.slice(from));
  const end = isWhole || characters.length <= 2 * LAST_SHOWN ? 0 : LAST_SHOWN;
  const start = characters.slice(0, characters.length - end);
  return {
    head: (isWhole ? start : start.slice(0, FIRST_SHOWN)).join(''),
    tail: end ? characters.slice(-end).join('') : '',
    isCut: from > 0 || characters.length > 60,
  };
}

// What ended a text, in a few words, as far as the record tells.
export function endingOf(node: BeamNode, log: RunLog, search: BeamSearch): string {
  if (search.ends.has(node.beam.token_id)) return stopWords('eos')[0];
  if (node.length >= search.maxNew) return stopWords('length')[0];
  const reason = log.returned?.find(({last}) => last === node)?.stopReason;
  return reason ? stopWords(reason)[0] : t('a stopping criterion');
}

// The rank of a text, or why it has none.
export function placeWords({place, state, why}: Ranked): string {
  if (place !== null) return state === 'returned' ? t('{place} output', {place: place + 1}) : String(place + 1);
  if (why === 'dropped') return t('dropped');
  if (why === 'too late') return t('too late');
  if (why === 'not reached') return t('not reached');
  return state === 'running' ? t('still running') : '';
}

// From a place to another one: “3 ▲ 2” was third, and has moved up by two.
export function movedWords(now: number | null, before: number | undefined): string {
  if (before === undefined) return now === null ? '–' : '– ▲';
  if (now === null) return `${before + 1} ▼`;
  if (now === before) return `${before + 1} =`;
  return `${before + 1} ${now < before ? '▲' : '▼'} ${Math.abs(now - before)}`;
}
