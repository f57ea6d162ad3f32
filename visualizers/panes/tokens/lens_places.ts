// Which tokens of a text the logit lens is asked about, and where they are in its answer. A place counts the tokens that a
// text begins with, too: as its model reads them. Draws nothing.

import {type RunLog, pathOf} from '../core/log.ts';
import type {Answered, Step} from '../core/types.ts';

const placeIn = (log: RunLog, step: Step): number => (step.isPrompt ? step.index : log.prefix.length + step.index);

// The places of `wanted` tokens around a step: of the generated ones, or, around a token of the prompt, of the prompt's. The
// first token of all was never said by anybody, and what an encoder reads is said by no layer.
export function lensPlaces(log: RunLog, step: Step | null, wanted: number): number[] {
  if (!step || (step.isPrompt && log.readsSource)) return [];
  const begun = log.prefix.length;
  const [low, high] = step.isPrompt
    ? [1, begun - 1]
    : [Math.max(1, begun), begun + pathOf(log.lastOf(step)).length - 1];
  const place = placeIn(log, step);
  if (place < low) return [];
  const end = Math.min(high, Math.max(low, place - Math.floor(wanted / 2)) + wanted - 1);
  const start = Math.max(low, end - wanted + 1);
  return Array.from({length: end - start + 1}, (_, i) => start + i);
}

// The column of an answer in which a step stands; -1 where none does, or where its text was another one.
export function placeOf(log: RunLog, step: Step | null, lens: Answered): number {
  if (!step) return -1;
  const column = lens.found.places.indexOf(placeIn(log, step));
  const same = step.isPrompt || log.idsTo(step).every((id, i) => id === lens.ids[i]);
  return same ? column : -1;
}
