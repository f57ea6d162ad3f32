// A batch in words: what padding changed, in each way and for each prompt. Takes a BatchResult of playground/experiments/prompt_batch.py
// as plain values; draws nothing.

import {fromNats, many, modeName, percent, probability, quoted} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {pWords} from '../watermarks/watermarks.js';

const BATCH_WAYS = {alone: 'Alone', left: 'Padded on the left', right: 'Padded on the right'};
export const batchWayName = ({name, masked}) => BATCH_WAYS[name] + (masked ? '' : ', without a mask');

// A divergence or a change, told in nats; below a ten-thousandth as a power of ten.
function distanceWords(nats, unit) {
  if (!isKnown(nats)) return 'infinite';
  const value = fromNats(nats, unit);
  const size = Math.abs(value);
  if (size < 1e-15) return `0 ${unit}`;
  const words = size < 1e-4 ? pWords(size) : size.toFixed(size < 0.01 ? 4 : 3);
  return `${value < 0 ? '−' : ''}${words} ${unit}`;
}

// [verdict, sign, words, more] of one way over all prompts.
export function batchVerdict(values, way, unit) {
  const {prompts, sampled, ways: [alone]} = values;
  const all = prompts.length;
  const moved = way.answers.map(({kl}) => (isKnown(kl) ? kl : Infinity));
  const padded = way.answers.filter(({read}, i) => read.length > alone.answers[i].read.length).length;
  const more = [`Divergence of the first new token from that of the prompt alone: at most ${distanceWords(Math.max(...moved), unit)}.`];
  if (!padded) more.push('No prompt is shorter than another, so nothing was padded.');
  if (way.guessed) more.push('generate has found the padding by itself, because no text ends with this pad token.');
  else if (!way.masked && padded) more.push('The model has read the padding as text.');
  const other = way.answers.filter(({same}) => !same).length;
  const name = batchWayName(way);
  if (sampled) return ['even', '○', `${name}: texts are drawn anew, so they are not compared.`, more.join(' ')];
  if (other) return ['bad', '✗', `${name}: ${all > 1 ? `${other} of ${all} prompts ${other === 1 ? 'gives' : 'give'}` : 'the prompt gives'} another text than alone.`, more.join(' ')];
  return ['good', '✓', `${name}: ${all > 1 ? `each of the ${all} prompts` : 'the prompt'} gives what it gives alone.`, more.join(' ')];
}

// [verdict, sign, words] of one prompt in one way.
export function answerVerdict({sampled}, {name}, {same}) {
  if (name === 'alone') return ['even', '', ''];
  if (sampled) return ['even', '○', 'drawn anew'];
  return same ? ['good', '✓', 'the same as alone'] : ['bad', '✗', 'another text than alone'];
}

// Where a text diverges from that of the prompt alone, as a sentence.
function batchParting({parts_at: at, new: own}, alone) {
  if (at === null) return '';
  const word = (tokens) => (tokens[at] ? quoted(tokens[at][1]) : 'the end');
  return `parts at new token ${at + 1}: ${word(own)}, alone ${word(alone.new)}`;
}

// The numbers of one prompt in one way, [words, meaning] each.
export function batchMeasures(values, way, answer, alone, unit) {
  const likeliest = answer.first.slice(0, 3).map(([label, logprob]) => `${quoted(label)} ${percent(probability(logprob))}`);
  const next = [`first: ${likeliest.join(', ')}`, 'The likeliest first new tokens, with their probabilities before the knobs.'];
  if (way.name === 'alone') return [next];
  const [, chosen] = alone.new[0];
  const parting = values.sampled ? '' : batchParting(answer, alone);
  return [
    ...(parting ? [[parting, 'The first place where the text is another one. What comes after it continues another text.']] : []),
    [`KL ${distanceWords(answer.kl, unit)}`, 'Kullback-Leibler divergence between the distributions of the first new token, alone ‖ this way, before the knobs. 0 where they are the same.'],
    [`log p of ${quoted(chosen)} ${isKnown(answer.change) && answer.change > 0 ? '+' : ''}${distanceWords(answer.change, unit)}`, 'By how much the log-probability of the token that the prompt alone chose first has changed.'],
    next,
  ];
}

// What was decoded, and how.
export function batchAbout({model, mode, prompts, width, pad, borrowed, dtype, seed, sampled, ways: [alone]}) {
  const drawn = sampled ? `, seed ${seed}` : '';
  const isPadded = alone.answers.some(({read}) => read.length < width);
  const filled = isPadded ? `, filled to ${width} tokens with ${pad[1]}${borrowed ? ', the end-of-text token' : ''}` : `of ${width} tokens`;
  return `${model}, ${dtype}; ${modeName(mode)}${drawn}; ${many(prompts.length, 'prompt')}${isPadded ? '' : ' '}${filled}`;
}
