// The race of one draw in rows: of each candidate and each contender its probability after the processors, its luck, and
// how far the two brought it. And the same probabilities as ranges of a hundred-sided die. Draws nothing.

import {probability} from '../core/text.ts';
import type {Candidate, Contender, Step} from '../core/types.ts';
import {keptOf} from '../core/values.ts';
import {isRemoved, listedOf, removerOf} from '../tokens/stages.ts';
import {type DrawSettings, paceOf} from './luck.ts';
import {drawnOf} from './drawn_step.ts';

/** A token in the race; null for what is not known. */
export interface DrawRow {
  id: number;
  text: string;
  share: number | null; // its probability after the processors; 0 where they removed it
  luck: number | null; // the factor 1/q
  reached: number | null; // the two multiplied: the largest wins
  isChosen: boolean;
  isRemoved: boolean;
  by: string; // who removed it, where that is known
  beam?: number; // the number of the beam that it continues, from 1, in beam sampling
}

/** The rows of a step whose draw is known, the likeliest first, what was removed last. */
export function drawRows(step: Step, run: DrawSettings | null): DrawRow[] {
  const {draw, chosen} = step;
  if (!draw) return [];
  const {contenders = []} = draw;
  const lucks = new Map(contenders.map(({token_id: id, luck}) => [id, luck]));
  step.distribution.candidates.forEach(({token_id: id}, i) => {
    if (i < draw.luck.length) lucks.set(id, draw.luck[i]);
  });
  const listed = listedOf(step);
  const known = new Set(listed.map(({token_id: id}) => id));
  const rows = [
    ...listed.map((candidate) => rowOf(candidate, step, lucks.get(candidate.token_id) ?? null)),
    ...contenders.flatMap((one) => (known.has(one.token_id) ? [] : [contenderRow(one, step, run)])),
  ];
  const order = ({isRemoved: removed, share}: DrawRow) => (removed ? -1 : (share ?? 0));
  return rows.map((row) => ({...row, isChosen: row.id === chosen.token_id})).sort((a, b) => order(b) - order(a));
}

function rowOf(candidate: Candidate, step: Step, luck: number | null): DrawRow {
  const removed = isRemoved(candidate);
  return {
    id: candidate.token_id,
    text: candidate.text,
    ...raced(removed ? 0 : probability(candidate.logprob), luck),
    isChosen: false,
    isRemoved: removed,
    by: removed ? removerOf(candidate, step) : '',
  };
}

// One that is not among the candidates: its probability follows from that of the chosen token, and whether it was left from
// its rank, where only the tail is cut.
function contenderRow(contender: Contender, step: Step, run: DrawSettings | null): DrawRow {
  const temperature = run?.knobs.temperature ?? 1;
  const drawn = drawnOf(step, temperature);
  const chosen = drawn?.contenders[drawn.at];
  const kept = keptOf(step);
  const beats = chosen !== undefined && paceOf(contender, temperature) > paceOf(chosen, temperature);
  const isLeft = run?.others.includes('typical_p') || kept === null ? !beats : contender.rank <= kept;
  const behind = chosen && (contender.score - chosen.score) / temperature;
  const share = behind === undefined ? null : probability(step.chosen.logprob) * Math.exp(behind);
  return {
    id: contender.token_id,
    text: contender.text,
    ...raced(isLeft ? share : 0, contender.luck),
    isChosen: false,
    isRemoved: !isLeft,
    by: '',
  };
}

/** How far a token got. */
export function raced(share: number | null, luck: number | null): Pick<DrawRow, 'share' | 'luck' | 'reached'> {
  const factor = luck === null ? null : Math.exp(luck);
  return {share, luck: factor, reached: share === null || factor === null ? null : share * factor};
}

/** So many rows: the chosen one, then those that are likeliest or came furthest, in their order. */
export function foremost(rows: DrawRow[], most: number): DrawRow[] {
  const size = ({share, reached, isChosen}: DrawRow) => (isChosen ? Infinity : Math.max(share ?? 0, reached ?? 0));
  const first = new Set([...rows].sort((a, b) => size(b) - size(a)).slice(0, most));
  return [...rows.filter(({isChosen}) => isChosen), ...rows.filter((row) => first.has(row) && !row.isChosen)];
}

// ---------------------------------------------------------------------------------------------------- the die

export const SIDES = 100;

/** The numbers of a token, both ends included; `row` is null for all other tokens together. */
export interface DieRange {
  row: DrawRow | null;
  first: number;
  last: number;
}

/** The step as a die with a hundred sides: each token has its share of them, in the order of the rows, as far as it gets one. */
export function dieRanges(rows: DrawRow[]): DieRange[] {
  const ranges: DieRange[] = [];
  let [sum, taken] = [0, 0];
  for (const row of rows) {
    if (row.isRemoved || row.share === null) continue;
    sum += row.share;
    const last = Math.min(SIDES, Math.round(SIDES * sum));
    if (last > taken) ranges.push({row, first: taken + 1, last});
    taken = Math.max(taken, last);
  }
  return taken < SIDES ? [...ranges, {row: null, first: taken + 1, last: SIDES}] : ranges;
}

/** What a number says. */
export const rolled = (ranges: DieRange[], number: number): DieRange | undefined =>
  ranges.find(({first, last}) => first <= number && number <= last);
