// What people read, in their language. The sentences stand in English where they are used; the catalogue of the browser's
// language, {English: translation} (playground/texts/), is loaded before anything is drawn. What it lacks stays English.

const LANGUAGES = ['de', 'fr']; // as in playground/texts/catalogue.py

/** @typedef {string | number | {said: string, values: Record<string, any>}} Said */

// The sentence in the person's language, with what stands for the names in braces. Python's texts come as {said, values}.
/** @type {(sentence: Said | null | undefined, values?: Record<string, any>) => string} */
export function t(sentence, values) {
  if (sentence === null || sentence === undefined) return '';
  if (typeof sentence === 'object') return t(sentence.said, sentence.values);
  const key = String(sentence);
  const found = window.GenerationPlaygroundTexts?.[key] ?? key;
  if (!values) return found;
  return found.replace(/\{\{|\}\}|\{(\w+)\}/g, (part, name) => {
    if (name === undefined) return part[0];
    const value = values[name];
    return value && typeof value === 'object' ? t(value) : String(value ?? '');
  });
}

// The first sentence for one, else the second; {count} in them is the count.
/** @type {(count: number, one: string, others: string, values?: Record<string, any>) => string} */
export const tn = (count, one, others, values) => t(count === 1 ? one : others, {count: count.toLocaleString('en-US'), ...values});

// Whether a value is a text of Python's: for code that takes strings as well.
export const isSaid = (value) => Boolean(value) && typeof value === 'object' && typeof value.said === 'string';

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-tip', 'label'];

// Translates what stands in a template: its texts and the attributes that people read. For a template as it comes, before
// anything of a run is in it.
/** @type {(root: Element) => void} */
export function translateTemplate(root) {
  const catalogue = window.GenerationPlaygroundTexts;
  if (!catalogue) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/.exec(node.nodeValue);
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

// The language of the page: the browser's, where there is a catalogue for it.
export function language() {
  const name = (navigator.language || '').slice(0, 2).toLowerCase();
  return LANGUAGES.includes(name) ? name : 'en';
}

// Loads the catalogue, once for all scripts of a page, and then does `start`; at once where the page is English, or has no
// catalogues (a saved page).
/** @type {(start: () => void) => void} */
export function withTexts(start) {
  const places = window.GenerationPlaygroundCatalogues;
  const address = places?.[language()];
  if (window.GenerationPlaygroundTexts || !address) return start();
  window.GenerationPlaygroundTextsLoading ??= fetch(address).then((answer) => answer.json()).then(
    (catalogue) => { window.GenerationPlaygroundTexts = catalogue; },
    (error) => console.warn('Generation Playground: the translation could not be loaded.', error),
  );
  window.GenerationPlaygroundTextsLoading.then(start);
}
