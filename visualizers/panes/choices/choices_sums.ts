// How the numbers of the likeliest answer came about, as sums with their own numbers: for the boxes of the choices pane.
// Reads blocks as playground/experiments/choices.py finds them; draws nothing.

import {quotientWords} from '../core/run_sums.ts';
import {count, decimals, percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {type Answer, type Block, type Ranking, choiceOrder, choiceValue, logWords} from './choices_words.ts';

const MOST = 4; // terms that are written out
const bytesIn = (text: string) => new TextEncoder().encode(text.trimStart()).length;
const cut = (terms: string[]) => (terms.length > MOST ? [...terms.slice(0, MOST - 1), '…', ...terms.slice(-1)] : terms);

export type ColumnName = 'share' | 'sum' | 'token' | 'byte' | 'perplexity' | 'after';

// The sum of each column, of the likeliest answer by `by`.
const SUMS: Record<ColumnName, (answer: Answer, block: Block, by: Ranking) => string> = {
  share(answer, block, by) {
    const share = answer.shares?.[by];
    if (!isKnown(share)) return '';
    const power = (each: Answer) => `e^(${logWords(choiceValue(each, by))})`;
    const all = choiceOrder(block, by).map((place) => power(block.answers[place]));
    return `${power(answer)} / (${cut(all).join(' + ')}) = ${percent(share)}`;
  },
  sum: ({tokens, logprob}) =>
    sumWords(
      tokens.map((token) => token.logprob),
      logprob,
    ),
  token: ({logprob, per_token: value, tokens}) => quotient(logprob, tokens.length, value),
  byte: ({logprob, per_byte: value, text}) => quotient(logprob, bytesIn(text), value),
  perplexity: ({per_token: mean, perplexity: value}) =>
    isKnown(value) && isKnown(mean) ? `exp(−(${decimals(mean)})) = ${decimals(value, 2)}` : '',
  after: ({tokens, after}) =>
    isKnown(after)
      ? sumWords(
          tokens.map((token) => token.after),
          after,
        )
      : '',
};

function sumWords(terms: (number | null)[], value: number | null): string {
  const words = `${logWords(value)}\u00a0nats, ${percent(probability(value))}`;
  if (terms.length < 2 || !terms.every(isKnown)) return words;
  return `${cut(terms.map((each) => logWords(each)))
    .join(' + ')
    .replaceAll('+ −', '− ')} = ${words}`;
}

function quotient(sum: number | null, parts: number, value: number | null): string {
  if (!isKnown(sum) || !isKnown(value) || decimals(sum / parts) !== decimals(value)) return '';
  return quotientWords(decimals(sum), count(parts), decimals(value));
}

// The sentence of a block's likeliest answer for a column, empty where its number is not known.
export function answerSum(name: ColumnName, block: Block, by: Ranking): string {
  const [first] = choiceOrder(block, by);
  if (first === undefined) return '';
  const answer = block.answers[first];
  const words = SUMS[name](answer, block, by);
  return words ? t('{name}: {words}.', {name: quoted(answer.text.trim()), words}) : '';
}
