// How a beam search settles: which of the texts that ended it keeps, and when it stops, under any length_penalty and any
// early_stopping. Which beams go on depends on neither, so a recorded search can be settled anew without a run.
//
// The rules are those of the searches themselves: `_beam_search` of transformers 5.24 (generation/utils.py) for beam
// search, with or without sampling, and `Pool` (playground/strategies/beams.py) for diverse and constrained beam search.
// Numbers that come in lines are rounded to seven places, so what differs by less may rank otherwise. Draws nothing.

import {finite} from '../core/values.ts';
import {constraintsOf, isWritten} from '../tokens/constraints.js';

const NOT_CHOSEN = -1e9; // the library's score of what must not be chosen
export const EARLY_STOPPING = [[false, 'False'], [true, 'True'], ['never', '"never"']];
const OF_THE_LIBRARY = ['beam_search', 'beam_sample'];
const WITH_POOLS = ['group_beam_search', 'constrained_beam_search'];

// What has to be known of a run with beams to settle it. `together` is whether its prompts share their steps, as in the
// library; null where its loop has rules of its own.
export function searchOf(log) {
  const {mode, effective, config, eos_token_ids: ends, max_new_tokens: maxNew} = log.started;
  const set = {...config, ...effective};
  const beams = countOr(set.num_beams, 1 + Math.max(0, ...(log.prompts[0].steps[0] || []).map(({beam}) => beam.beam ?? 0)));
  const start = log.prompts[0].given;
  return {
    together: OF_THE_LIBRARY.includes(mode) ? true : WITH_POOLS.includes(mode) ? false : null,
    prompts: log.prompts,
    start, // steps whose tokens were given: they have no length and no sum
    maxNew: maxNew - start,
    wanted: countOr(set.num_return_sequences, 1), // texts that each prompt returns
    size: mode === 'group_beam_search' ? Math.ceil(beams / countOr(set.num_beam_groups, 1)) : beams, // of each pool
    ends: new Set(ends),
    constraints: constraintsOf(log.started),
    promptIds: log.prefix.map((token) => token.token_id),
    own: {
      lengthPenalty: Number.isFinite(set.length_penalty) ? set.length_penalty : 1,
      earlyStopping: EARLY_STOPPING.some(([value]) => value === set.early_stopping) ? set.early_stopping : false,
    },
  };
}

// A trace can come from a stranger: what is no count of beams or texts stands for `otherwise`.
export const countOr = (value, otherwise) => (Number.isInteger(value) && value > 0 && value <= 4096 ? value : otherwise);

// The sum of a text's log-probabilities, which travels as null, or as the lowest float, where it is minus infinity.
export const sumOf = ({beam}) => (finite(beam.score) === null ? -Infinity : beam.score);

// The score that a text gets; its `length` counts the tokens that were not given.
const scoreOf = (node, lengthPenalty) => sumOf(node) / node.length ** lengthPenalty;

// Settles the search as far as it is recorded, by `rule` ({lengthPenalty, earlyStopping}). Returns
//   stop     {step, why} of the whole search, or null where it goes on past the record. `step` counts from 1, `why` is
//            "settled" (no running beam can still beat the worst finished hypothesis), "full" (enough texts have ended) or "criteria" (every
//            continuation met a stopping criterion, such as the length)
//   prompts  for each: `kept`, the texts of its pools, best first, as {node, score}; and `pools`, for each of them
//            {group, stop, lastStep, weighed, exact}. `lastStep` is the last that was looked at, `weighed` the numbers
//            that were compared there (see `weigh`). `exact` is false where another stop of an earlier group would have
//            changed what this one was to choose from.
export function settle(search, rule) {
  return search.together ? settleTogether(search, rule) : settleApart(search, rule);
}

// What the rules look at after a step: the best running sum as the bound of what is to come, against the worst that is
// kept; `worst` is null while there is room.
function weigh(best, length, worst, {maxNew}, {lengthPenalty, earlyStopping}) {
  const counted = earlyStopping === 'never' && lengthPenalty > 0 ? maxNew : length;
  return {best, length: counted, bound: best / counted ** lengthPenalty, worst};
}

const LOOKS = new WeakMap(); // the nodes of a step -> what matters of it

// ---------------------------------------------------------------------------------------------------- of the library

function lookAt(nodes, size) {
  if (!LOOKS.has(nodes)) {
    const open = nodes.filter(({beam}) => beam.status === 'running' || beam.status === 'pruned');
    const best = Math.max(...(open.length ? open : nodes).map(sumOf));
    LOOKS.set(nodes, {
      ended: nodes.filter(({beam}, i) => i < size && hasEnded(beam)), // the others rank too low to count
      hopeless: !open.length, // every continuation met a stopping criterion
      best: open.length ? best : best + NOT_CHOSEN,
    });
  }
  return LOOKS.get(nodes);
}

// All prompts take their steps together, and the last of them ends the search; but each prompt's pool closes by itself.
function settleTogether(search, rule) {
  const {prompts, size, start} = search;
  const nothing = {node: null, score: NOT_CHOSEN};
  const states = prompts.map(() => ({group: null, pool: Array(size).fill(nothing), stop: null, lastStep: 0, weighed: null, exact: true}));
  const last = Math.min(...prompts.map(({steps}) => steps.length));
  let stop = null;
  for (let at = start; at < last && !stop; at++) {
    const looks = prompts.map(({steps}) => lookAt(steps[at], size));
    const hopeless = looks.every((look) => look.hopeless);
    states.forEach((state, i) => stepOfLibrary(state, looks[i], at + 1, hopeless, search, rule));
    if (states.every((state) => state.stop)) stop = states.find((state) => state.stop.step === at + 1).stop;
  }
  return {stop, prompts: states.map((state) => ({kept: state.pool.filter(({node}) => node), pools: [state]}))};
}

function stepOfLibrary(state, look, step, hopeless, search, rule) {
  if (state.stop) return;
  if (look.ended.length) {
    const ended = look.ended.map((node) => ({node, score: scoreOf(node, rule.lengthPenalty)}));
    state.pool = [...state.pool, ...ended].sort((a, b) => b.score - a.score).slice(0, search.size);
  }
  state.lastStep = step;
  const worst = state.pool.at(-1).score;
  const full = state.pool.every(({node}) => node);
  const weighed = state.weighed = weigh(look.best, step - search.start, full ? worst : null, search, rule);
  if (hopeless) state.stop = {step, why: 'criteria'};
  else if (full && rule.earlyStopping === true) state.stop = {step, why: 'full'};
  else if (!state.pool.some(({node}) => weighed.bound > (node ? worst : NOT_CHOSEN))) state.stop = {step, why: 'settled'};
}

// ---------------------------------------------------------------------------------------------------- of our own loops

// Each group of a prompt has a pool, and stops by itself.
function settleApart(search, rule) {
  const prompts = search.prompts.map((prompt) => {
    const pools = groupsOf(prompt).map((group) => settleGroup(prompt, group, search, rule));
    const own = groupsOf(prompt).map((group) => settleGroup(prompt, group, search, search.own));
    let differs = Infinity; // from which step on an earlier group stands otherwise than it was recorded
    pools.forEach((pool, i) => {
      const [now, then] = [pool, own[i]].map(({stop}) => (stop ? stop.step : Infinity));
      pool.exact = pool.lastStep <= differs;
      if (now !== then) differs = Math.min(differs, now, then);
    });
    const kept = pools.flatMap((pool) => pool.kept).sort((a, b) => a.score - b.score).reverse();
    return {kept, pools};
  });
  const pools = prompts.flatMap((prompt) => prompt.pools);
  const over = pools.length > 0 && pools.every(({stop}) => stop);
  return {stop: over ? pools.map(({stop}) => stop).reduce((a, b) => (b.step > a.step ? b : a)) : null, prompts};
}

// In the order in which they choose.
const groupsOf = ({steps, given}) => [...new Set((steps[given] || []).map(({beam}) => beam.group ?? null))].sort((a, b) => a - b);

function settleGroup(prompt, group, search, rule) {
  const {size, start} = search;
  const state = {group, kept: [], stop: null, weighed: null, lastStep: 0, exact: true};
  for (let at = start; at < prompt.steps.length && !state.stop; at++) {
    const look = lookAtGroup(prompt.steps[at], group, search);
    if (!look) break; // the recorded group had stopped
    const step = state.lastStep = at + 1;
    look.ended.forEach((node) => offer(state, node, search, rule));
    const full = state.kept.length >= size;
    const worst = full ? worstOf(state.kept) : null;
    state.weighed = weigh(look.best, step - start, worst, search, rule);
    if (full && rule.earlyStopping === true) state.stop = {step, why: 'full'};
    else if (full && worst >= state.weighed.bound) state.stop = {step, why: 'settled'};
    else if (wasCutOff(prompt.steps[at], step, search)) {
      standing(look.nodes, search).forEach((node) => offer(state, node, search, rule));
      state.stop = {step, why: 'criteria'};
    }
  }
  return state;
}

// What matters of a group's part of a step: its nodes, those that a token ended and that count, and the best sum of all.
function lookAtGroup(all, group, {ends}) {
  if (!LOOKS.has(all)) LOOKS.set(all, new Map());
  const looks = LOOKS.get(all);
  if (!looks.has(group)) {
    const nodes = all.filter(({beam}) => (beam.group ?? null) === group);
    const ended = nodes.filter(({beam}) => beam.status === 'finished' && ends.has(beam.token_id));
    looks.set(group, nodes.length ? {nodes, ended, best: sumOf(nodes[0])} : null);
  }
  return looks.get(group);
}

const worstOf = (kept) => Math.min(...kept.map(({score}) => score));

function offer(state, node, search, {lengthPenalty}) {
  const score = scoreOf(node, lengthPenalty);
  if (state.kept.length >= search.size && !(score > worstOf(state.kept))) return;
  state.kept.push({node, score});
  if (state.kept.length <= search.size) return;
  const worst = worstOf(state.kept);
  state.kept.splice(state.kept.findIndex((entry) => entry.score === worst), 1);
}

// Whether the stopping criteria ended the search after this step: then texts count that no token has ended.
function wasCutOff(nodes, step, {ends, maxNew, start}) {
  return step - start >= maxNew || nodes.some(({beam}) => hasEnded(beam) && !ends.has(beam.token_id));
}

export const hasEnded = ({status}) => status === 'finished' || status === 'ended';

// The texts that are taken in where the search is cut off: in constrained beam search those that have all words, and the
// others only where those are too few.
function standing(nodes, {ends, constraints, promptIds, wanted}) {
  const goingOn = nodes.filter(({beam}) => beam.status === 'running' || (hasEnded(beam) && !ends.has(beam.token_id)));
  const isWhole = (node) => constraints.every((constraint, i) => isWritten(constraint, node.beam.progress[i], node, promptIds));
  const whole = goingOn.filter((node) => !node.beam.progress || isWhole(node));
  return whole.length < wanted ? [...whole, ...goingOn.filter((node) => !whole.includes(node))] : whole;
}

// ---------------------------------------------------------------------------------------------------- to be sure of it

// Whether what is settled by the run's own rule is what was recorded: the scores that are kept, and the end. If not, these
// are not the rules of that run.
export function isAsRecorded(search, settled, isOver) {
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
function isNear(recorded, {node, score}, search) {
  if (finite(recorded) === null || !Number.isFinite(score)) return (finite(recorded) === null) === !Number.isFinite(score);
  const rounding = 2e-5 * Math.max(1, node.length ** -search.own.lengthPenalty);
  return Math.abs(recorded - score) <= rounding + 1e-5 * Math.abs(score);
}

// ---------------------------------------------------------------------------------------------------- all texts in order

// All texts of prompt `number` that count, as a settled search has them: those that are kept, best first, those that
// still run (unless it `isOver`), and the others. Each is {node, score, place (null where it is not kept), state, why}:
// `state` is "returned", "kept", "running" or "out".
export function rankingOf(search, number, settled, {lengthPenalty}, isOver) {
  const prompt = search.prompts[number];
  const {kept, pools} = settled.prompts[number];
  const entry = (node, state, why = '') => ({node, score: scoreOf(node, lengthPenalty), place: null, state, why});
  const inPool = new Set(kept.map(({node}) => node));
  const others = finishedOf(prompt).filter((node) => !inPool.has(node)).map((node) => {
    const {stop} = pools.find(({group}) => group === (node.beam.group ?? null)) || pools[0];
    if (!stop || node.index < stop.step) return entry(node, 'out', 'dropped');
    return entry(node, 'out', settled.stop && node.index >= settled.stop.step ? 'not reached' : 'too late');
  });
  const goesOn = !isOver && !settled.stop;
  return [
    ...kept.map(({node, score}, place) => ({node, score, place, state: settled.stop && place < search.wanted ? 'returned' : 'kept', why: ''})),
    ...(goesOn ? prompt.running.map((node) => entry(node, 'running')).sort((a, b) => b.score - a.score) : []),
    ...others.sort((a, b) => b.score - a.score),
  ];
}

const FINISHED = new WeakMap(); // a prompt's steps -> the texts that ended in them and count, and how many steps were read

function finishedOf({steps}) {
  if (!FINISHED.has(steps)) FINISHED.set(steps, {read: 0, nodes: []});
  const found = FINISHED.get(steps);
  for (; found.read < steps.length; found.read++) found.nodes.push(...steps[found.read].filter(({beam}) => beam.status === 'finished'));
  return found.nodes;
}

// The step after which nothing is known of a search that goes on: the first at which the record of a pool ends.
export function endOfRecord({prompts}) {
  const open = prompts.flatMap(({pools}) => pools).filter(({stop}) => !stop);
  return Math.min(...open.map(({lastStep}) => lastStep));
}
