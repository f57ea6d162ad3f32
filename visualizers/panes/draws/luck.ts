// What the same luck would have drawn with other knobs, at one step. Draws nothing.
//
// torch.multinomial draws one standard exponential q per token, whatever the probabilities p are, and the token with the
// largest p/q wins: an exponential race. With luck g = −ln q and a token's score l just before the temperature, the winner
// at temperature T is the one, of those that the cuts leave, with the largest l/T + g. What a step keeps are its contenders
// (`Draw` in playground/trace/run_data.py): no other token can win, up to a temperature of `hottest`.

import type {Contender} from '../core/types.ts';
import {CUTS, type CutName, type DrawnStep} from './drawn_step.ts';
import {type Bounds, boundsOfHigher} from './mass_bounds.ts';

/** The knobs that can be turned: `top_k` is infinite, `top_p` 1 and `min_p` 0 where they cut nothing. */
export interface Knobs {
  temperature: number;
  top_k: number;
  top_p: number;
  min_p: number;
}
export type KnobName = keyof Knobs;
export const KNOB_NAMES: readonly KnobName[] = ['temperature', 'top_k', 'top_p', 'min_p'];

/** What a run was drawn with; `others` are the further cuts that it made. */
export interface DrawSettings {
  knobs: Knobs;
  others: CutName[];
}

/** The place of a contender; 'close' where two are too close to call, null where what is known does not say. */
export type Winner = number | 'close' | null;

const NEAR = 1e-4; // of two contenders: floats may decide otherwise
const EDGE: Near = {share: 2e-5, score: 1e-4}; // as near as numbers are kept
const NO_EDGE: Near = {share: 0, score: 0};
const TINY = 1e-9; // a token with exactly the least that min_p leaves is left
const OFF: Knobs = {temperature: 1, top_k: Infinity, top_p: 1, min_p: 0};
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
  const isOn: [CutName, (value: number) => boolean][] = [
    ['top_h', () => true],
    ['typical_p', (value) => value < 1],
    ['epsilon_cutoff', (value) => 0 < value && value < 1],
    ['eta_cutoff', (value) => 0 < value && value < 1],
  ];
  const others = isOn.filter(([name, is]) => {
    const value = config[name];
    return typeof value === 'number' && is(value);
  });
  return {knobs, others: others.map(([name]) => name)};
}

/** Whether each contender is left by the cuts; null where that is not known. What is nearer to an edge than `near` says is
 *  not. */
export function leftOf(step: DrawnStep, run: DrawSettings, knobs: Knobs, near = NO_EDGE): (boolean | null)[] {
  const {contenders} = step;
  if (run.others.includes('typical_p')) return contenders.map(() => null); // it takes away the likeliest tokens, too
  let left = contenders.map((): boolean | null => true);
  let isAlike = knobs.temperature === run.knobs.temperature; // whether the cuts so far are those of the run
  for (const name of CUTS) {
    const made = step.cuts[name];
    const isSame = isTurned(name) ? knobs[name] === run.knobs[name] : true;
    if (isSame && !isOnIn(name, run)) continue;
    if (isAlike && isSame && made) {
      left = contenders.map(({rank}, i) => left[i] && rank <= made.kept);
      continue;
    }
    const cut = isTurned(name) ? cutBy(name, step, run, knobs, near, isAlike) : contenders.map(() => null);
    isAlike = false;
    // no cut of the tail takes the first one away
    left = left.map((is, i) => i === 0 || (is === false || cut[i] === false ? false : is && cut[i]));
  }
  return left;
}

const isTurned = (name: CutName): name is 'top_k' | 'top_p' | 'min_p' =>
  name === 'top_k' || name === 'top_p' || name === 'min_p';

const isOnIn = (name: CutName, {knobs, others}: DrawSettings): boolean =>
  isTurned(name) ? knobs[name] !== OFF[name] : others.includes(name);

interface Near {
  share: number; // of a sum of probabilities and top_p
  score: number; // of a score and the least that min_p leaves
}

// What one cut leaves of the contenders, whatever the others do.
function cutBy(
  name: 'top_k' | 'top_p' | 'min_p',
  step: DrawnStep,
  run: DrawSettings,
  knobs: Knobs,
  near: Near,
  isAlike: boolean,
): (boolean | null)[] {
  const {contenders} = step;
  const within = (least: number, most: number, limit: number, edge: number) =>
    most < limit - edge ? true : least >= limit + edge ? false : null;
  if (name === 'top_k') return contenders.map(({rank}) => rank <= knobs.top_k);
  if (name === 'min_p') {
    const floor = -Math.log(knobs.min_p) * knobs.temperature; // infinite where min_p cuts nothing
    return contenders.map(({score}) => within(-score, -score, floor + TINY, near.score));
  }
  if (knobs.top_p === OFF.top_p) return contenders.map(() => true);
  const shares = sharesAbove(step, run, knobs, isAlike);
  return contenders.map((_, i) => within(shares[i][0], shares[i][1], knobs.top_p, near.share));
}

/** How much probability lies above each contender where top-p cuts; `isAlike`: the cuts before it are those of the run. */
export function sharesAbove(step: DrawnStep, run: DrawSettings, knobs: Knobs, isAlike: boolean): Bounds[] {
  const {contenders, cuts, mass} = step;
  const isFirst = knobs.top_k === OFF.top_k && !run.others.includes('top_h');
  const isRuns = knobs.temperature === run.knobs.temperature;
  const made = cuts.top_k ?? cuts.top_h;
  if (isRuns && (isFirst || (isAlike && made))) {
    const [topH, topK] = [cuts.top_h?.removed ?? 0, cuts.top_k?.removed ?? 0];
    const all = isFirst ? 1 : (1 - topH) * (1 - topK);
    return contenders.map(({above}) => [above / all, above / all]);
  }
  if (!mass || run.others.includes('top_h')) return contenders.map((_, i) => (i ? [0, Infinity] : [0, 0]));
  const ranks = contenders.map(({rank}) => rank);
  return boundsOfHigher(mass, ranks, run.knobs.temperature, knobs.temperature, knobs.top_k);
}

/** How far a contender comes in the race at a temperature: the largest wins. */
export const paceOf = ({score, luck}: Contender, temperature: number): number => score / temperature + luck;

// The first of the contenders that may be left, and by how much it is ahead of the next.
function raceOf(
  step: DrawnStep,
  run: DrawSettings,
  knobs: Knobs,
  near = NO_EDGE,
): {first: number | null; lead: number} {
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
  const {first, lead} = raceOf(step, run, knobs, EDGE);
  if (first === null) return nominalWinner(step, run, knobs) === null ? null : 'close';
  return lead < NEAR ? 'close' : first;
}
