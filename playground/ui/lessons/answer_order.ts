// In which order one person sees the answers of a question: another person sees another order, the same person always
// the same one. What is sent and counted is which answer it is, not where it stands.

import {kept} from '../../../visualizers/panes/widgets/kept.ts';

export const STAGE = 'the stage'; // in the place of a person: on every stage the answers have one order, and letters
const KEPT = kept('person'); // a number by chance, which never leaves this browser

export function orderOf(place: string, count: number, person = personOf()): number[] {
  const draw = draws(`${person} ${place}`);
  const order = [...Array(count).keys()];
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

let person = ''; // where the browser keeps nothing: until the page is closed

function personOf(): string {
  person = KEPT.read() || person || String(Math.random());
  KEPT.write(person);
  return person;
}

// Numbers from 0 to 1, always the same ones for a text: mulberry32 from its FNV-1a hash.
function draws(text: string): () => number {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
