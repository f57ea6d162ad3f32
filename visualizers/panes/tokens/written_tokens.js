// Tokens in running text, one element each: their ink, the bytes of a character that several of them write, and their
// numbers in words. `drawn` is {rows, tokens}: a paragraph (see virtual_rows.js) and the elements that are in it, in order.

import {
  bytesOf, count, fillLabel, fillToken, information, leavesBytes, make, numbersOf, percent,
} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isFromElsewhere} from '../core/values.ts';
import {removedWords} from './card.js';

// Writes a token into its element: what it adds to the text, or the name of one that adds nothing. That name keeps the
// direction of its writing to itself: it stays in one piece in any text, and has no say in how that is written.
export function inkToken(element, token) {
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
export function appendToken(drawn, element, token, previous) {
  const open = previous && leavesBytes(previous) ? drawn.tokens.at(-1).parentNode : null;
  if (open && token.piece !== null) {
    open.append(element);
  } else if (leavesBytes(token)) {
    const group = make('span', 'gp-bytes'); // the bytes of one character, until the token that completes it
    group.append(element);
    drawn.rows.append(group);
  } else {
    drawn.rows.append(element);
  }
  drawn.tokens.push(element);
}

// Takes all but the first `keep` away.
export function cutTokens(drawn, keep) {
  while (drawn.tokens.length > keep) {
    const token = drawn.tokens.pop();
    const group = token.closest('.gp-bytes');
    if (group && group.childNodes.length > 1) token.remove();
    else drawn.rows.removeLast();
  }
}

// The numbers of a chosen token, as parts of a sentence.
export function numberWords(step, unit) {
  const {probability: p, rawProbability, rank, surprisal} = numbersOf(step);
  if (isFromElsewhere(step)) return toldWords(step, unit);
  const parts = [step.chosen.logprob === null ? removedWords(step.chosen) : t('probability {share}', {share: percent(p)})];
  if (percent(rawProbability) !== percent(p)) parts.push(t('{share} before the processors', {share: percent(rawProbability)}));
  if (rank !== null) parts.push(t('rank {rank} of {count}', {rank: count(rank), count: count(step.distribution.vocab)}));
  return [...parts, t('surprisal {amount}', {amount: information(surprisal, unit)})];
}

// The same of another server's run.
function toldWords(step, unit) {
  const {rawProbability, rank, surprisal} = numbersOf(step);
  return [
    t('probability {share}', {share: percent(rawProbability)}), ...(rank === null ? [] : [t('rank {rank}', {rank: count(rank)})]),
    t('surprisal {amount}', {amount: information(surprisal, unit)}),
  ];
}
