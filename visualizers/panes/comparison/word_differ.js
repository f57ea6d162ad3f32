// What two texts have in common, in words: the longest sequence of words that both have in the same order (the longest
// common subsequence). Draws nothing.

export const WORDS_AT_MOST = 1200; // of each text, between what both begin and end with: the time and the memory are their product

const SEGMENTER = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, {granularity: 'word'}) : null;

// The words and signs of a text, each with the white space before it: [{space, word}]. Writing without spaces is divided
// by the browser's dictionary, where it has one.
export function splitWords(text) {
  const pieces = SEGMENTER ? [...SEGMENTER.segment(text)].map(({segment}) => segment) : text.match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu) || [];
  const words = [];
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

// For each word of both lists whether the other one has it too: {kept: [[true, ...], [...]], shared, cut}. `shared` is the
// length of the longest common subsequence, `cut` whether the lists were too long to look at all of them.
export function commonWords(one, other) {
  const lists = [one, other].map((list) => list.map(({word}) => word));
  const [mine, theirs] = lists;
  const end = Math.min(mine.length, theirs.length);
  let first = 0;
  while (first < end && mine[first] === theirs[first]) first += 1;
  let last = 0;
  while (last < end - first && mine.at(-1 - last) === theirs.at(-1 - last)) last += 1;
  const kept = lists.map((list) => list.map((_, i) => i < first || i >= list.length - last));
  const middles = lists.map((list) => list.slice(first, list.length - last));
  const cut = middles.some((middle) => middle.length > WORDS_AT_MOST);
  for (const [i, j] of longestCommon(...middles.map((middle) => middle.slice(0, WORDS_AT_MOST)))) {
    kept[0][first + i] = kept[1][first + j] = true;
  }
  return {kept, shared: kept[0].filter((is, i) => is && mine[i]).length, cut};
}

// The pairs of places [i, j] of a longest common subsequence of two lists. lengths[i][j] is that of what begins at i and j.
function longestCommon(one, other) {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] = one[i] === other[j] ? lengths[at + width + 1] + 1 : Math.max(lengths[at + width], lengths[at + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) i += 1;
    else j += 1;
  }
  return pairs;
}
