// Numbers as the reader writes them: the separators, the space before a percent sign, and the form of a word that a count
// asks for. What is written in English (2,048.5) is the one source, in Python as here. Knows no sentence.

const LANGUAGES = ['de', 'fr']; // as in playground/texts/catalogue.py
const BEFORE_PERCENT = '\u202f'; // a narrow space, in German and in French; browsers differ here
const SIGNS: Record<string, Signs> = {};
const KINDS: Record<string, Intl.PluralRules> = {};

// What stands before the decimals of a number, and between its thousands.
interface Signs {
  decimal: string;
  group: string;
}

// The language of the page: the browser's, where there is a catalogue for it.
export function language() {
  const name = (navigator.language || '').slice(0, 2).toLowerCase();
  return LANGUAGES.includes(name) ? name : 'en';
}

// The language in which its sentences stand: English too where the catalogue is not there, as in a saved page.
const spoken = () => (window.GenerationPlaygroundTexts ? language() : 'en');

// The signs of a language, as Intl has them.
function signsOf(name: string): Signs {
  if (!SIGNS[name]) {
    const parts = new Intl.NumberFormat(name).formatToParts(1234567.8);
    const sign = (wanted: string) => parts.find(({type}) => type === wanted)?.value ?? '';
    SIGNS[name] = {decimal: sign('decimal'), group: sign('group')};
  }
  return SIGNS[name];
}

// What is between digits, and before a percent sign, in the notation of the page: 2,048.5 % is 2.048,5 % in German.
export function notation(written: string): string {
  const name = spoken();
  if (name === 'en') return written;
  const {decimal, group} = signsOf(name);
  return written
    .replace(/(?<=\d)[.,](?=\d)/g, (sign) => (sign === '.' ? decimal : group))
    .replace(/(?<=\d)\s?%/g, `${BEFORE_PERCENT}%`);
}

// A minus is as wide as a plus; what rounds to zero has none.
export const withMinus = (written: string) => written.replace(/^-(?=0(\.0*)?$)/, '').replace(/^-/, '−');

// So many decimal places, or significant digits.
export const fixed = (value: number, digits: number = 0): string => notation(withMinus(value.toFixed(digits)));
export const significant = (value: number, digits: number): string => notation(withMinus(value.toPrecision(digits)));

// A number in thousands.
export const count = (number: number): string =>
  Number.isInteger(number) && number >= 0 && number < 1000 ? String(number) : notation(WHOLE.format(number));
const WHOLE = new Intl.NumberFormat('en-US'); // to make one for each number takes longer than all the rest of a row

// A number as it is, without groups: 0.25, 1e-7.
export const plain = (number: number): string => notation(String(number));

// Numbers in a row: where a comma is in them, a semicolon is between them.
export const listed = (numbers: string[]): string => numbers.join(signsOf(spoken()).decimal === ',' ? '; ' : ', ');

// Whether a language says of so many what it says of one. A translation that is missing stays English.
export function isOne(number: number, translated: boolean): boolean {
  const name = translated ? spoken() : 'en';
  if (name === 'en') return number === 1;
  KINDS[name] ??= new Intl.PluralRules(name);
  return KINDS[name].select(number) === 'one';
}

// The two signs as Plotly takes them.
export function separators() {
  const {decimal, group} = signsOf(spoken());
  return decimal + group;
}
