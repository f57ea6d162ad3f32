// How the runs of a comparison stand, and the signs that say so. Knows the entries of run_group.ts; draws nothing.

import {named, stopWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Entry, Failed} from '../core/types.ts';

// What a text ends with, as a sign; `stopWords` has the words.
const END_SIGNS: Record<string, string> = {
  eos: '■',
  stop_string: '■',
  length: '⊣',
  max_time: '⊣',
  unfinished: '⊣',
  stopped: '◻',
  failed: '✕',
};
export const endSign = (reason: string): string => named(END_SIGNS, reason, '■');
export const endWords = (reason: string): string[] =>
  reason === 'failed' ? [t('an error'), t('ended in an error')] : stopWords(reason);

/** Why a run failed, where it did. */
export const failureOf = ({log, ended}: Entry): Failed | null => (log ? log.failed : (ended?.failed ?? null)) || null;

export const tokensOf = ({log, tokens}: Entry): number => (log ? log.numTokens : tokens.length);

/** What ended a run: a stop reason, "failed", or null where it has not ended. */
export function endOf(entry: Entry): string | null {
  if (entry.sameAs) return endOf(entry.sameAs);
  if (failureOf(entry)) return 'failed';
  const {log, ended} = entry;
  if (!log) return ended && (ended.stop_reason || 'stopped');
  return log.finished && (log.finished.sequences[0]?.stop_reason || 'stopped');
}

/** "cut": stopped before its end. "known": not made, because its text is that of another run. */
export type Standing = 'ended' | 'cut' | 'failed' | 'decoding' | 'waiting' | 'known';

export function standingOf(entry: Entry): Standing {
  if (entry.sameAs) return 'known';
  const end = endOf(entry);
  if (end) return end === 'failed' ? 'failed' : end === 'stopped' ? 'cut' : 'ended';
  return (entry.log ? entry.log.started : entry.begun) ? 'decoding' : 'waiting';
}

// The text of a run so far; with `most`, at least so many of its characters and no more tokens than that takes.
export function textOfRun({tokens, ended, sameAs}: Entry, most = Infinity): string {
  if (sameAs) return textOfRun(sameAs, most);
  if (typeof ended?.text === 'string') return ended.text.length > most ? ended.text.slice(0, most) : ended.text;
  let text = '';
  for (const {piece} of tokens) {
    text += piece ?? '';
    if (text.length >= most) break;
  }
  return text;
}
