// How the numbers of the likeliest answer came about, as sums with their own numbers: for the boxes of the choices pane.
// Reads blocks as playground/experiments/choices.py finds them; draws nothing.

import {quotientWords} from '../core/run_sums.ts';
import {count, decimals, percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {choiceOrder, choiceValue, logWords} from './choices_words.js';

const MOST = 4; // terms that are written out
const bytesIn = (text) => new TextEncoder().encode(text.trimStart()).length;
const cut = (terms) => (terms.length > MOST ? [...terms.slice(0, MOST - 1), '…', terms.at(-1)] : terms);

// name of a column -> its sum, of the likeliest answer by `by`
/** @type {Record<string, (answer: any, block: any, by: 'sum' | 'token' | 'byte') => string>} */
const SUMS = {
  share(answer, block, by) {
    const share = answer.shares && answer.shares[by];
    if (!isKnown(share)) return '';
    const power = (each) => `e^(${logWords(choiceValue(each, by))})`;
    const all = choiceOrder(block, by).map((place) => power(block.answers[place]));
    return `${power(answer)} / (${cut(all).join(' + ')}) = ${percent(share)}`;
  },
  sum: ({tokens, logprob}) => sumWords(tokens.map((token) => token.logprob), logprob),
  token: ({logprob, per_token: value, tokens}) => quotient(logprob, tokens.length, value),
  byte: ({logprob, per_byte: value, text}) => quotient(logprob, bytesIn(text), value),
  perplexity: ({per_token: mean, perplexity: value}) => (isKnown(value) && isKnown(mean) ? `exp(−(${decimals(mean)})) = ${decimals(value, 2)}` : ''),
  after: ({tokens, after}) => (isKnown(after) ? sumWords(tokens.map((token) => token.after), after) : ''),
};

function sumWords(terms, value) {
  const words = `${logWords(value)}\u00a0nats, ${percent(probability(value))}`;
  if (terms.length < 2 || !terms.every(isKnown)) return words;
  return `${cut(terms.map((each) => logWords(each))).join(' + ').replaceAll('+ -', '− ')} = ${words}`;
}

function quotient(sum, parts, value) {
  if (!isKnown(sum) || !isKnown(value) || decimals(sum / parts) !== decimals(value)) return '';
  return quotientWords(decimals(sum), count(parts), decimals(value));
}

// The sentence of a block's likeliest answer for a column, empty where its number is not known.
export function answerSum(name, block, by) {
  const answer = block.answers[choiceOrder(block, by)[0]];
  const words = answer && SUMS[name](answer, block, by);
  return words ? t('{name}: {words}.', {name: quoted(answer.text.trim()), words}) : '';
}
