// The words on the nodes of a beam tree, and how wide and high the nodes of folds are so that as many of them as there is
// room for can be read. Draws nothing.

import {INVISIBLE, MARKS} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';

const LETTER = 7.3; // pixels
const INSET = 8; // pixels between a node's border and its words
const WIDEST = 470; // pixels of a fold: as many words as can be read in one line
const MOST_LINES = 3; // of a fold

/** How many letters there is room for in a line of a node. */
export const lettersIn = (width: number): number => Math.floor((width - 2 * INSET) / LETTER);

/** A token in one line, with marks for what cannot be seen. */
export const wordOf = ({beam, chosen}: BeamNode): string =>
  (beam.text || chosen.text || '').replace(INVISIBLE, (c) => MARKS[c] || '\uFFFD') || t('(empty)');

// Letters of double width count twice.
const widthOf = (character: string): number =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
    character,
  )
    ? 2
    : 1;

const lengthOf = (text: string): number => Array.from(text).reduce((sum, c) => sum + widthOf(c), 0);

export function cutEnd(text: string, room: number): string {
  let width = 0;
  const characters = Array.from(text);
  for (const [i, character] of characters.entries()) {
    width += widthOf(character);
    if (width > room) return characters.slice(0, Math.max(1, i - 1)).join('') + '…';
  }
  return text;
}

/** The tokens of a fold in lines of so many letters; where they are too many, with a gap before the last line. */
export function linesOf(tokens: BeamNode[], room: number, most = MOST_LINES): string[] {
  const lines: string[] = [''];
  for (const word of tokens.map(wordOf)) {
    const line = lines[lines.length - 1];
    if (line && lengthOf(line) + lengthOf(word) > room) lines.push(cutEnd(word, room));
    else lines[lines.length - 1] = cutEnd(line + word, room);
  }
  if (lines.length <= most) return lines;
  if (most === 1) return [cutEnd(tokens.map(wordOf).join(''), room)];
  const begun = lines.slice(0, most - 1);
  begun.push(`${cutEnd(begun.pop() ?? '', room - 1).replace(/…$/, '')}…`);
  return [...begun, lines[lines.length - 1]];
}

/** The width that each of some columns is to have: that of its words for a fold, as far as there is room; where not all of
 * that fits, the same part of it for each. `folds`: for each column, the tokens of its nodes; null where it is no fold. */
export function columnWidths(
  folds: (BeamNode[][] | null)[],
  {least, usual, room}: {least: number; usual: number; room: number | null},
): number[] {
  const wanted = folds.map((nodes) => {
    const letters = Math.max(0, ...(nodes ?? []).map((tokens) => lengthOf(tokens.map(wordOf).join(''))));
    return Math.max(least, Math.min(room === null ? usual : WIDEST, letters * LETTER + 2 * INSET)) - least;
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  const part = room === null || !sum ? 1 : Math.max(0, Math.min(1, room / sum));
  return wanted.map((width) => least + Math.floor(width * part));
}
