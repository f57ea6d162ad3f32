// What the scenes say, from their numbers. No DOM.

import {notation} from '../../../visualizers/panes/core/notation.ts';
import {quoted} from '../../../visualizers/panes/core/text.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import type {Scene} from '../page/store.ts';
import type {Chance} from './chances.ts';

/** The sentence with which a scene begins. */
export function sentenceOf(scene: Scene): string {
  const sentences: Record<Scene, () => string> = {
    guess: () => t('A language model does not know the next word. It knows a chance for every word.'),
    again: () => t('Draw again: the chances stay the same, the word changes.'),
    best: () => t('What if it always takes the likeliest word?'),
    temperature: () => t('Temperature changes the chances. Drag it.'),
    text: () => t('A whole text is one draw after another. The stronger the colour, the less likely the word.'),
    own: () => t('Now your own words: write a beginning, then press Generate.'),
  };
  return sentences[scene]();
}

/** A chance as a whole percentage. */
export function wholePercent(share: number): string {
  const value = Math.round(100 * share);
  if (share > 0 && value === 0) return notation('<1%');
  return notation(share < 1 && value === 100 ? '>99%' : `${value}%`);
}

/** The name of a row: its word, or what all others are called. */
export const nameOf = ({id, text}: Chance): string => (id === null ? t('any other word') : text.trim() || quoted(text));

/** What became of a guess; null: nobody has guessed. `drawn` is the word that was drawn, with its chance. */
export function guessWords(guess: Chance | null, drawn: Chance): string {
  const values = {drawn: quoted(drawn.text.trim()), chance: wholePercent(drawn.share)};
  if (!guess) return t('This time the draw fell on {drawn}, which had a chance of {chance}.', values);
  const guessed = {
    guess: guess.id === null ? nameOf(guess) : quoted(guess.text.trim()),
    share: wholePercent(guess.share),
  };
  if (guess.id === drawn.id) return t('You said {guess}, and the draw fell on it. Its chance was {share}.', guessed);
  return t('You said {guess}: a chance of {share}. This time the draw fell on {drawn}, with {chance}.', {
    ...guessed,
    ...values,
  });
}

/** What the draws so far show. */
export function drawsWords(firstWords: string[]): string {
  const different = new Set(firstWords).size;
  if (firstWords.length < 2) return '';
  if (different === 1) return t('The same word each time so far: the likely ones come often.');
  return t('{draws} draws, {words} different words. Likely words come more often.', {
    draws: firstWords.length,
    words: different,
  });
}

/** What the likeliest words make together. */
export function loopWords(loop: {sentence: string; count: number} | null): string {
  if (!loop) return t('The likeliest word at every place: each try writes this same text.');
  return t('It goes in circles: {sentence} appears {count} times. Chance is what keeps a text alive.', {
    sentence: quoted(loop.sentence),
    count: loop.count,
  });
}

/** What a temperature does to the chances. */
export function temperatureWords(likeliest: Chance, luck: string | null): string {
  const share = wholePercent(likeliest.share);
  const chance = t('The likeliest word, {word}, now has {share}.', {word: quoted(likeliest.text.trim()), share});
  if (luck === null) return chance;
  return t('{a} {b}', {a: chance, b: t('The same draw would now fall on {word}.', {word: quoted(luck.trim())})});
}
