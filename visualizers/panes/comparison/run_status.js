// How the runs of a comparison stand, and the signs that say so. Knows the entries of run_group.ts; draws nothing.

import {named, stopWords} from '../core/text.ts';
import {t} from '../core/texts.ts';

// What a text ends with, as a sign; `stopWords` has the words.
const END_SIGNS = {eos: '■', stop_string: '■', length: '⊣', max_time: '⊣', unfinished: '⊣', stopped: '◻', failed: '✕'};
export const endSign = (reason) => named(END_SIGNS, reason, '■');
export const endWords = (reason) => (reason === 'failed' ? [t('an error'), t('ended in an error')] : stopWords(reason));

// {message, fix} where a run failed, else null.
export const failureOf = (entry) => (entry.log ? entry.log.failed : entry.ended && entry.ended.failed) || null;

export const tokensOf = (entry) => (entry.log ? entry.log.numTokens : entry.tokens.length);

// What ended a run: a stop reason, "failed", or null where it has not ended.
export function endOf(entry) {
  if (failureOf(entry)) return 'failed';
  if (!entry.log) return entry.ended && (entry.ended.stop_reason || 'stopped');
  return entry.log.finished && ((entry.log.finished.sequences[0] || {}).stop_reason || 'stopped');
}

// "ended", "cut" (stopped before its end), "failed", "decoding" or "waiting".
export function standingOf(entry) {
  const end = endOf(entry);
  if (end) return end === 'failed' ? 'failed' : end === 'stopped' ? 'cut' : 'ended';
  return (entry.log ? entry.log.started : entry.begun) ? 'decoding' : 'waiting';
}

// The text of a run so far; with `most`, at least so many of its characters and no more tokens than that takes.
export function textOfRun({tokens, ended}, most = Infinity) {
  if (ended && ended.text !== null && ended.text !== undefined) return ended.text.length > most ? ended.text.slice(0, most) : ended.text;
  let text = '';
  for (const {piece} of tokens) {
    text += piece ?? '';
    if (text.length >= most) break;
  }
  return text;
}
