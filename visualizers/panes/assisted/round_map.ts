// The rounds of assisted decoding as columns side by side: above, how much of each draft was kept; below, on the same
// axis, how long it took to write the draft and to check it. A picture of fixed cost: where there are more rounds than
// columns have room, a column is the mean of several.

import type {DraftRound} from '../core/types.ts';
import {judgedOf} from './acceptance.ts';

const [NARROWEST, LEAST, CELL, TALLEST] = [3, 16, 9, 90];
export const TIMES = 84; // pixels, the height of the scale of times

/** The means of the rounds of one column. */
interface Column {
  accepted: number;
  judged: number;
  drafted: number;
  draft: number; // seconds, as the next ones
  verify: number;
  longest: number;
}

export interface RoundMap {
  columns: Column[];
  each: number; // how many rounds are in a column
  room: number; // how many columns have room
  cell: number; // pixels, the height of a token
  longestDraft: number;
  drafts: number; // pixels, the height of the scale of drafts
  top: number; // the end of the scale of times
  height: number;
}

export function mapOf(rounds: DraftRound[], width: number): RoundMap {
  const each = Math.max(1, Math.ceil(rounds.length / Math.max(1, Math.floor(width / NARROWEST))));
  const columns: Column[] = [];
  for (let from = 0; from < rounds.length; from += each) columns.push(columnOf(rounds.slice(from, from + each)));
  const longestDraft = Math.max(1, ...columns.map(({drafted}) => drafted));
  const cell = Math.max(1, Math.min(CELL, TALLEST / longestDraft));
  const drafts = Math.ceil(longestDraft * cell);
  const room = Math.max(LEAST, columns.length);
  return {columns, each, room, cell, longestDraft, drafts, top: topOf(columns), height: drafts + 16 + TIMES};
}

function columnOf(rounds: DraftRound[]): Column {
  const mean = (value: (round: DraftRound) => number) =>
    rounds.reduce((sum, round) => sum + value(round), 0) / rounds.length;
  return {
    accepted: mean((round) => round.num_accepted),
    judged: mean(judgedOf),
    drafted: mean((round) => round.drafted.length),
    draft: mean((round) => round.draft_seconds),
    verify: mean((round) => round.verify_seconds),
    longest: Math.max(...rounds.map((round) => round.draft_seconds + round.verify_seconds)),
  };
}

const timeOf = ({draft, verify}: Column): number => draft + verify;

// The end of the scale of times: the longest, or where a few last far longer than all others (the first reads the
// prompt), one that leaves those to be cut off.
function topOf(columns: Column[]): number {
  const times = columns.map(timeOf).sort((a, b) => a - b);
  const longest = times.at(-1) ?? 0;
  const usual = times[Math.floor((times.length - 1) * 0.9)];
  return (longest > 2 * usual && times.length > 4 ? 1.25 * usual : longest) || 1;
}

/** The columns that the scale of times cuts off. */
export const cutOf = ({columns, top}: RoundMap): Column[] => columns.filter((column) => timeOf(column) > top);

// ---------------------------------------------------------------------------------------------------- painting

type Pen = CanvasRenderingContext2D;
type Box = [left: number, width: number];

export function paintMap(canvas: HTMLCanvasElement, map: RoundMap, width: number): void {
  const scale = devicePixelRatio;
  const [wide, high] = [Math.round(width * scale), Math.round(map.height * scale)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  const pen = canvas.getContext('2d');
  if (!width || !pen) return;
  const style = getComputedStyle(canvas);
  const ink = (role: string) => style.getPropertyValue(`--gp-${role}`).trim();
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, map.height);
  const step = width / map.room;
  const gap = step > 6 ? Math.min(6, step * 0.2) : step > 3.5 ? 1 : 0;
  pen.fillStyle = ink('line');
  pen.fillRect(0, map.drafts, width, 1);
  pen.fillRect(0, map.height - 1, width, 1);
  const inks = {
    accepted: ink('accepted'),
    rejected: ink('rejected'),
    muted: ink('muted'),
    verify: ink('kept'),
    draft: ink('before'),
    surface: ink('surface'),
  };
  map.columns.forEach((column, i) => {
    const box: Box = [i * step + gap / 2, step - gap];
    if (map.each === 1) paintDraft(pen, inks, column, box, map);
    else paintMeans(pen, inks, column, box, map);
    paintTimes(pen, inks, column, box, map);
  });
}

type Inks = Record<'accepted' | 'rejected' | 'muted' | 'verify' | 'draft' | 'surface', string>;

// One cell for each drafted token, from the bottom up: filled where it was kept, a cross where it was rejected, a dot
// where it was never judged.
function paintDraft(pen: Pen, ink: Inks, {accepted, judged, drafted}: Column, [x, wide]: Box, map: RoundMap): void {
  const {cell, drafts} = map;
  const tall = Math.max(1, cell - (cell > 3 ? 1.5 : 0));
  for (let place = 0; place < drafted; place++) {
    const y = drafts - (place + 1) * cell;
    if (place < accepted) {
      pen.fillStyle = ink.accepted;
      pen.fillRect(x, y, wide, tall);
    } else if (place < judged) {
      cross(pen, ink.rejected, x + wide / 2, y + tall / 2, Math.min(wide, Math.max(tall, 5), 7) / 2);
    } else {
      pen.fillStyle = ink.muted;
      const side = Math.min(wide, tall, 2.5);
      pen.fillRect(x + (wide - side) / 2, y + (tall - side) / 2, side, side);
    }
  }
}

function cross(pen: Pen, colour: string, x: number, y: number, half: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = half > 2 ? 2 : 1;
  pen.beginPath();
  pen.moveTo(x - half, y - half);
  pen.lineTo(x + half, y + half);
  pen.moveTo(x - half, y + half);
  pen.lineTo(x + half, y - half);
  pen.stroke();
}

function paintMeans(pen: Pen, ink: Inks, {accepted, drafted}: Column, [x, wide]: Box, {drafts, cell}: RoundMap): void {
  pen.fillStyle = ink.accepted;
  pen.fillRect(x, drafts - accepted * cell, wide, accepted * cell);
  pen.fillStyle = ink.muted;
  pen.fillRect(x, drafts - drafted * cell, wide, 1);
}

// The draft's time is below, hatched; that of verifying it above, filled. What is too long for the scale has a gap.
function paintTimes(pen: Pen, ink: Inks, {draft, verify}: Column, [x, wide]: Box, {top, height}: RoundMap): void {
  const floor = height - 1;
  const share = Math.min(1, top / (draft + verify)) / top; // a column that is cut keeps its proportions
  const [lower, upper] = [draft * share * TIMES, verify * share * TIMES];
  pen.fillStyle = ink.verify;
  pen.fillRect(x, floor - lower - upper, wide, upper);
  hatch(pen, ink.draft, x, floor - lower, wide, lower);
  if (draft + verify <= top) return;
  pen.fillStyle = ink.surface;
  pen.fillRect(x - 1, floor - TIMES + 7, wide + 2, 3);
  pen.fillRect(x - 1, floor - TIMES + 13, wide + 2, 3);
}

function hatch(pen: Pen, colour: string, x: number, y: number, wide: number, tall: number): void {
  if (tall <= 0) return;
  if (wide < 5) {
    pen.fillStyle = colour;
    pen.fillRect(x, y, wide, tall);
    return;
  }
  pen.save();
  pen.beginPath();
  pen.rect(x, y, wide, tall);
  pen.clip();
  pen.strokeStyle = colour;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let at = -tall; at < wide; at += 5) {
    pen.moveTo(x + at, y + tall);
    pen.lineTo(x + at + tall, y);
  }
  pen.rect(x + 0.75, y + 0.75, Math.max(0, wide - 1.5), Math.max(0, tall - 1.5));
  pen.stroke();
  pen.restore();
}
