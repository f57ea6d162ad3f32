// The parts of a text between a model's time tokens. Draws nothing.

import type {Step} from '../core/types.ts';

export interface HeardPart {
  text: string;
  begin: number;
  end: number | null; // null where the text ended first
  steps: Step[];
}

/**
 * @param path the steps of a text
 * @param end the id of the token that ends it, the first of Whisper's special tokens
 * @param times the token of 0 seconds, and how much later each next one is
 */
export function heardParts(path: Step[], end: number, times: {first: number; seconds: number}): HeardPart[] {
  const parts: HeardPart[] = [];
  let begin: number | null = null;
  let steps: Step[] = [];
  const close = (stop: number | null) => {
    const text = steps
      .map(({chosen}) => chosen.text)
      .join('')
      .trim();
    if (steps.length && begin !== null) parts.push({text, begin, end: stop, steps});
    steps = [];
  };
  for (const step of path) {
    const id = step.chosen.token_id;
    if (id >= times.first) {
      const second = (id - times.first) * times.seconds;
      close(second);
      begin = second;
    } else if (begin !== null && id < end) {
      steps.push(step);
    }
  }
  close(null);
  return parts;
}
