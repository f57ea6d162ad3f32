// Numbers as the reader writes them: the separators, the space before a percent sign, and the form of a word that a count
// asks for. What is written in English (2,048.5) is the one source, in Python as here. Knows no sentence.

const LANGUAGES = ['de', 'fr']; // as in playground/texts/catalogue.py
const BEFORE_PERCENT = '\u202f'; // a narrow space, in German and in French; browsers differ here
const SIGNS = {};
const KINDS = {};

// The language of the page: the browser's, where there is a catalogue for it.
export function language() {
  const name = (navigator.language || '').slice(0, 2).toLowerCase();
  return LANGUAGES.includes(name) ? name : 'en';
}

// The language in which its sentences stand: English too where the catalogue is not there, as in a saved page.
const spoken = () => (window.GenerationPlaygroundTexts ? language() : 'en');

// {decimal, group} of a language, as Intl has them.
function signsOf(name) {
  if (!SIGNS[name]) {
    const found = {};
    for (const {type, value} of new Intl.NumberFormat(name).formatToParts(1234567.8)) found[type] = value;
    SIGNS[name] = found;
  }
  return SIGNS[name];
}

// What is between digits, and before a percent sign, in the notation of the page: 2,048.5 % is 2.048,5 % in German.
/** @type {(written: string) => string} */
export function notation(written) {
  const name = spoken();
  if (name === 'en') return written;
  const {decimal, group} = signsOf(name);
  return written
    .replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? decimal : group))
    .replace(/(?<=\d)\s?%/g, `${BEFORE_PERCENT}%`);
}

// So many decimal places, or significant digits.
/** @type {(value: number, digits?: number) => string} */
export const fixed = (value, digits = 0) => notation(value.toFixed(digits));
/** @type {(value: number, digits: number) => string} */
export const significant = (value, digits) => notation(value.toPrecision(digits));

// A number in thousands.
/** @type {(number: number) => string} */
export const count = (number) => notation(number.toLocaleString('en-US'));

// A number as it is, without groups: 0.25, 1e-7.
/** @type {(number: number) => string} */
export const plain = (number) => notation(String(number));

// Numbers in a row: where a comma is in them, a semicolon is between them.
/** @type {(numbers: string[]) => string} */
export const listed = (numbers) => numbers.join(signsOf(spoken()).decimal === ',' ? '; ' : ', ');

// Whether a language says of so many what it says of one. A translation that is missing stays English.
/** @type {(number: number, translated: boolean) => boolean} */
export function isOne(number, translated) {
  const name = translated ? spoken() : 'en';
  KINDS[name] ??= new Intl.PluralRules(name);
  return KINDS[name].select(number) === 'one';
}

// The two signs as Plotly takes them.
export function separators() {
  const {decimal, group} = signsOf(spoken());
  return decimal + group;
}
