// What is said of a draw: how a token won, how far a knob could be turned, why a draw is not known. Draws nothing.

import type {RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {count, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Started, Step} from '../core/types.ts';
import {isFromElsewhere, keptOf} from '../core/values.ts';
import type {KnobName} from './luck.ts';

/** A token in a sentence: without the space before a word. */
export const wordOf = (text: string): string => quoted(text.trim() || text);

/** How the token of a step won, in one sentence. */
export function wonWords(step: Step): string {
  const {chosen} = step;
  const share = probability(chosen.logprob);
  const token = wordOf(chosen.text);
  if (keptOf(step) === 1) return t('There was nothing to draw: the processors left only {token}.', {token});
  const rank = chosen.rank ?? rankOf(step) ?? chosen.raw_rank;
  if (rank === 1) return t('The likeliest token won: {token} had a chance of {share}.', {token, share: percent(share)});
  const odds = {token, odds: oddsWords(share)};
  if (rank === null) return t('{token} won by luck: the odds were {odds}.', odds);
  return tn(
    rank - 1,
    '{token} won by luck: {count} token was likelier; the odds were {odds}.',
    '{token} won by luck: {count} tokens were likelier; the odds were {odds}.',
    odds,
  );
}

function rankOf({draw, chosen}: Step): number | null {
  return draw?.contenders?.find(({token_id: id}) => id === chosen.token_id)?.rank ?? null;
}

const oddsWords = (share: number): string => {
  if (!share) return t('unknown');
  const sides = 1 / share;
  return t('1 in {count}', {count: sides < 9.95 ? fixed(sides, 1).replace(/\D0$/, '') : count(Math.round(sides))});
};

/** A factor: how much luck a token had. */
export const factorWords = (factor: number): string =>
  `× ${factor >= 100 ? count(Math.round(factor)) : fixed(factor, factor >= 10 ? 0 : factor >= 1 ? 1 : 2)}`;

/** Why it is not known how the token of a step was drawn. */
export function undrawnWords(step: Step, log: RunLog): string {
  const {started} = log;
  if (step.isPrompt) return t('This token is in the prompt: it was given, not drawn.');
  if (step.given) return t('This token was given, not drawn.');
  if (step.read) return t('This text was only read: nothing was drawn.');
  if (isFromElsewhere(step)) return t('Another server chose this token and does not say how.');
  if (!drawsOf(started))
    return step.beam
      ? t('Nothing is random here: beam search compares whole texts.')
      : t('Nothing is random here: the best token is taken at each step.');
  if (step.beam?.status === 'unseen') return t('This continuation was not drawn.');
  if (typeof step.beam?.share === 'number')
    return t('The processors removed this continuation. It only fills the list of those that were drawn.');
  if (step.draft) return t('With a draft model, tokens are drawn in a different way, which is not recorded.');
  return t('How this token was drawn is not recorded.');
}

const drawsOf = (started: Started | null): boolean => ({...started?.effective, ...started?.config}).do_sample === true;

// ---------------------------------------------------------------------------------------------------- knobs

const DIGITS: Record<KnobName, number> = {temperature: 2, top_k: 0, top_p: 3, min_p: 3};
const FINE = 5; // digits where a range is narrower than that

/** A value of a knob, as a form has it. */
export const valueWords = (knob: KnobName, value: number): string =>
  knob === 'top_k' ? count(value) : plainDigits(value, FINE);

const plainDigits = (value: number, digits: number) =>
  fixed(value, digits)
    .replace(/(\D\d*?)0+$/, '$1')
    .replace(/\D$/, '');

/** From where to where a knob goes, the ends rounded so that they still lie within; `hasLow`, `hasHigh`: it could go further
 *  than the knob itself otherwise. */
export interface Range {
  low: number;
  high: number;
  hasLow: boolean;
  hasHigh: boolean;
}

export function rangeWords(knob: KnobName, {low, high, hasLow, hasHigh}: Range): string {
  if (!hasLow && !hasHigh) {
    if (knob === 'temperature') return t('any temperature up to {high}', {high: valueWords(knob, high)});
    return t('any {knob}', {knob});
  }
  const size = hasLow && hasHigh ? high - low : hasLow ? low : high; // of which something is to be left
  let digits = DIGITS[knob];
  while (digits && digits < FINE && size < 2 * 10 ** -digits) digits += 1;
  const unit = 10 ** digits;
  const values = {
    knob,
    low: knob === 'top_k' ? count(low) : fixed(Math.ceil(low * unit - 1e-9) / unit, digits),
    high: knob === 'top_k' ? count(high) : fixed(Math.floor(high * unit + 1e-9) / unit, digits),
  };
  if (!hasLow) return t('{knob} {high} or less', values);
  if (!hasHigh) return knob === 'temperature' ? t('{knob} {low} to {high}', values) : t('{knob} {low} or more', values);
  return values.low === values.high ? t('{knob} {low} only', values) : t('{knob} {low} to {high}', values);
}
