// From where to where a knob could be turned, the others as they were, and the same luck would have drawn the same: for one
// step, and for a whole text, where it is what all of its steps allow. Draws nothing.
//
// For the temperature two contenders meet at T = (l_i − l_j) / (g_j − g_i): each token is a line over 1/T, and the winner
// their upper envelope. Between two such roots nothing changes hands, so a span is walked root by root.

import type {DrawnStep} from './drawn_step.ts';
import {type DrawSettings, type KnobName, KNOB_NAMES, hottest, nominalWinner, sharesAbove} from './luck.ts';

/** What the winner would be just beyond the end of a span: the place of a contender, null where that is not known. */
export type Beyond = number | null;

/** `below` and `above` are undefined where the span reaches as far as the knob does. */
export interface KnobSpan {
  low: number;
  high: number;
  below?: Beyond;
  above?: Beyond;
}
export type KnobSpans = Record<KnobName, KnobSpan>;

/** How far each knob goes; the temperature from 0, which it never is. */
export const limitsOf = (knob: KnobName, run: DrawSettings, vocab: number): [number, number] => {
  if (knob === 'temperature') return [0, hottest(run)];
  return knob === 'top_k' ? [1, vocab] : [0, 1]; // all of the vocabulary is no cut
};

/** The spans of one step. */
export function spansOf(step: DrawnStep, run: DrawSettings): KnobSpans {
  const entries = KNOB_NAMES.map((knob) => [knob, spanOf(step, run, knob)]);
  return Object.fromEntries(entries) as KnobSpans;
}

export function spanOf(step: DrawnStep, run: DrawSettings, knob: KnobName): KnobSpan {
  const [start, end] = limitsOf(knob, run, step.vocab);
  const at = Math.min(end, run.knobs[knob]);
  const winnerAt = (value: number) => nominalWinner(step, run, {...run.knobs, [knob]: value});
  const roots = rootsOf(step, run, knob).filter((root) => root > start && root < end);
  const down = walk(at, [...roots.filter((root) => root < at).reverse(), start], winnerAt, step.at);
  const up = walk(at, [...roots.filter((root) => root > at), end], winnerAt, step.at);
  const span: KnobSpan = {low: down.end, high: up.end, below: down.beyond, above: up.beyond};
  if (knob !== 'top_k') return span;
  // a token comes in with its rank: one less is the most that leaves it out
  return {...span, low: Math.ceil(down.end), high: up.beyond === undefined ? end : Math.max(at, Math.ceil(up.end) - 1)};
}

// Where another winner may begin, in rising order.
function rootsOf(step: DrawnStep, run: DrawSettings, knob: KnobName): number[] {
  const {contenders, at} = step;
  const {knobs} = run;
  const mine = contenders[at];
  const roots = (): number[] => {
    if (knob === 'top_k') return contenders.map(({rank}) => rank);
    if (knob === 'top_p') return sharesAbove(step, run, knobs, true).flat();
    if (knob === 'min_p') return contenders.map(({score}) => Math.exp(score / knobs.temperature));
    const meets = contenders.map(({score, luck}) => (score - mine.score) / (mine.luck - luck));
    return knobs.min_p > 0 ? [...meets, ...contenders.map(({score}) => score / Math.log(knobs.min_p))] : meets;
  };
  return roots()
    .filter((root) => Number.isFinite(root) && root > 0)
    .sort((a, b) => a - b);
}

const INSIDE = 1e-6; // of the way from one root to the next
const HALVINGS = 40;

interface Walked {
  end: number;
  beyond?: Beyond;
}

// Goes from one root to the next for as long as the winner stays. Between two roots it can still become unknown, and then
// stays so: that place is found by halving.
function walk(from: number, roots: number[], winnerAt: (value: number) => number | null, winner: number): Walked {
  let reached = from;
  for (const root of roots) {
    const inside = (root - reached) * INSIDE;
    const first = winnerAt(reached + inside);
    if (first !== winner) return {end: reached, beyond: first};
    if (winnerAt(root - inside) !== winner) return halve(reached + inside, root - inside, winnerAt, winner);
    reached = root;
  }
  return {end: reached};
}

function halve(from: number, to: number, winnerAt: (value: number) => number | null, winner: number): Walked {
  let [same, other] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (same + other) / 2;
    if (winnerAt(middle) === winner) same = middle;
    else other = middle;
  }
  return {end: same, beyond: winnerAt(other)};
}
