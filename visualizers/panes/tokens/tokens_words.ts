// What the text pane says of a token in words: where it stands, and where it comes from. Draws nothing.

import {originParts} from '../assisted/origins.ts';
import type {RunLog} from '../core/log.ts';
import {pathOf} from '../core/log.ts';
import {decimals, information} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Step, Token} from '../core/types.ts';
import {numberWords} from './written_tokens.ts';

/** A token as it is written: `step` is null while nothing is known of one of the prompt; `isStart`: of what a target
 *  begins with. */
export interface Entry {
  token: Token;
  index: number;
  isPrompt: boolean;
  isStart?: boolean;
  step: Step | null;
}

// Whether the run reads a text and chooses nothing: all is given then, and needs no mark.
export const onlyGiven = (log: RunLog): boolean => Boolean(log.started?.request.only_given);

// Where a token stands.
export function whereWords(log: RunLog, {index, isPrompt, isStart}: Entry): string {
  if (isStart) return t('decoder start token');
  const number = {number: index + 1};
  if (!isPrompt) return t('token {number}', number);
  return log.readsSource ? t('source token {number}', number) : t('prompt token {number}', number);
}

// Why nothing is known of a token of the prompt.
export function unknownWords(log: RunLog, {index, isStart}: Entry): string {
  if (isStart) return t('every target begins with it: not chosen');
  if (log.readsSource) return t('the encoder reads it: it has no probability');
  if (log.isFromElsewhere) return t('its probability is not known');
  if (index === 0) return t('nothing comes before it: it has no probability');
  return log.started?.request.read_prompt && !log.finished && !log.failed
    ? t('its probability is read when the text ends')
    : t('its probability was not read');
}

// Where a token comes from, if the model did not simply choose it.
export function originWords(log: RunLog, step: Step): string[] {
  const given = step.given && !onlyGiven(log) ? [t('given, not chosen')] : [];
  return [...given, ...originParts(step), ...markParts(step)];
}

// How a watermark marked it.
function markParts({mark}: Step): string[] {
  if (!mark || mark.why) return [];
  if (mark.kind === 'synthid') return [t('mean g-value {g}', {g: decimals(mark.g, 2)})];
  return [mark.green ? t('green: on the green list') : t('red: not on the green list')];
}

function knownWords(log: RunLog, step: Step): string[] {
  const {entropy_before: entropy} = step.distribution;
  const uncertainty = entropy === null ? [] : [t('entropy {amount}', {amount: information(entropy, log.unit)})];
  return [...numberWords(step, log.unit), ...uncertainty, ...originWords(log, step)];
}

// All of it, for a screen reader: the description of the token, whose name is its text.
export function descriptionOf(log: RunLog, entry: Entry): string {
  const {step} = entry;
  const known = step ? knownWords(log, step) : [unknownWords(log, entry)];
  return [whereWords(log, entry), ...known].join(', ');
}

// The texts of a run that has ended, each from the beginning of what it continues: for those who read them as texts.
export function wholeTexts(log: RunLog): string[] {
  if (log.running || !log.started) return [];
  const written = ({piece}: {piece: string | null}) => piece ?? '';
  const before = log.prefix.map(written).join('');
  return log.lines().map(({label, last, untold}) => {
    const text = before + pathOf(last).map(written).join('') + (untold ?? '');
    return label ? t('{name}: {meaning}', {name: label, meaning: text}) : text;
  });
}
