// The parts of a text between a model's time tokens. Draws nothing.

/**
 * @import {Step} from '../core/types.ts'
 * @typedef {{text: string, begin: number, end: number | null, steps: Step[]}} Part `end` is null where the text ended first
 */

/**
 * @param {Step[]} path the steps of a text
 * @param {number} end the id of the token that ends it, the first of Whisper's special tokens
 * @param {{first: number, seconds: number}} times the token of 0 seconds, and how much later each next one is
 * @returns {Part[]}
 */
export function heardParts(path, end, times) {
  /** @type {Part[]} */
  const parts = [];
  let begin = null;
  let steps = [];
  const close = (stop) => {
    const text = steps.map(({chosen}) => chosen.text).join('').trim();
    if (steps.length) parts.push({text, begin, end: stop, steps});
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
