// How a beam search settles: which of the texts that ended it keeps, and when it stops, under any length_penalty and any
// early_stopping. Which beams go on depends on neither, so a recorded search can be settled anew without a run.
//
// The rules are those of the searches themselves: `_beam_search` of transformers 5.24 (generation/utils.py) for beam
// search, with or without sampling, and `Pool` (playground/strategies/beams.py) for diverse and constrained beam search.
// Numbers that come in lines are rounded to seven places, so what differs by less may rank otherwise. Draws nothing.

import {countOr, finite, isKnown} from '../core/values.ts';
import {type RunLog, startOf} from '../core/log.ts';
import type {BeamCandidate, BeamNode, Search} from '../core/types.ts';
import {type Constraint, constraintsOf, isWritten} from '../tokens/constraints.ts';

export type EarlyStopping = boolean | 'never';

export interface StopRule {
  lengthPenalty: number;
  earlyStopping: EarlyStopping;
}

/** What has to be known of a run with beams to settle it. */
export interface BeamSearch {
  together: boolean | null; // whether its prompts share their steps, as in the library; null where its loop has rules of its own
  prompts: Search[];
  start: number; // steps whose tokens were given: they have no length and no sum
  maxNew: number;
  wanted: number; // texts that each prompt returns
  size: number; // of each pool
  ends: Set<number>;
  constraints: Constraint[];
  promptIds: number[];
  own: StopRule;
}

/** A text that ended, with the score that a rule gives it. */
export interface Scored {
  node: BeamNode;
  score: number;
}

/** `step` counts from 1. "settled": no running beam can still beat the worst finished hypothesis; "full": enough texts have
 *  ended; "criteria": every continuation met a stopping criterion, such as the length; "": it is not known why. */
export interface Stop {
  step: number;
  why: 'settled' | 'full' | 'criteria' | '';
}

/** The numbers that a rule compares after a step: `bound` is that of what is to come, `worst` the worst that is kept, null
 *  while there is room. */
interface Weighed {
  best: number;
  length: number;
  bound: number;
  worst: number | null;
}

/** `lastStep` is the last that was looked at. `exact` is false where another stop of an earlier group would have changed what
 *  this one was to choose from. */
export interface Pool {
  group: number | null;
  stop: Stop | null;
  lastStep: number;
  weighed: Weighed | null;
  exact: boolean;
}

/** How a rule settles a search: the `stop` of all of it, or null where it goes on past the record, and for each prompt the
 *  texts that its pools keep, best first. */
export interface Settled {
  stop: Stop | null;
  prompts: {kept: Scored[]; pools: Pool[]}[];
}

const NOT_CHOSEN = -1e9; // the library's score of what must not be chosen
export const EARLY_STOPPING: [value: EarlyStopping, name: string][] = [
  [false, 'False'],
  [true, 'True'],
  ['never', '"never"'],
];
const OF_THE_LIBRARY = ['beam_search', 'beam_sample'];
const WITH_POOLS = ['group_beam_search', 'constrained_beam_search'];

/** The search of a run that has started. */
export function searchOf(log: RunLog): BeamSearch {
  const {mode, effective, config, eos_token_ids: ends, max_new_tokens: maxNew} = startOf(log);
  const set: Record<string, unknown> = {...config, ...effective};
  const {length_penalty: penalty, early_stopping: early} = set;
  const beams = countOr(
    set.num_beams,
    1 + Math.max(0, ...(log.prompts[0].steps[0] || []).map(({beam}) => beam.beam ?? 0)),
  );
  const start = log.prompts[0].given;
  return {
    together: OF_THE_LIBRARY.includes(mode) ? true : WITH_POOLS.includes(mode) ? false : null,
    prompts: log.prompts,
    start,
    maxNew: maxNew - start,
    wanted: countOr(set.num_return_sequences, 1),
    size: mode === 'group_beam_search' ? Math.ceil(beams / countOr(set.num_beam_groups, 1)) : beams,
    ends: new Set(ends),
    constraints: constraintsOf(startOf(log)),
    promptIds: log.prefix.map((token) => token.token_id),
    own: {
      lengthPenalty: isKnown(penalty) ? penalty : 1,
      earlyStopping: EARLY_STOPPING.find(([value]) => value === early)?.[0] ?? false,
    },
  };
}

// The sum of a text's log-probabilities, which travels as null, or as the lowest float, where it is minus infinity.
export const sumOf = ({beam}: BeamNode): number => finite(beam.score) ?? -Infinity;

// The score that a text gets; its `length` counts the tokens that were not given.
const scoreOf = (node: BeamNode, lengthPenalty: number): number => sumOf(node) / node.length ** lengthPenalty;

/** Settles the search as far as it is recorded. */
export function settle(search: BeamSearch, rule: StopRule): Settled {
  return search.together ? settleTogether(search, rule) : settleApart(search, rule);
}

// What the rules look at after a step: the best running sum as the bound of what is to come, against the worst that is kept.
function weigh(
  best: number,
  length: number,
  worst: number | null,
  {maxNew}: BeamSearch,
  {lengthPenalty, earlyStopping}: StopRule,
): Weighed {
  const counted = earlyStopping === 'never' && lengthPenalty > 0 ? maxNew : length;
  return {best, length: counted, bound: best / counted ** lengthPenalty, worst};
}

// ---------------------------------------------------------------------------------------------------- of the library

/** What matters of a step: the texts that end there, the others rank too low to count; the best sum that goes on. */
interface Look {
  ended: BeamNode[];
  hopeless: boolean; // every continuation met a stopping criterion
  best: number;
}

const LOOKS = new WeakMap<BeamNode[], Look>(); // of the nodes of a step

function lookAt(nodes: BeamNode[], size: number): Look {
  let look = LOOKS.get(nodes);
  if (!look) {
    const open = nodes.filter(({beam}) => beam.status === 'running' || beam.status === 'pruned');
    const best = Math.max(...(open.length ? open : nodes).map(sumOf));
    look = {
      ended: nodes.filter(({beam}, i) => i < size && hasEnded(beam)),
      hopeless: !open.length,
      best: open.length ? best : best + NOT_CHOSEN,
    };
    LOOKS.set(nodes, look);
  }
  return look;
}

/** A pool of the library, which is full of nothing at first. */
interface LibraryPool extends Pool {
  held: {node: BeamNode | null; score: number}[];
}

// All prompts take their steps together, and the last of them ends the search; but each prompt's pool closes by itself.
function settleTogether(search: BeamSearch, rule: StopRule): Settled {
  const {prompts, size, start} = search;
  const nothing = {node: null, score: NOT_CHOSEN};
  const states = prompts.map((): LibraryPool => ({
    group: null,
    held: Array.from({length: size}, () => nothing),
    stop: null,
    lastStep: 0,
    weighed: null,
    exact: true,
  }));
  const last = Math.min(...prompts.map(({steps}) => steps.length));
  let stop: Stop | null = null;
  for (let at = start; at < last && !stop; at++) {
    const looks = prompts.map(({steps}) => lookAt(steps[at], size));
    const hopeless = looks.every((look) => look.hopeless);
    states.forEach((state, i) => stepOfLibrary(state, looks[i], at + 1, hopeless, search, rule));
    if (states.every((state) => state.stop)) stop = states.find((state) => state.stop?.step === at + 1)?.stop ?? null;
  }
  const isText = (each: LibraryPool['held'][number]): each is Scored => each.node !== null;
  return {stop, prompts: states.map((state) => ({kept: state.held.filter(isText), pools: [state]}))};
}

function stepOfLibrary(
  state: LibraryPool,
  look: Look,
  step: number,
  hopeless: boolean,
  search: BeamSearch,
  rule: StopRule,
): void {
  if (state.stop) return;
  if (look.ended.length) {
    const ended = look.ended.map((node) => ({node, score: scoreOf(node, rule.lengthPenalty)}));
    state.held = [...state.held, ...ended].sort((a, b) => b.score - a.score).slice(0, search.size);
  }
  state.lastStep = step;
  const worst = state.held.at(-1)?.score ?? NOT_CHOSEN;
  const full = state.held.every(({node}) => node);
  const weighed = (state.weighed = weigh(look.best, step - search.start, full ? worst : null, search, rule));
  if (hopeless) state.stop = {step, why: 'criteria'};
  else if (full && rule.earlyStopping === true) state.stop = {step, why: 'full'};
  else if (!state.held.some(({node}) => weighed.bound > (node ? worst : NOT_CHOSEN)))
    state.stop = {step, why: 'settled'};
}

// ---------------------------------------------------------------------------------------------------- of our own loops

// Each group of a prompt has a pool, and stops by itself.
function settleApart(search: BeamSearch, rule: StopRule): Settled {
  const prompts = search.prompts.map((prompt) => {
    const pools = groupsOf(prompt).map((group) => settleGroup(prompt, group, search, rule));
    const own = groupsOf(prompt).map((group) => settleGroup(prompt, group, search, search.own));
    let differs = Infinity; // from which step on an earlier group stands otherwise than it was recorded
    pools.forEach((pool, i) => {
      const [now, then] = [pool, own[i]].map(({stop}) => (stop ? stop.step : Infinity));
      pool.exact = pool.lastStep <= differs;
      if (now !== then) differs = Math.min(differs, now, then);
    });
    const kept = pools
      .flatMap((pool) => pool.kept)
      .sort((a, b) => a.score - b.score)
      .reverse();
    return {kept, pools};
  });
  const pools = prompts.flatMap((prompt) => prompt.pools);
  const over = pools.length > 0 && pools.every(({stop}) => stop);
  const stops = pools.flatMap(({stop}) => stop ?? []);
  return {stop: over ? stops.reduce((a, b) => (b.step > a.step ? b : a)) : null, prompts};
}

// In the order in which they choose.
const groupsOf = ({steps, given}: Search): (number | null)[] =>
  [...new Set((steps[given] || []).map(({beam}) => beam.group ?? null))].sort((a, b) => (a ?? 0) - (b ?? 0));

/** The pool of a group, with the texts that it keeps. */
interface GroupPool extends Pool {
  kept: Scored[];
}

function settleGroup(prompt: Search, group: number | null, search: BeamSearch, rule: StopRule): GroupPool {
  const {size, start} = search;
  const state: GroupPool = {group, kept: [], stop: null, weighed: null, lastStep: 0, exact: true};
  for (let at = start; at < prompt.steps.length && !state.stop; at++) {
    const look = lookAtGroup(prompt.steps[at], group, search);
    if (!look) break; // the recorded group had stopped
    const step = (state.lastStep = at + 1);
    look.ended.forEach((node) => offer(state, node, search, rule));
    const full = state.kept.length >= size;
    const worst = full ? worstOf(state.kept) : null;
    state.weighed = weigh(look.best, step - start, worst, search, rule);
    if (full && rule.earlyStopping === true) state.stop = {step, why: 'full'};
    else if (worst !== null && worst >= state.weighed.bound) state.stop = {step, why: 'settled'};
    else if (wasCutOff(prompt.steps[at], step, search)) {
      standing(look.nodes, search).forEach((node) => offer(state, node, search, rule));
      state.stop = {step, why: 'criteria'};
    }
  }
  return state;
}

// What matters of a group's part of a step: its nodes, those that a token ended and that count, and the best sum of all.
type GroupLook = {nodes: BeamNode[]; ended: BeamNode[]; best: number} | null;

const GROUP_LOOKS = new WeakMap<BeamNode[], Map<number | null, GroupLook>>(); // of the nodes of a step, by group

function lookAtGroup(all: BeamNode[], group: number | null, {ends}: BeamSearch): GroupLook {
  const looks = GROUP_LOOKS.get(all) ?? new Map<number | null, GroupLook>();
  GROUP_LOOKS.set(all, looks);
  if (!looks.has(group)) {
    const nodes = all.filter(({beam}) => (beam.group ?? null) === group);
    const ended = nodes.filter(({beam}) => beam.status === 'finished' && ends.has(beam.token_id));
    looks.set(group, nodes.length ? {nodes, ended, best: sumOf(nodes[0])} : null);
  }
  return looks.get(group) ?? null;
}

const worstOf = (kept: Scored[]): number => Math.min(...kept.map(({score}) => score));

function offer(state: GroupPool, node: BeamNode, search: BeamSearch, {lengthPenalty}: StopRule): void {
  const score = scoreOf(node, lengthPenalty);
  if (state.kept.length >= search.size && !(score > worstOf(state.kept))) return;
  state.kept.push({node, score});
  if (state.kept.length <= search.size) return;
  const worst = worstOf(state.kept);
  state.kept.splice(
    state.kept.findIndex((entry) => entry.score === worst),
    1,
  );
}

// Whether the stopping criteria ended the search after this step: then texts count that no token has ended.
function wasCutOff(nodes: BeamNode[], step: number, {ends, maxNew, start}: BeamSearch): boolean {
  return step - start >= maxNew || nodes.some(({beam}) => hasEnded(beam) && !ends.has(beam.token_id));
}

export const hasEnded = ({status}: BeamCandidate): boolean => status === 'finished' || status === 'ended';

// The texts that are taken in where the search is cut off: in constrained beam search those that have all words, and the
// others only where those are too few.
function standing(nodes: BeamNode[], {ends, constraints, promptIds, wanted}: BeamSearch): BeamNode[] {
  const goingOn = nodes.filter(({beam}) => beam.status === 'running' || (hasEnded(beam) && !ends.has(beam.token_id)));
  const isWhole = (node: BeamNode) =>
    constraints.every((constraint, i) => isWritten(constraint, node.beam.progress?.[i] ?? 0, node, promptIds));
  const whole = goingOn.filter((node) => !node.beam.progress || isWhole(node));
  return whole.length < wanted ? [...whole, ...goingOn.filter((node) => !whole.includes(node))] : whole;
}

// ---------------------------------------------------------------------------------------------------- to be sure of it

// Whether what is settled by the run's own rule is what was recorded: the scores that are kept, and the end. If not, these
// are not the rules of that run.
export function isAsRecorded(search: BeamSearch, settled: Settled, isOver: boolean): boolean {
  const steps = Math.max(...search.prompts.map((prompt) => prompt.steps.length));
  if (settled.stop ? settled.stop.step !== steps : isOver) return false;
  const together = Math.min(...search.prompts.map((prompt) => prompt.steps.length));
  return settled.prompts.every(({kept}, i) => {
    const {pools} = search.prompts[i];
    const pool = pools[(search.together ? together : pools.length) - 1] || [];
    return pool.length === kept.length && pool.every((score, j) => isNear(score, kept[j], search));
  });
}

// As near as five decimal places of a sum allow: logs that were saved before have no more.
function isNear(recorded: number | null, {node, score}: Scored, search: BeamSearch): boolean {
  const told = finite(recorded);
  if (told === null || !Number.isFinite(score)) return (told === null) === !Number.isFinite(score);
  const rounding = 2e-5 * Math.max(1, node.length ** -search.own.lengthPenalty);
  return Math.abs(told - score) <= rounding + 1e-5 * Math.abs(score);
}

// ---------------------------------------------------------------------------------------------------- all texts in order

/** A text of the ranking; `place` is null where it is not kept, `why` says why it is "out". */
export interface Ranked extends Scored {
  place: number | null;
  state: 'returned' | 'kept' | 'running' | 'out';
  why: '' | 'dropped' | 'not reached' | 'too late';
}

// All texts of prompt `number` that count, as a settled search has them: those that are kept, best first, those that
// still run (unless it `isOver`), and the others.
export function rankingOf(
  search: BeamSearch,
  number: number,
  settled: Settled,
  {lengthPenalty}: Pick<StopRule, 'lengthPenalty'>,
  isOver: boolean,
): Ranked[] {
  const prompt = search.prompts[number];
  const {kept, pools} = settled.prompts[number];
  const entry = (node: BeamNode, state: Ranked['state'], why: Ranked['why'] = ''): Ranked => ({
    node,
    score: scoreOf(node, lengthPenalty),
    place: null,
    state,
    why,
  });
  const inPool = new Set(kept.map(({node}) => node));
  const others = finishedOf(prompt)
    .filter((node) => !inPool.has(node))
    .map((node) => {
      const {stop} = pools.find(({group}) => group === (node.beam.group ?? null)) || pools[0];
      if (!stop || node.index < stop.step) return entry(node, 'out', 'dropped');
      return entry(node, 'out', settled.stop && node.index >= settled.stop.step ? 'not reached' : 'too late');
    });
  const goesOn = !isOver && !settled.stop;
  return [
    ...kept.map(({node, score}, place): Ranked => {
      const state = settled.stop && place < search.wanted ? 'returned' : 'kept';
      return {node, score, place, state, why: ''};
    }),
    ...(goesOn ? prompt.running.map((node) => entry(node, 'running')).sort((a, b) => b.score - a.score) : []),
    ...others.sort((a, b) => b.score - a.score),
  ];
}

const FINISHED = new WeakMap<BeamNode[][], {read: number; nodes: BeamNode[]}>(); // a prompt's steps -> the texts that ended in them and count, and how many steps were read

function finishedOf({steps}: Search): BeamNode[] {
  const found = FINISHED.get(steps) ?? {read: 0, nodes: []};
  FINISHED.set(steps, found);
  for (; found.read < steps.length; found.read++)
    found.nodes.push(...steps[found.read].filter(({beam}) => beam.status === 'finished'));
  return found.nodes;
}

// The step after which nothing is known of a search that goes on: the first at which the record of a pool ends.
export function endOfRecord({prompts}: Pick<Settled, 'prompts'>): number {
  const open = prompts.flatMap(({pools}) => pools).filter(({stop}) => !stop);
  return Math.min(...open.map(({lastStep}) => lastStep));
}
