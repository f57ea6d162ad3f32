// What the text pane says of a token in words: where it stands, and where it comes from. Draws nothing.

import {originParts} from '../assisted/draft_words.js';
import {quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {numberWords} from './written_tokens.js';

/**
 * @import {RunLog} from '../core/log.ts'
 * @import {Step} from '../core/types.ts'
 * @import {Entry} from './tokens_state.js'
 */

/** @param {RunLog} log */
const requested = (log) => (log.started && log.started.request) || {};

// Whether the run reads a text and chooses nothing: all is given then, and needs no mark.
/** @param {RunLog} log */
export const onlyGiven = (log) => Boolean(requested(log).only_given);

// Where a token stands.
/** @type {(log: RunLog, entry: Entry) => string} */
export function whereWords(log, {index, isPrompt, isStart}) {
  if (isStart) return t('decoder start token');
  const number = {number: index + 1};
  if (!isPrompt) return t('token {number}', number);
  return log.readsSource ? t('source token {number}', number) : t('prompt token {number}', number);
}

// Why nothing is known of a token of the prompt.
/** @type {(log: RunLog, entry: Entry) => string} */
export function unknownWords(log, {index, isStart}) {
  if (isStart) return t('every target begins with it: not chosen');
  if (log.readsSource) return t('the encoder reads it: it has no probability');
  if (log.isFromElsewhere) return t('its probability is not known');
  if (index === 0) return t('nothing comes before it: it has no probability');
  const asked = requested(log).read_prompt;
  return asked && !log.finished && !log.failed ? t('its probability is read when the text ends') : t('its probability was not read');
}

// Where a token comes from, if the model did not simply choose it.
/** @type {(log: RunLog, step: Step) => string[]} */
export function originWords(log, step) {
  const parts = [];
  if (step.given && !onlyGiven(log)) parts.push(t('given, not chosen'));
  parts.push(...originParts(step));
  return parts;
}

// All of it, for a screen reader.
/** @type {(log: RunLog, entry: Entry) => string} */
export function labelWords(log, entry) {
  const {step, token} = entry;
  const known = step ? [...numberWords(step, log.unit), ...originWords(log, step)] : [unknownWords(log, entry)];
  return [t('{where}: {token}', {where: whereWords(log, entry), token: quoted(token.text)}), ...known].join(', ');
}
