// Tokens in running text, one element each: their ink, the bytes of a character that several of them write, and their
// numbers in words.

import {
  bytesOf,
  count,
  fillLabel,
  fillToken,
  information,
  leavesBytes,
  make,
  numbersOf,
  percent,
  processorWords,
} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Step, Unit} from '../core/types.ts';
import {isFromElsewhere} from '../core/values.ts';

/** A token as a text has it: `piece` is what it adds to the text, null where that is nothing. */
export interface WrittenToken {
  text: string;
  piece: string | null;
}

/** A paragraph that grows at its end, such as `Rows`, and the elements of its tokens, in order. */
export interface DrawnTokens<Holder = {append(child: HTMLElement): void}> {
  rows: Holder;
  tokens: HTMLElement[];
}

// Writes a token into its element: what it adds to the text, or the name of one that adds nothing. That name keeps the
// direction of its writing to itself: it stays in one piece in any text, and has no say in how that is written.
export function inkToken(element: HTMLElement, token: WrittenToken): void {
  if (token.piece === null) {
    const ink = make('bdi', 'gp-ink gp-special');
    fillLabel(ink, token.text);
    element.append(ink);
  } else if (leavesBytes(token)) {
    element.append(token.piece, make('span', 'gp-ink gp-byte', '', {'data-bytes': bytesOf(token.text) || '·'}));
  } else {
    fillToken(element, token.piece);
  }
}

// Puts a token's element at the end; `previous` is the token before it, if there is one.
export function appendToken(
  {rows, tokens}: DrawnTokens,
  element: HTMLElement,
  token: WrittenToken,
  previous: WrittenToken | null | undefined,
): void {
  const open = previous && leavesBytes(previous) ? tokens.at(-1)?.parentNode : null;
  if (open && token.piece !== null) {
    open.appendChild(element);
  } else if (leavesBytes(token)) {
    const group = make('span', 'gp-bytes'); // the bytes of one character, until the token that completes it
    group.append(element);
    rows.append(group);
  } else {
    rows.append(element);
  }
  tokens.push(element);
}

// Takes all but the first `keep` away.
export function cutTokens({rows, tokens}: DrawnTokens<{removeLast(): void}>, keep: number): void {
  for (const token of tokens.splice(keep).reverse()) {
    const group = token.closest('.gp-bytes');
    if (group && group.childNodes.length > 1) token.remove();
    else rows.removeLast();
  }
}

// ---------------------------------------------------------------------------------------------------- in words

// What took a candidate away.
export const removedWords = ({removed_by: by}: Pick<Candidate, 'removed_by'>): string =>
  t('removed by {processor}', {processor: by ? processorWords(by)[0] : t('a processor')});

// The numbers of a chosen token, as parts of a sentence.
export function numberWords(step: Step, unit: Unit): string[] {
  const {probability, rawProbability, rank, surprisal} = numbersOf(step);
  const {logprob} = step.chosen;
  const [after, before] = [percent(probability), percent(rawProbability)];
  const told = isFromElsewhere(step);
  const parts = [
    !told && logprob === null ? removedWords(step.chosen) : t('probability {share}', {share: told ? before : after}),
  ];
  if (!told && before !== after) parts.push(t('{share} before the processors', {share: before}));
  if (rank !== null) {
    const {vocab} = step.distribution;
    parts.push(
      told || vocab === null
        ? t('rank {rank}', {rank: count(rank)})
        : t('rank {rank} of {count}', {rank: count(rank), count: count(vocab)}),
    );
  }
  return [...parts, t('surprisal {amount}', {amount: information(surprisal, unit)})];
}
