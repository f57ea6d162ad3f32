// What people read, in their language. The sentences stand in English where they are used; the catalogue of the browser's
// language, {English: translation} (playground/texts/), is loaded before anything is drawn. What it lacks stays English.

import {count as counted, isOne, language, notation, plain, withMinus} from './notation.ts';

export {language};

/** What stands for the names in braces. */
export type Values = Record<string, unknown>;

/** A sentence of this page, or a text or a number of Python's. */
export type Said =
  | string
  | number
  | {said: string; values: Values}
  | {said: string; one: string; count: number; values: Values}
  | {number: string};

// The sentence in the person's language, with what stands for the names in braces. Python's texts come as {said, values},
// with {one, count} where a count decides between two sentences, and its numbers as {number}. Numbers among the values
// get the notation of the page.
export function t(sentence: Said | null | undefined, values?: Values): string {
  if (sentence === null || sentence === undefined) return '';
  if (typeof sentence === 'object') {
    if ('number' in sentence) return notation(withMinus(sentence.number));
    return 'one' in sentence
      ? tn(sentence.count, sentence.one, sentence.said, sentence.values)
      : t(sentence.said, sentence.values);
  }
  const key = String(sentence);
  const found = window.GenerationPlaygroundTexts?.[key] ?? key;
  if (!values) return found;
  return found.replace(/\{\{|\}\}|\{(\w+)\}/g, (part, name) => {
    if (name === undefined) return part[0];
    const value = values[name];
    if (typeof value === 'number') return plain(value);
    return value && typeof value === 'object' ? t(value as Said) : String(value ?? '');
  });
}

// The first sentence where the language says so many as it says one, else the second; {count} in them is the count. A
// sentence that does not name the count is for 1 alone: French says 0 as it says 1.
export function tn(count: number, one: string, others: string, values?: Values): string {
  const translated = window.GenerationPlaygroundTexts?.[one] !== undefined;
  const likeOne = one.includes('{count}') ? isOne(count, translated) : count === 1;
  return t(likeOne ? one : others, {count: counted(count), ...values});
}

// Whether a value is a text of Python's: for code that takes strings as well.
export const isSaid = (value: unknown): value is Exclude<Said, string | number> =>
  typeof value === 'object' &&
  value !== null &&
  (('said' in value && typeof value.said === 'string') || ('number' in value && typeof value.number === 'string'));

/** Whether the page is touched: nobody reads there of keys or of pointing. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-tip', 'label'];

// Translates what stands in a template: its texts and the attributes that people read. For a template as it comes, before
// anything of a run is in it.
export function translateTemplate(root: Element): void {
  const catalogue = window.GenerationPlaygroundTexts;
  if (!catalogue) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/.exec(node.nodeValue ?? '') ?? [];
    const found = words && catalogue[words.replace(/\s+/g, ' ')];
    if (found) node.nodeValue = before + found + after;
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of ATTRIBUTES) {
      const found = catalogue[(element.getAttribute(name) || '').replace(/\s+/g, ' ')];
      if (found) element.setAttribute(name, found);
    }
  }
}

// Loads the catalogue, once for all scripts of a page, and then does `start`; at once where the page is English, or has no
// catalogues (a saved page).
export function withTexts(start: () => void): void {
  const places = window.GenerationPlaygroundCatalogues;
  const address = places?.[language()];
  if (window.GenerationPlaygroundTexts || !address) return start();
  window.GenerationPlaygroundTextsLoading ??= fetch(address)
    .then((answer) => answer.json())
    .then(
      (catalogue) => {
        window.GenerationPlaygroundTexts = catalogue;
      },
      (error) => console.warn('Generation Playground: the translation could not be loaded.', error),
    );
  window.GenerationPlaygroundTextsLoading.then(start);
}
