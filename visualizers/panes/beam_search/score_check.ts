// Whether the tree of a beam search adds up: sums, final scores, pools and the ends of the outputs, each worked out again
// from the numbers that it follows from. The rules are those of `tree_differences` in playground/metrics/scores.py. Logs that
// were saved before have five decimal places, so nothing is known better than to TREE_ROUNDING. Draws nothing.

import {type RunLog, isBeamNode, pathOf, startOf} from '../core/log.ts';
import type {BeamNode, Output, Search, Step} from '../core/types.ts';

export const AGREE = 1e-3; // nats: as far apart as equal numbers may be; as in playground/metrics/scores.py
export const TREE_ROUNDING = 2e-5; // three numbers, each off by up to 5e-6
const WAITING = -1e9; // what a search adds to the sum of a beam that is to wait: a copy of the first one, or one that ended
export const SUNK = -1e8; // a sum below this is that of such a beam: float32 has no digits left there for a token

// What cannot be chosen has no logarithm: null, or the lowest float.
export const impossible = (value: number | null | undefined, floor = -1e30): value is null | undefined =>
  value === null || value === undefined || value < floor;

export function apart(one: number | null, other: number | null, floor?: number): number {
  if (impossible(one, floor) || impossible(other, floor))
    return impossible(one, floor) && impossible(other, floor) ? 0 : Infinity;
  return Math.abs(one - other);
}

// How far `score` is from total / power. Where a penalty below 0 makes that a multiple of the total, whose rounding it
// multiplies too, the distance is that of the totals.
export function apartAfterPenalty(total: number | null, score: number | null, power: number): number {
  return apart(total, score === null ? null : score * power, SUNK) / Math.max(1, power);
}

// One rule over a whole tree: how often it was looked at, how often it failed, and where its numbers are furthest apart.
class Rule<Place> {
  count = 0;
  off = 0;
  furthest = 0;
  worst: (Place & {difference: number}) | null = null;

  // `tell()` says where, only if it is asked for.
  see(difference: number, tell: () => Place): void {
    this.count += 1;
    if (!(difference <= AGREE)) this.off += 1;
    if (this.worst && !(difference > this.furthest)) return;
    this.furthest = difference;
    this.worst = {...tell(), difference};
  }
}

// What the rules tell of their worst place.
class Rules {
  // a node's score is its parent's score, `parent`, and its own log-probability
  sum = new Rule<{node: BeamNode; parent: number | null}>();
  // a token that was given weighs nothing
  given = new Rule<{node: BeamNode}>();
  // a final score is the score / power
  final = new Rule<{node: BeamNode; power: number}>();
  // what is kept after a step is the best that ended so far
  pool = new Rule<{step: number; place: number; expected: number | null; told: number | null}>();
  // the node in which an output's path ends has its score
  output = new Rule<{number: number; node: Step; power: number; told: number | null}>();
}

// The rules of a finished run, or null where it has no beams.
export function addUp(log: RunLog): Rules | null {
  if (!log.usesBeams) return null;
  const {effective} = startOf(log);
  const rules = new Rules();
  const penalty = effective.length_penalty ?? 1;
  for (const prompt of log.prompts) {
    if (!prompt) continue;
    const beams = Math.max(...prompt.distributions.map(({length}) => length));
    addUpSearch(prompt, Math.max(1, Math.floor(beams / (effective.num_beam_groups || 1))), penalty, rules);
  }
  log.finished?.sequences.forEach((output, number) =>
    addUpOutput(log.returned?.[number].last ?? null, output, number, penalty, rules.output),
  );
  return rules;
}

interface Ended {
  score: number;
  power: number;
}

// `size` is the number of beams in a group.
function addUpSearch(prompt: Search, size: number, penalty: number, rules: Rules): void {
  let sums: Map<number | null, number | null> | null = null; // of the running beams, by number; the others wait
  const pools = new Map<number | null, Ended[]>(); // of each group: the best that ended
  const better = (a: Ended, b: Ended) => b.score - a.score;
  prompt.steps.forEach((nodes, index) => {
    if (nodes.some(({given}) => given)) {
      for (const node of nodes) rules.given.see(apart(node.beam.score, 0), () => ({node}));
      return;
    }
    // at first all beams hold the same text: one in each group runs
    sums ??= new Map(nodes.filter(({beam}) => beam.parent % size === 0).map(({beam}) => [beam.parent, 0]));
    for (const node of nodes) {
      const {beam} = node;
      const parent = sums.get(beam.parent) ?? WAITING;
      rules.sum.see(apart((parent ?? 0) + (beam.logprob ?? -Infinity), beam.score, SUNK), () => ({node, parent}));
      if (beam.final_score === null || beam.final_score === undefined) continue;
      const power = node.length ** penalty;
      rules.final.see(apartAfterPenalty(beam.score, beam.final_score, power), () => ({node, power}));
      const group = beam.group ?? null;
      const ended = [...(pools.get(group) ?? []), {score: beam.final_score, power}];
      pools.set(group, ended.sort(better).slice(0, size));
    }
    // impossible texts may be kept or not: the library has empty places that are better
    const kept = [...pools.values()]
      .flat()
      .filter(({score}) => !impossible(score))
      .sort(better);
    const told = prompt.pools[index].filter((score) => !impossible(score));
    for (let place = 0; place < Math.max(kept.length, told.length); place++) {
      const expected = kept[place] ?? null;
      const difference =
        expected && place < told.length
          ? apartAfterPenalty(expected.score * expected.power, told[place], expected.power)
          : Infinity;
      rules.pool.see(difference, () => ({
        step: index,
        place,
        expected: expected && expected.score,
        told: told[place] ?? null,
      }));
    }
    sums = new Map(nodes.filter(({beam}) => beam.status === 'running').map(({beam}) => [beam.beam, beam.score]));
  });
}

function addUpOutput(last: Step | null, output: Output, number: number, penalty: number, rule: Rules['output']): void {
  const path = pathOf(last);
  const free = path.filter(({given}) => !given);
  if (output.score === null || !free.length || !isBeamNode(last)) return;
  const power = free.length ** penalty;
  const follows = path.every(({beam, given}, i) => given || beam?.parent === (output.beams || [])[i]);
  rule.see(follows ? apartAfterPenalty(last.beam.score, output.score, power) : Infinity, () => ({
    number,
    node: last,
    power,
    told: output.score,
  }));
}
