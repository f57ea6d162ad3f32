// What happened at a token, in a sentence or two above its bars: how open the choice was, and what came of it. The bits are
// behind the first sentence.

import type {RunLog} from '../core/log.ts';
import {count, filled, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Started, Step} from '../core/types.ts';
import {isFromElsewhere, keptOf} from '../core/values.ts';
import {wordOf} from '../draws/draw_words.ts';
import {Term} from '../widgets/term.tsx';
import {beginsContrasted, certaintyWords, choiceOf} from './stages.ts';

const CERTAIN = 1.05; // as many equally likely tokens as leave no choice,
const SURE = 2; // and as leave little
const FEW = 1000; // tokens that are worth a number
const LIKELY = 0.095; // from here on a chance is a percentage; below, one in so many

export function StepAnswer({log, step}: {log: RunLog; step: Step}) {
  const {started, unit} = log;
  if (!started || log.rejected) return null; // the token looked at is none of the text
  const openness = opennessWords(step, started);
  return (
    <p class="gp-step-answer">
      {openness && (
        <Term id="entropy" run={() => certaintyWords(step.distribution.entropy_before, unit)}>
          {openness}
        </Term>
      )}{' '}
      {outcomeWords(step, started)} {log.suggested && log.selected === step && <small>{suggestedWords(step)}</small>}
    </p>
  );
}

/** How open the choice was. Empty where nobody knows. */
export function opennessWords(step: Step, started: Started): string {
  const {entropy_before: nats, vocab} = step.distribution;
  if (nats === null || isFromElsewhere(step) || beginsContrasted(step)) return '';
  const options = Math.exp(nats);
  if (options < CERTAIN) return t('The model was all but certain here.');
  if (options < SURE) return t('The model was fairly sure here.');
  const kept = keptOf(step);
  if (isDrawn(step, started) && kept !== null && kept < (vocab ?? 0) && kept > 1 && kept <= FEW)
    return t('The model was unsure here: {count} tokens could have followed.', {count: count(kept)});
  return t('The model was unsure here, as if between {count} equally likely tokens.', {
    count: count(Math.round(options)),
  });
}

/** What came of it: the draw, the likeliest token, or who chose. */
export function outcomeWords(step: Step, started: Started): string {
  const {chosen} = step;
  const token = wordOf(chosen.text);
  const model = percent(probability(chosen.raw_logprob));
  if (isFromElsewhere(step)) return t('The server gave {token} {share}.', {token, share: model});
  if (step.isPrompt || step.given || step.read)
    return t('{token} was given; the model’s chance for it was {share}.', {token, share: model});
  const share = probability(chosen.logprob);
  if (isDrawn(step, started)) return drawnWords(step, token, share);
  if (started.mode === 'greedy_search')
    return t('The likeliest was taken: {token}, with {share}.', {token, share: percent(share)});
  return `${filled(choiceOf(step, started)[1], {token}).join('')}.`;
}

function drawnWords(step: Step, token: string, share: number): string {
  if (keptOf(step) === 1) return t('There was nothing to draw: the processors left only {token}.', {token});
  const values = {token, share: percent(share)};
  if (share >= LIKELY)
    return step.chosen.rank === 1
      ? t('It drew the likeliest, {token}: a chance of {share}.', values)
      : t('It drew {token}: a chance of {share}.', values);
  return t('It drew {token}: a chance of 1 in {count}.', {token, count: count(Math.round(1 / share))});
}

/** Whether the token was drawn from what the processors left. */
export const isDrawn = (step: Step, {mode, effective, config}: Started): boolean =>
  mode === 'sample' && {...effective, ...config}.do_sample === true && !(step.given || step.isPrompt || step.read);

const suggestedWords = (step: Step) =>
  isFromElsewhere(step)
    ? t('Shown because this token was the most surprising.')
    : t('Shown because the model was most unsure here.');
