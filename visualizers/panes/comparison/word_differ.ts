// What two texts have in common, in words: the longest sequence of words that both have in the same order (the longest
// common subsequence), by Myers' algorithm. Draws nothing.

import {diffArrays} from 'diff';

const SEGMENTER = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, {granularity: 'word'}) : null;

/** A word or a sign of a text, with the white space before it; at the end there may be white space alone. */
export interface Word {
  space: string;
  word: string;
}

// The words of a text. Writing without spaces is divided by the browser's dictionary, where it has one.
export function splitWords(text: string): Word[] {
  const pieces = SEGMENTER
    ? [...SEGMENTER.segment(text)].map(({segment}) => segment)
    : (text.match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu) ?? []);
  const words: Word[] = [];
  let space = '';
  for (const piece of pieces) {
    if (piece.trim()) {
      words.push({space, word: piece});
      space = '';
    } else {
      space += piece;
    }
  }
  if (space) words.push({space, word: ''});
  return words;
}

// For each word of both lists whether the other one has it too, and the length of their longest common subsequence. Words
// that only one of them has at all are not compared: the time is that of what differs, squared.
export function commonWords(one: Word[], other: Word[]): {kept: [boolean[], boolean[]]; shared: number} {
  const [mine, theirs] = [placesOf(one, other), placesOf(other, one)];
  const kept: [boolean[], boolean[]] = [one.map(() => false), other.map(() => false)];
  let [i, j, shared] = [0, 0, 0];
  const wordsAt = (words: Word[], places: number[]) => places.map((place) => words[place].word);
  for (const {added, removed, count} of diffArrays(wordsAt(one, mine), wordsAt(other, theirs))) {
    if (removed) i += count;
    else if (added) j += count;
    else {
      for (const end = i + count; i < end; i++, j++) kept[0][mine[i]] = kept[1][theirs[j]] = true;
      shared += count;
    }
  }
  return {kept, shared};
}

// Where the words of one list stand that the other one has, too.
function placesOf(words: Word[], others: Word[]): number[] {
  const known = new Set(others.map(({word}) => word));
  return words.flatMap(({word}, place) => (word && known.has(word) ? [place] : []));
}
