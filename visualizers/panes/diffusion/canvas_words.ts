// A place of a canvas at one denoising step in words, with the step's own numbers: what the model read there, what it found
// likeliest and how certainly, whether the sampler accepted that. Draws nothing.

import type {RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {count, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {CanvasPlace} from '../core/types.ts';
import {certaintyWords} from '../tokens/stages.ts';
import type {CanvasMoment} from './canvas_state.ts';

export function placeSentences(moment: CanvasMoment, place: number): string[] {
  const {step, canvas, log} = moment;
  const here = step.places[place];
  const values = {
    step: step.step + 1,
    place: place + 1,
    token: quoted(here.text),
    read: quoted(here.read_text),
    share: percent(probability(here.logprob)),
  };
  const {accepted, places} = moment.counts;
  return [
    t('At step {step}, the model read {read} at place {place}.', values),
    certaintyWords(here.entropy, log.unit),
    here.read_text === here.text
      ? t('It found the same token the likeliest, with {share}.', values)
      : t('It found {token} the likeliest, with {share}.', values),
    t('The temperature of this step was {temperature}.', {temperature: fixed(step.temperature, 2)}),
    outcomeOf(here, step === canvas.at(-1), log),
    tn(
      places,
      'At this step, {accepted} of {count} place was accepted.',
      'At this step, {accepted} of {count} places were accepted.',
      {accepted: count(accepted)},
    ),
  ];
}

// What becomes of the place: the last step of a canvas that is finished writes what is likeliest.
function outcomeOf({accepted}: CanvasPlace, isLast: boolean, {finished}: RunLog): string {
  if (isLast && finished) return t('It was the last step of this canvas: the likeliest token is the text.');
  return accepted
    ? t('The sampler accepted the place: what it drew there is read at the next step.')
    : t('The sampler did not accept the place: at the next step, a random token is read there.');
}
