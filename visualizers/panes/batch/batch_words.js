// A batch in words: what padding changed, in each way and for each prompt. Takes a BatchResult of playground/experiments/prompt_batch.py
// as plain values; draws nothing.

import {fixed} from '../core/notation.ts';
import {asSentence, decimals, fromNats, modeName, percent, probability, quoted} from '../core/text.ts';
import {klSumWords} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {pWords} from '../watermarks/watermarks.js';

export function batchWayName({name, masked}) {
  if (name === 'alone') return t('Alone');
  if (name === 'left') return masked ? t('Padded on the left') : t('Padded on the left, without a mask');
  return masked ? t('Padded on the right') : t('Padded on the right, without a mask');
}

// A divergence or a change, told in nats; below a ten-thousandth as a power of ten.
function distanceWords(nats, unit) {
  if (!isKnown(nats)) return t('infinite');
  const value = fromNats(nats, unit);
  const size = Math.abs(value);
  if (size < 1e-15) return `0 ${t(unit)}`;
  const words = size < 1e-4 ? pWords(size) : fixed(size, size < 0.01 ? 4 : 3);
  return `${value < 0 ? '−' : ''}${words} ${t(unit)}`;
}

// [verdict, sign, words, more] of one way over all prompts.
export function batchVerdict(values, way, unit) {
  const {prompts, sampled, ways: [alone]} = values;
  const all = prompts.length;
  const moved = way.answers.map(({kl}) => (isKnown(kl) ? kl : Infinity));
  const padded = way.answers.filter(({read}, i) => read.length > alone.answers[i].read.length).length;
  const more = [t('How far the first new token\'s distribution moved from the one without a batch: at most {distance}.', {distance: distanceWords(Math.max(...moved), unit)})];
  if (!padded) more.push(t('No prompt is shorter than another, so nothing was padded.'));
  if (way.guessed) more.push(t('generate has found the padding by itself, because no text ends with this pad token.'));
  else if (!way.masked && padded) more.push(t('The model has read the padding as text.'));
  const other = way.answers.filter(({same}) => !same).length;
  const [verdict, sign] = sampled ? ['even', '○'] : other ? ['bad', '✗'] : ['good', '✓'];
  return [verdict, sign, verdictWords(verdict, batchWayName(way), other, all), more.join(' ')];
}

function verdictWords(verdict, way, other, all) {
  if (verdict === 'even') return t('{way}: the texts are drawn again, so they are not compared.', {way});
  if (verdict === 'good') return tn(all, '{way}: the prompt gives the same text as on its own.', '{way}: each of the {count} prompts gives the same text as on its own.', {way});
  if (all === 1) return t('{way}: the prompt gives a different text than on its own.', {way});
  return tn(other, '{way}: {count} of {all} prompts gives a different text than on its own.', '{way}: {count} of {all} prompts give a different text than on their own.', {way, all});
}

// [verdict, sign, words] of one prompt in one way.
export function answerVerdict({sampled}, {name}, {same}) {
  if (name === 'alone') return ['even', '', ''];
  if (sampled) return ['even', '○', t('drawn again')];
  return same ? ['good', '✓', t('the same as on its own')] : ['bad', '✗', t('a different text than on its own')];
}

// Where a text diverges from that of the prompt alone, as a sentence.
function batchParting({parts_at: at, new: own}, alone) {
  if (at === null) return '';
  const word = (tokens) => (tokens[at] ? quoted(tokens[at][1]) : t('the end'));
  return t('diverges at new token {number}: {own}, alone {alone}', {number: at + 1, own: word(own), alone: word(alone.new)});
}

// The probabilities of the first new token, alone and in this way, of those that are listed in both.
const pairsOf = (alone, answer) => alone.first.flatMap(([text, p]) => {
  const other = answer.first.find(([label]) => label === text);
  return other ? [{text, p: probability(p), q: probability(other[1])}] : [];
});

function klSum(answer, alone, unit) {
  const words = klSumWords(pairsOf(alone, answer), unit, distanceWords(answer.kl, unit));
  return words && asSentence(words);
}

function changeSum(answer, alone, unit) {
  const [, chosen] = alone.new[0];
  const [before, after] = [alone, answer].map(({first}) => first.find(([label]) => label === chosen));
  if (!before || !after || !isKnown(answer.change)) return '';
  return t('from {before} alone to {after}: a change of {change}.', {before: percent(probability(before[1])), after: percent(probability(after[1])), change: distanceWords(answer.change, unit)});
}

// The numbers of one prompt in one way, [words, meaning, term, sentence of this batch, unit] each.
export function batchMeasures(values, way, answer, alone, unit) {
  const likeliest = answer.first.slice(0, 3).map(([label, logprob]) => `${quoted(label)} ${percent(probability(logprob))}`);
  const [[likely, logprob]] = answer.first;
  const sum = t('{token}: e^({logprob}) = {percent}.', {token: quoted(likely), logprob: decimals(logprob), percent: percent(probability(logprob))});
  const next = [t('first: {tokens}', {tokens: likeliest.join(', ')}), t('The likeliest first new tokens, with their probabilities before the logits processors.'), 'probability', sum];
  if (way.name === 'alone') return [next];
  const [, chosen] = alone.new[0];
  const parting = values.sampled ? '' : batchParting(answer, alone);
  return [
    ...(parting ? [[parting, t('The first token that differs. What comes after it continues a different text.'), 'greedy']] : []),
    [t('KL {distance}', {distance: distanceWords(answer.kl, unit)}), t('Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the logits processors. 0 where they are the same.'), 'kl', klSum(answer, alone, unit)],
    [
      t('log p of {token} {change}', {token: quoted(chosen), change: `${isKnown(answer.change) && answer.change > 0 ? '+' : ''}${distanceWords(answer.change, unit)}`}),
      t('The change in the log-probability of the token that the prompt alone chose first.'),
      'logprob', changeSum(answer, alone, unit), unit,
    ],
    next,
  ];
}

// What was decoded, and how.
export function batchAbout({model, mode, prompts, width, pad, borrowed, dtype, seed, sampled, ways: [alone]}) {
  const drawn = sampled ? t('{mode}, seed {seed}', {mode: modeName(mode), seed}) : modeName(mode);
  const isPadded = alone.answers.some(({read}) => read.length < width);
  return `${model}, ${dtype}; ${drawn}; ${isPadded ? paddedWords(prompts.length, width, pad[1], borrowed) : tn(prompts.length, '{count} prompt of {width} tokens', '{count} prompts of {width} tokens', {width})}`;
}

const paddedWords = (prompts, width, pad, borrowed) => (borrowed
  ? tn(prompts, '{count} prompt, padded to {width} tokens with {pad}, the end-of-text token', '{count} prompts, padded to {width} tokens with {pad}, the end-of-text token', {width, pad})
  : tn(prompts, '{count} prompt, padded to {width} tokens with {pad}', '{count} prompts, padded to {width} tokens with {pad}', {width, pad}));
