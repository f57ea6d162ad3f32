// A place of a canvas at one denoising step in words, with the step's own numbers: what the model read there, what it found
// likeliest and how certainly, whether the sampler accepted that. Draws nothing.

import {fixed} from '../core/notation.ts';
import {count, decimals, information, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';

const ALMOST = 1.05; // as many equally likely tokens as leave no choice

/** @type {(state: import('./canvas_state.js').CanvasState, place: number) => string[]} */
export function placeSentences(state, place) {
  const {step, canvas, log} = state;
  const here = step.places[place];
  const values = {step: step.step + 1, place: place + 1, token: quoted(here.text), read: quoted(here.read_text), share: percent(probability(here.logprob))};
  const {accepted, places} = state.counts;
  return [
    t('At step {step}, the model read {read} at place {place}.', values),
    certainWords(here.entropy, log.unit),
    here.read_text === here.text ? t('It found the same token the likeliest, with {share}.', values) : t('It found {token} the likeliest, with {share}.', values),
    t('The temperature of this step was {temperature}.', {temperature: fixed(step.temperature, 2)}),
    outcomeOf(here, step === canvas.at(-1), log),
    tn(places, 'At this step, {accepted} of {count} place was accepted.', 'At this step, {accepted} of {count} places were accepted.', {accepted: count(accepted)}),
  ];
}

function certainWords(nats, unit) {
  const options = Math.exp(nats);
  const entropy = information(nats, unit);
  if (options < ALMOST) return t('The model was all but certain here: an entropy of {entropy}.', {entropy});
  return t('The model’s entropy here was {entropy}: as uncertain as an even choice among {options} tokens.', {entropy, options: options < 10 ? decimals(options, 1) : count(Math.round(options))});
}

// What becomes of the place: the last step of a canvas that is finished writes what is likeliest.
function outcomeOf({accepted}, isLast, {finished}) {
  if (isLast && finished) return t('It was the last step of this canvas: the likeliest token is the text.');
  return accepted ? t('The sampler accepted the place: what it drew there is read at the next step.') : t('The sampler did not accept the place: at the next step, a random token is read there.');
}
