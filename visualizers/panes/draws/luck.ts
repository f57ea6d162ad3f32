// What the same luck would have drawn with other knobs, at one step. Draws nothing.
//
// torch.multinomial draws one standard exponential q per token, whatever the probabilities p are, and the token with the
// largest p/q wins: an exponential race. With luck g = −ln q and a token's score l just before the temperature, the winner
// at temperature T is the one, of those that the cuts leave, with the largest l/T + g. What a step keeps are its contenders
// (`Draw` in playground/trace/run_data.py): no other token can win, up to a temperature of `hottest`.

import type {Contender} from '../core/types.ts';
import {boundsOfHigher} from './mass_bounds.ts';

/** The knobs that can be turned: `top_k` is infinite, `top_p` 1 and `min_p` 0 where they cut nothing. */
export interface Knobs {
  temperature: number;
  top_k: number;
  top_p: number;
  min_p: number;
}
export type KnobName = keyof Knobs;
export const KNOB_NAMES: readonly KnobName[] = ['temperature', 'top_k', 'top_p', 'min_p'];

/** What a run was drawn with. */
export interface DrawSettings {
  knobs: Knobs;
  /** What else cuts: nothing, only the tail (epsilon, eta, top-h), or tokens anywhere (typical_p). Where it cuts with other
   *  knobs, the contenders do not say. */
  others: 'nothing' | 'tail' | 'anywhere';
}

/** A step whose contenders are known; `at` is the place of the chosen token among them. */
export interface DrawnStep {
  contenders: Contender[]; // by falling score, which is 0 for the first
  at: number;
  vocab: number;
  firstShare: number | null; // the probability of the first at the temperature of the run, before any cut
}

/** The place of a contender; 'close' where two are too close to call, null where what is known does not say. */
export type Winner = number | 'close' | null;

const NEAR = 1e-4; // of two contenders: floats may decide otherwise
const NEAR_CUT = 2e-5; // of a sum of probabilities, as they are kept, and top_p
const HOTTEST = 2; // as in run_data.py

/** The temperature up to which the contenders hold the winner. */
export const hottest = ({knobs}: DrawSettings): number => Math.max(HOTTEST, knobs.temperature);

export const areSame = (a: Knobs, b: Knobs): boolean => KNOB_NAMES.every((name) => a[name] === b[name]);

/** The knobs of a config, null where one is no such number: then nothing is foretold. */
export function knobsOf(config: Record<string, unknown>): Knobs | null {
  const {temperature, top_k, top_p, min_p} = config;
  const knobs = {
    temperature: numberOr(1, temperature),
    top_k: numberOr(0, top_k) || Infinity,
    top_p: numberOr(1, top_p),
    min_p: numberOr(0, min_p),
  };
  const {temperature: t, top_k: k, top_p: p, min_p: m} = knobs;
  return t > 0 && k >= 1 && p > 0 && p <= 1 && m >= 0 && m <= 1 ? knobs : null;
}

const numberOr = (off: number, value: unknown): number =>
  value === null || value === undefined ? off : typeof value === 'number' ? value : NaN;

/** What a run was drawn with, by the fields of its config; null where nothing was drawn. */
export function drawSettingsOf(config: Record<string, unknown>): DrawSettings | null {
  const knobs = knobsOf(config);
  if (!knobs || config.do_sample !== true) return null;
  const {typical_p: typical, top_h: topH, epsilon_cutoff: epsilon, eta_cutoff: eta} = config;
  const cutsTail = [epsilon, eta].some((value) => typeof value === 'number' && value > 0) || typeof topH === 'number';
  const others = typeof typical === 'number' && typical < 1 ? 'anywhere' : cutsTail ? 'tail' : 'nothing';
  return {knobs, others};
}

/** Whether each contender is left by the cuts; null where that is not known. What is as near as `near` to top_p is not. */
export function leftOf(step: DrawnStep, run: DrawSettings, knobs: Knobs, near = 0): (boolean | null)[] {
  const floor = Math.log(knobs.min_p) * knobs.temperature; // −Infinity where min_p cuts nothing
  const shares = knobs.top_p < 1 ? boundsOfHigher(step, run.knobs.temperature, knobs) : null;
  const othersKnown = run.others === 'nothing';
  return step.contenders.map(({rank, score}, i) => {
    if (run.others === 'anywhere') return null;
    if (i === 0) return true; // no cut of the tail takes the first one away
    if (rank > knobs.top_k || score < floor) return false;
    if (!shares) return othersKnown || null;
    const [least, most] = shares[i];
    if (least >= knobs.top_p + near) return false;
    return (most < knobs.top_p - near && othersKnown) || null;
  });
}

/** How far a contender comes in the race at a temperature: the largest wins. */
export const paceOf = ({score, luck}: Contender, temperature: number): number => score / temperature + luck;

// The first of the contenders that may be left, and by how much it is ahead of the next.
function raceOf(step: DrawnStep, run: DrawSettings, knobs: Knobs, near = 0): {first: number | null; lead: number} {
  const {temperature} = knobs;
  if (temperature > hottest(run)) return {first: null, lead: 0};
  const left = leftOf(step, run, knobs, near);
  let [first, best, next] = [-1, -Infinity, -Infinity];
  left.forEach((is, i) => {
    if (is === false) return;
    const reached = paceOf(step.contenders[i], temperature);
    if (reached > best) [first, best, next] = [i, reached, best];
    else next = Math.max(next, reached);
  });
  return {first: left[first] ? first : null, lead: best - next};
}

/** The winner with these knobs, however near the next one is; null where that is not known. */
export function nominalWinner(step: DrawnStep, run: DrawSettings, knobs: Knobs): number | null {
  return areSame(run.knobs, knobs) ? step.at : raceOf(step, run, knobs).first;
}

/** The same, or 'close'. */
export function winnerOf(step: DrawnStep, run: DrawSettings, knobs: Knobs): Winner {
  if (areSame(run.knobs, knobs)) return step.at;
  const {first, lead} = raceOf(step, run, knobs, NEAR_CUT);
  if (first === null) return nominalWinner(step, run, knobs) === null ? null : 'close';
  return lead < NEAR ? 'close' : first;
}
