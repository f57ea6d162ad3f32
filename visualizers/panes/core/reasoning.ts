// Spans of reasoning in a text: what stands between a start mark and an end mark, such as <think> and </think>. The same
// as playground/metrics/reasoning.py, which says more. Draws nothing.

import type {Reasoning, Step} from './types.ts';

/** One span in places of tokens: its own are those from `start` to `stop` - 1; `end` is where its end mark ends, null where
 *  nothing closes it. */
export interface Span {
  start: number;
  stop: number;
  end: number | null;
}

/** Tokens of a text, each with its place. */
type Tail = [place: number, text: string][];

/** A text that has been read up to `place`; `since` is where the open span starts, or null; `tail` the last tokens, that a
 *  mark may begin in. */
interface Reading {
  place: number;
  since: number | null;
  tail: Tail;
  spans: Span[];
}

// The reading before the first token of a text.
export const noReading = (marks: Reasoning): Reading => ({
  place: 0,
  since: marks.is_open ? 0 : null,
  tail: [],
  spans: [],
});

// The reading after one more token, which is written `text`.
export function readOn(
  reading: Reading,
  text: string,
  isSpecial: boolean,
  {start, end}: {start: string; end: string},
): Reading {
  const {place} = reading;
  let {since, spans} = reading;
  let tail: Tail = [...reading.tail, [place, text]];
  for (;;) {
    const mark = since === null ? start : end;
    const at = tail
      .map(([, part]) => part)
      .join('')
      .indexOf(mark);
    if (at < 0) break;
    const first = tokenAt(tail, at);
    if (since === null) {
      since = place + 1;
    } else {
      spans = [...spans, {start: since, stop: Math.max(since, first), end: place + 1}];
      since = null;
    }
    tail = after(tail, at + mark.length);
  }
  if (isSpecial && since !== null && since <= place) {
    // no reasoning goes on past the end of a turn
    spans = [...spans, {start: since, stop: place, end: null}];
    since = null;
    tail = [];
  }
  return {place: place + 1, since, tail: kept(tail, (since === null ? start : end).length - 1), spans};
}

// The spans of a text's steps, the open one as far as it goes.
export function spansOf(steps: Step[], marks: Reasoning | null | undefined): Span[] {
  if (!marks) return [];
  let reading = noReading(marks);
  for (const {chosen, piece} of steps) reading = readOn(reading, chosen.text, piece === null, marks);
  const {spans, since, place} = reading;
  return since === null ? spans : [...spans, {start: since, stop: place, end: null}];
}

function tokenAt(tail: Tail, at: number): number {
  let left = at;
  for (const [place, text] of tail) {
    left -= text.length;
    if (left < 0) return place;
  }
  return tail[tail.length - 1][0];
}

function after(tail: Tail, at: number): Tail {
  let left = at;
  return tail.flatMap(([place, text]) => {
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    return rest ? ([[place, rest]] as Tail) : [];
  });
}

function kept(tail: Tail, most: number): Tail {
  let [from, count] = [tail.length, 0];
  while (from > 0 && count < most) count += tail[--from][1].length;
  return tail.slice(from);
}
