// How tokens and numbers are written. Model text only ever becomes text nodes, never markup.

import {count, fixed, notation} from './notation.ts';
import {MODES, PROCESSORS, STOPS} from './tables.ts';
import {t, tn} from './texts.ts';
import type {Failed, Loading, Step, Started, Unit} from './types.ts';
import {isKnown} from './values.ts';

export const MARKS: Record<string, string> = {' ': '·', '\n': '↵', '\t': '⇥', '\r': '␍'};
// Whitespace, control characters, and invisible ones that change the direction or the joining of their neighbours.
export const INVISIBLE = /[ \p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

// Makes an element with classes, text and attributes.
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className?: string,
  text?: string | number | null,
  attributes?: Record<string, string | number | boolean>,
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined && text !== null) node.textContent = String(text);
  for (const [name, value] of Object.entries(attributes || {})) node.setAttribute(name, String(value));
  return node;
}

// Text with its invisible characters marked. In labels the marks stand for the characters; in running text they are
// drawn beside the real ones, so that lines break and copied text is right.
export function fillText(node: Element, text: string, {running = false} = {}): void {
  let at = 0;
  for (const match of text.matchAll(INVISIBLE)) {
    const [character] = match;
    if (match.index > at) node.append(text.slice(at, match.index));
    at = match.index + 1;
    const mark = MARKS[character] || 'U+' + (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    if (running) {
      const real = MARKS[character] ? character : '';
      node.append(make('span', 'gp-space', real, {'data-mark': mark, 'data-wide': mark === '·' ? 'no' : 'yes'}));
    } else {
      node.append(make('span', 'gp-mark', mark));
    }
  }
  if (at < text.length) node.append(text.slice(at));
}

// A token in running text: a space before a word is a gap, the rest stands on `.gp-ink`, which can be shaded, and the
// line breaks at its end come after that. Returns the ink.
export function fillToken(node: Element, piece: string): HTMLElement {
  const gap = /^ (?=\S)/.test(piece) ? ' ' : '';
  const breaks = /\n*$/.exec(piece)?.[0] ?? '';
  const ink = make('span', 'gp-ink');
  fillText(ink, piece.slice(gap.length, piece.length - breaks.length), {running: true});
  for (let i = 0; i < breaks.length; i++)
    ink.append(make('span', 'gp-space', '', {'data-mark': MARKS['\n'], 'data-wide': 'yes'}));
  node.append(...[gap, ink, breaks].filter(Boolean));
  return ink;
}

// The bytes at the end of a label such as “ \xf0\x9f”, as “F0 9F”.
const BYTES = /(\\x[0-9a-f]{2})+$/i;
export const bytesOf = (label: string): string =>
  (label.match(BYTES) || [''])[0].replaceAll('\\x', ' ').trim().toUpperCase();

// Whether a character is incomplete after this token: its last bytes are not in the text yet.
export const leavesBytes = ({piece, text}: {piece: string | null; text: string}): boolean =>
  piece !== null && (piece === '' || (BYTES.test(text) && piece === text.replace(BYTES, '')));

// A token on its own, as in a list.
export function fillLabel(node: Element, text: string): void {
  node.replaceChildren();
  fillText(node, text);
  if (!text) node.append(make('span', 'gp-mark', t('(empty)')));
}

// The same, as an element of its own that keeps the direction of its writing to itself.
export function labelled(text: string, className?: string): HTMLElement {
  const node = make('bdi', className);
  fillLabel(node, text);
  return node;
}

// Sets a text, and touches nothing where it is there already.
export function say(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

// Words in which no number is parted from its unit at the end of a line.
const WITH_UNIT =
  /([<>≈−-]?\d[\d.,\u202f\u00a0]*[\s\u00a0\u202f]?(?:%|(?:bits?|nats|ms|s|[kMG]B|tokens)(?![\p{L}\p{N}_])))/u;

export function together(words: string): DocumentFragment {
  const all = document.createDocumentFragment();
  words.split(WITH_UNIT).forEach((part, i) => all.append(i % 2 ? make('span', 'gp-together', part) : part));
  return all;
}

// A token for attributes and screen readers: one line, marks instead of whitespace.
export const inOneLine = (text: string): string =>
  text.replace(INVISIBLE, (c) => (c === ' ' ? ' ' : MARKS[c] || '\uFFFD'));

// Words as a sentence of their own.
export const asSentence = (words: string): string => (words ? `${words}.` : '');

// Parts that may hold commas, those that are not empty, with the language's semicolon between them.
export const inParts = (parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(t('{before}; {part}').split(/\{\w+\}/)[1]);

// The same in the quotation marks of the language.
export const quoted = (text: string): string => t('“{text}”', {text: inOneLine(text)});

// How long a run that waits will wait, which is not known to the second.
export function waitWords(seconds: number) {
  if (seconds > 90) return t('Yours begins in about {count} minutes.', {count: Math.round(seconds / 60)});
  return t('Yours begins in about {count} s.', {
    count: seconds < 10 ? Math.max(1, Math.round(seconds)) : 5 * Math.round(seconds / 5),
  });
}

// A sentence, as `t` gives it without values, with elements among its values: what to append.
export const filled = <Part>(sentence: string, values: Record<string, Part>): (Part | string)[] =>
  sentence.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? values[part] : part));

export function percent(probability: number): string {
  const value = probability * 100;
  if (value === 0) return notation('0%');
  if (value < 0.01) return notation('<0.01%');
  if (value < 1) return notation(value.toFixed(2) + '%');
  if (value > 99.95 && value < 100) return notation('>99.9%');
  return notation(value.toFixed(1).replace('.0', '') + '%');
}

// A log-probability that is not finite travels as null: the token cannot occur.
export const probability = (logprob: number | null | undefined): number =>
  logprob === null || logprob === undefined ? 0 : Math.exp(logprob);

// What was asked, in short: the prompt, or the last message of a chat.
export const askedOf = ({prompt, request}: Pick<Started, 'prompt' | 'request'>): string =>
  prompt || ((request && request.messages) || []).at(-1)?.content || '';

export const fromNats = (nats: number, unit: Unit): number => (unit === 'bits' ? nats / Math.LN2 : nats);

export function information(nats: number | null, unit: Unit): string {
  if (nats === null || !Number.isFinite(nats)) return t('infinite');
  return withUnit(nats, fixed(fromNats(nats, unit), 2), unit);
}

/** So many nats, written in the unit of the page: "1.44 bits". French has "0,91 bit". */
export const withUnit = (nats: number, written: string, unit: Unit): string =>
  unit === 'bits'
    ? tn(Math.abs(fromNats(nats, unit)), '{count} bit', '{count} bits', {count: written})
    : `${written} ${t(unit)}`;

// What a Loading event says of a model on its way: "loading stories …", "downloading gpt2: 120 MB of 548 MB …".
export function loadingWords({model, phase, done, total}: Loading): string {
  if (phase === 'gpu') return t('waiting for the shared GPU …');
  if (phase === 'asking') return t('asking the Hub for {model} …', {model});
  const share = percent((done ?? 0) / (total || 1));
  if (phase === 'download')
    return t('downloading {model}: {done} of {total} …', {model, done: bytesWords(done), total: bytesWords(total)});
  if (phase === 'converting')
    return total
      ? t('converting {model}: {share} …', {model, share})
      : t('reading the file of {model} to convert it …', {model});
  return total ? t('loading {model}: {share} …', {model, share}) : t('loading {model} …', {model});
}

// A number of bytes as a person reads it.
export function bytesWords(size: number | null | undefined): string {
  if (!isKnown(size)) return '–';
  if (size >= 1e9) return t('{size} GB', {size: fixed(size / 1e9, size < 1e10 ? 2 : 1)});
  if (size >= 1e6) return t('{size} MB', {size: fixed(size / 1e6, size < 1e8 ? 1 : 0)});
  return t('{size} kB', {size: fixed(size / 1e3, 0)});
}

export function seconds(value: number): string {
  if (value < 1) return Math.round(value * 1000) + ' ms';
  return fixed(value, value < 10 ? 2 : 1) + ' s';
}

// A number such as a score; what is not finite travels as null.
export const decimals = (value: number | null | undefined, digits = 3): string =>
  value === null || value === undefined ? '–' : fixed(value, digits);

export {count};

/** Probabilities from 0 to 1, surprisal and entropies in nats. */
export interface StepNumbers {
  probability: number;
  rawProbability: number;
  rank: number | null;
  surprisal: number;
  entropyBefore: number | null;
  entropyAfter: number | null;
}

// The numbers of one step. Surprisal is that of the draw: after the processors, or before them where nothing was drawn
// from what they left (a text that was only read).
export function numbersOf(step: Pick<Step, 'chosen' | 'distribution' | 'read'>): StepNumbers {
  const {chosen, distribution} = step;
  const logprob = step.read ? chosen.raw_logprob : (chosen.logprob ?? chosen.raw_logprob);
  return {
    probability: probability(chosen.logprob),
    rawProbability: probability(chosen.raw_logprob),
    rank: (step.read ? null : chosen.rank) ?? chosen.raw_rank,
    surprisal: logprob === null ? Infinity : Math.max(0, -logprob),
    entropyBefore: distribution.entropy_before,
    entropyAfter: distribution.entropy_after,
  };
}

// ------------------------------------------------------------------------------------------- names (MODES and the like)

export const named = <Value>(table: Record<string, Value>, key: string, otherwise: Value): Value =>
  Object.hasOwn(table, key) ? table[key] : otherwise;

export const modeName = (mode: string): string =>
  Object.hasOwn(MODES, mode) ? t(MODES[mode]) : mode.replaceAll('_', ' ');

// What is to be said of a run that failed, each thing once: [{message, fix, knob}].
export function problemsOf({
  message,
  fix,
  diagnostics = [],
}: Pick<Failed, 'message' | 'fix'> & Partial<Failed>): {knob: string; message: string; fix: string}[] {
  const told = diagnostics.map((problem) => ({knob: problem.knob, message: t(problem.message), fix: t(problem.fix)}));
  return told.some((problem) => problem.message === t(message))
    ? told
    : [{knob: '', message: t(message), fix: t(fix)}, ...told];
}

// Why a text ended: in a few words, and as the end of a sentence. What has no words is said as it is.
export const stopWords = (reason: string): string[] =>
  Object.hasOwn(STOPS, reason) ? STOPS[reason].map((words) => t(words)) : [reason, reason];

// [name, meaning, knobs] of a logits processor; a person's own goes by its class name. The meaning goes on after “it”.
export function processorWords(kind: string): [name: string, meaning: string, knobs: string[]] {
  if (!Object.hasOwn(PROCESSORS, kind)) return [kind, t('is your own logits processor'), []];
  const [name, meaning, knobs] = PROCESSORS[kind];
  return [t(name), t(meaning), knobs];
}
