// A batch in words: what padding changed, in each way and for each prompt. Takes what a BatchQuestion of
// playground/questions/prompt_batch.py came to; draws nothing.

import {fixed} from '../core/notation.ts';
import {klSumWords} from '../core/run_sums.ts';
import {asSentence, decimals, fromNats, modeName, percent, probability, quoted, withUnit} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Found, Unit} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {pWords} from '../watermarks/watermark_statistics.ts';

export type ReadToken = [id: number, label: string, mask: 0 | 1, position: number | null];
export type NewToken = [id: number, label: string, piece: string | null];

export type WayName = 'alone' | 'left' | 'right';

/** What one prompt came to in one way; what compares it with the prompt alone is in nats, null where it is infinite. */
export interface Output {
  read: ReadToken[];
  new: NewToken[];
  first: [label: string, logprob: number][]; // the likeliest first new tokens
  same: boolean;
  parts_at: number | null;
  kl: number | null;
  change: number | null;
}

export interface Way {
  name: WayName;
  masked: boolean;
  guessed: boolean; // the library has found the padding by itself
  answers: Output[];
}

export interface BatchFound extends Found {
  model: string;
  mode: string;
  sampled: boolean;
  seed: number;
  dtype: string;
  is_encoder_decoder: boolean;
  prompts: string[];
  pad: [id: number, label: string];
  borrowed: boolean; // the pad token is the one that ends a text
  width: number;
  ways: Way[];
}

/** A verdict with its sign, in words. */
export interface BatchVerdict {
  verdict: 'good' | 'bad' | 'even';
  sign: string;
  words: string;
}

export function batchWayName({name, masked}: Way): string {
  if (name === 'alone') return t('Alone');
  if (name === 'left') return masked ? t('Padded on the left') : t('Padded on the left, without a mask');
  return masked ? t('Padded on the right') : t('Padded on the right, without a mask');
}

// A divergence or a change, in nats; below a ten-thousandth as a power of ten.
function distanceWords(nats: number | null, unit: Unit): string {
  if (!isKnown(nats)) return t('infinite');
  const value = fromNats(nats, unit);
  const size = Math.abs(value);
  if (size < 1e-15) return withUnit(0, '0', unit);
  const words = size < 1e-4 ? pWords(size) : fixed(size, size < 0.01 ? 4 : 3);
  return withUnit(nats, `${value < 0 ? '−' : ''}${words}`, unit);
}

// Of one way over all prompts.
export function batchVerdict(found: BatchFound, way: Way, unit: Unit): BatchVerdict & {more: string} {
  const {prompts, sampled, ways} = found;
  const [alone] = ways;
  const moved = way.answers.map(({kl}) => (isKnown(kl) ? kl : Infinity));
  const padded = way.answers.filter(({read}, i) => read.length > alone.answers[i].read.length).length;
  const more = [
    t("How far the first new token's distribution moved from the one without a batch: at most {distance}.", {
      distance: distanceWords(Math.max(...moved), unit),
    }),
  ];
  if (!padded) more.push(t('No prompt is shorter than another, so nothing was padded.'));
  if (way.guessed) more.push(t('generate has found the padding by itself, because no text ends with this pad token.'));
  else if (!way.masked && padded) more.push(t('The model has read the padding as text.'));
  const other = way.answers.filter(({same}) => !same).length;
  const verdict = sampled ? 'even' : other ? 'bad' : 'good';
  const words = verdictWords(verdict, batchWayName(way), other, prompts.length);
  return {verdict, sign: {even: '○', bad: '✗', good: '✓'}[verdict], words, more: more.join(' ')};
}

function verdictWords(verdict: BatchVerdict['verdict'], way: string, other: number, all: number): string {
  if (verdict === 'even') return t('{way}: the texts are drawn again, so they are not compared.', {way});
  if (verdict === 'good')
    return tn(
      all,
      '{way}: the prompt gives the same text as on its own.',
      '{way}: each of the {count} prompts gives the same text as on its own.',
      {way},
    );
  if (all === 1) return t('{way}: the prompt gives a different text than on its own.', {way});
  return tn(
    other,
    '{way}: {count} of {all} prompts gives a different text than on its own.',
    '{way}: {count} of {all} prompts give a different text than on their own.',
    {way, all},
  );
}

// Of one prompt in one way.
export function answerVerdict({sampled}: BatchFound, {name}: Way, {same}: Output): BatchVerdict {
  if (name === 'alone') return {verdict: 'even', sign: '', words: ''};
  if (sampled) return {verdict: 'even', sign: '○', words: t('drawn again')};
  return same
    ? {verdict: 'good', sign: '✓', words: t('the same as on its own')}
    : {verdict: 'bad', sign: '✗', words: t('a different text than on its own')};
}

// ---------------------------------------------------------------------------------------------------- the numbers of a prompt

/** A number of one prompt in one way; `run` is the sentence of this batch. */
export interface Measure {
  words: string;
  meaning: string;
  term: string;
  run?: () => string;
  unit?: string;
}

export function batchMeasures(found: BatchFound, way: Way, answer: Output, alone: Output, unit: Unit): Measure[] {
  const next = firstMeasure(answer);
  if (way.name === 'alone') return [next];
  const parting = found.sampled ? '' : partingWords(answer, alone);
  const change = distanceWords(answer.change, unit);
  return [
    ...(parting
      ? [
          {
            words: parting,
            meaning: t('The first token that differs. What comes after it continues a different text.'),
            term: 'greedy',
          },
        ]
      : []),
    {
      words: t('KL {distance}', {distance: distanceWords(answer.kl, unit)}),
      meaning: t(
        'Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.',
      ),
      term: 'kl',
      run: () => asSentence(klSumWords(pairsOf(alone, answer), unit, distanceWords(answer.kl, unit))),
    },
    {
      words: t('log p of {token} {change}', {
        token: quoted(alone.new[0][1]),
        change: `${isKnown(answer.change) && answer.change > 0 ? '+' : ''}${change}`,
      }),
      meaning: t('The change in the log-probability of the token that the prompt alone chose first.'),
      term: 'logprob',
      run: () => changeSum(answer, alone, change),
      unit,
    },
    next,
  ];
}

function firstMeasure({first}: Output): Measure {
  const share = (logprob: number) => percent(probability(logprob));
  const tokens = first.slice(0, 3).map(([label, logprob]) => `${quoted(label)} ${share(logprob)}`);
  const [[likeliest, logprob]] = first;
  const values = {token: quoted(likeliest), logprob: decimals(logprob), percent: share(logprob)};
  return {
    words: t('first: {tokens}', {tokens: tokens.join(', ')}),
    meaning: t('The likeliest first new tokens, with their probabilities before the logits processors.'),
    term: 'probability',
    run: () => t('{token}: e^({logprob}) = {percent}.', values),
  };
}

// Where a text diverges from that of the prompt alone.
function partingWords({parts_at: at, new: own}: Output, alone: Output): string {
  if (at === null) return '';
  const word = (tokens: NewToken[]) => (at < tokens.length ? quoted(tokens[at][1]) : t('the end'));
  return t('diverges at new token {number}: {own}, alone {alone}', {
    number: at + 1,
    own: word(own),
    alone: word(alone.new),
  });
}

// The probabilities of the first new token, alone and in this way, of those that are listed in both.
const pairsOf = (alone: Output, answer: Output) =>
  alone.first.flatMap(([text, p]) => {
    const other = answer.first.find(([label]) => label === text);
    return other ? [{text, p: probability(p), q: probability(other[1])}] : [];
  });

function changeSum(answer: Output, alone: Output, change: string): string {
  const [[, chosen]] = alone.new;
  const [before, after] = [alone, answer].map(({first}) => first.find(([label]) => label === chosen));
  if (!before || !after || !isKnown(answer.change)) return '';
  return t('from {before} alone to {after}: a change of {change}.', {
    before: percent(probability(before[1])),
    after: percent(probability(after[1])),
    change,
  });
}

// ---------------------------------------------------------------------------------------------------- what was decoded, and how

export function batchAbout(found: BatchFound): string {
  const {model, mode, prompts, width, pad, borrowed, dtype, seed, sampled, ways} = found;
  const drawn = sampled ? t('{mode}, seed {seed}', {mode: modeName(mode), seed}) : modeName(mode);
  const isPadded = ways[0].answers.some(({read}) => read.length < width);
  const size = isPadded
    ? paddedWords(prompts.length, {width, pad: pad[1]}, borrowed)
    : tn(prompts.length, '{count} prompt of {width} tokens', '{count} prompts of {width} tokens', {width});
  return `${model}, ${dtype}; ${drawn}; ${size}`;
}

const paddedWords = (prompts: number, values: {width: number; pad: string}, borrowed: boolean) =>
  borrowed
    ? tn(
        prompts,
        '{count} prompt, padded to {width} tokens with {pad}, the end-of-text token',
        '{count} prompts, padded to {width} tokens with {pad}, the end-of-text token',
        values,
      )
    : tn(
        prompts,
        '{count} prompt, padded to {width} tokens with {pad}',
        '{count} prompts, padded to {width} tokens with {pad}',
        values,
      );
