// The rounds of assisted decoding as columns side by side: above, how much of each draft was kept; below, on the same
// axis, how long it took to write the draft and to check it. A picture of fixed cost: where there are more rounds than
// columns have room, a column is the mean of several.

import {sayPercent} from '../core/dom_patch.ts';
import {count, say} from '../core/text.ts';
import {judgedOf} from './acceptance.js';
import {shortTime} from './draft_words.js';

const ROUND_MAP = {narrowest: 3, least: 16, cell: 9, tallest: 90, times: 84};

// Draws into `canvas` in `plot`; `column` is the frame of the current one, `ends` has the words at the ends of both scales,
// and `onResize` is called where it must be drawn again. Returns {draw(rounds), at(event), mark(number)}: numbers are
// places in `rounds`. `draw` tells how many rounds are in `each` column, how many columns are `cut`, how long the
// `longest` round took, and what share of the width is `filled`.
export function roundMap(plot, {canvas, column, ends, onResize}) {
  let shown = {rounds: [], each: 1, columns: ROUND_MAP.least, top: 1, drafts: 0};
  let width = 0;

  // The means of the rounds of one column.
  function columnOf(rounds) {
    const mean = (value) => rounds.reduce((sum, round) => sum + value(round), 0) / rounds.length;
    return {
      accepted: mean((round) => round.num_accepted),
      judged: mean(judgedOf),
      drafted: mean((round) => round.drafted.length),
      draft: mean((round) => round.draft_seconds),
      verify: mean((round) => round.verify_seconds),
      longest: Math.max(...rounds.map((round) => round.draft_seconds + round.verify_seconds)),
    };
  }

  // The end of the scale of times: the longest, or where a few last far longer than all others (the first reads the
  // prompt), one that leaves those to be cut off.
  function topOf(columns) {
    const times = columns.map(({draft, verify}) => draft + verify).sort((a, b) => a - b);
    const longest = times.at(-1);
    const usual = times[Math.floor((times.length - 1) * 0.9)];
    return longest > 2 * usual && times.length > 4 ? 1.25 * usual : longest;
  }

  function draw(rounds) {
    width ||= canvas.clientWidth;
    const each = Math.max(1, Math.ceil(rounds.length / Math.max(1, Math.floor(width / ROUND_MAP.narrowest))));
    const columns = [];
    for (let from = 0; from < rounds.length; from += each) columns.push(columnOf(rounds.slice(from, from + each)));
    const longest = Math.max(1, ...columns.map(({drafted}) => drafted));
    const cell = Math.max(1, Math.min(ROUND_MAP.cell, ROUND_MAP.tallest / longest));
    const top = topOf(columns) || 1;
    const cut = columns.filter(({draft, verify}) => draft + verify > top);
    shown = {rounds, each, columns: Math.max(ROUND_MAP.least, columns.length), top, drafts: Math.ceil(longest * cell)};
    say(ends.drafts, longest >= 1.5 ? count(Math.round(longest)) : '1');
    say(ends.times, shortTime(top));
    paint(columns, cell);
    return {each, cut: cut.length, longest: Math.max(0, ...columns.map(({longest: time}) => time)), filled: columns.length / shown.columns};
  }

  function paint(columns, cell) {
    const height = shown.drafts + 16 + ROUND_MAP.times;
    const scale = devicePixelRatio;
    const size = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== size[0]) canvas.width = size[0];
    if (canvas.height !== size[1]) canvas.height = size[1];
    canvas.style.height = `${height}px`;
    ends.drafts.parentNode.style.height = `${shown.drafts}px`;
    ends.times.parentNode.style.height = `${ROUND_MAP.times}px`;
    if (!width) return;
    const style = getComputedStyle(plot);
    const colour = (role) => style.getPropertyValue(`--gp-${role}`).trim();
    const ink = {accepted: colour('accepted'), rejected: colour('rejected'), muted: colour('muted'), verify: colour('kept'), draft: colour('before'), line: colour('line'), surface: colour('surface')};
    const pen = canvas.getContext('2d');
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    const step = width / shown.columns;
    const gap = step > 6 ? Math.min(6, step * 0.2) : step > 3.5 ? 1 : 0;
    pen.fillStyle = ink.line;
    pen.fillRect(0, shown.drafts, width, 1);
    pen.fillRect(0, height - 1, width, 1);
    columns.forEach((values, i) => {
      /** @type {[left: number, width: number]} */
      const box = [i * step + gap / 2, step - gap];
      if (shown.each === 1) paintDraft(pen, ink, values, box, cell);
      else paintMeans(pen, ink, values, box, cell);
      paintTimes(pen, ink, values, box, height - 1);
    });
  }

  // One cell for each drafted token, from the bottom up: filled where it was kept, a cross where it was rejected, a dot
  // where it was never judged.
  function paintDraft(pen, ink, {accepted, judged, drafted}, [x, wide], cell) {
    const tall = Math.max(1, cell - (cell > 3 ? 1.5 : 0));
    for (let place = 0; place < drafted; place++) {
      const y = shown.drafts - (place + 1) * cell;
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

  function cross(pen, colour, x, y, half) {
    pen.strokeStyle = colour;
    pen.lineWidth = half > 2 ? 2 : 1;
    pen.beginPath();
    pen.moveTo(x - half, y - half);
    pen.lineTo(x + half, y + half);
    pen.moveTo(x - half, y + half);
    pen.lineTo(x + half, y - half);
    pen.stroke();
  }

  function paintMeans(pen, ink, {accepted, drafted}, [x, wide], cell) {
    pen.fillStyle = ink.accepted;
    pen.fillRect(x, shown.drafts - accepted * cell, wide, accepted * cell);
    pen.fillStyle = ink.muted;
    pen.fillRect(x, shown.drafts - drafted * cell, wide, 1);
  }

  // The draft's time is below, hatched; that of verifying it above, filled. What is too long for the scale has a gap.
  function paintTimes(pen, ink, {draft, verify}, [x, wide], floor) {
    const share = Math.min(1, shown.top / (draft + verify)) / shown.top; // a column that is cut keeps its proportions
    const [lower, upper] = [draft * share * ROUND_MAP.times, verify * share * ROUND_MAP.times];
    pen.fillStyle = ink.verify;
    pen.fillRect(x, floor - lower - upper, wide, upper);
    hatch(pen, ink.draft, x, floor - lower, wide, lower);
    if (draft + verify <= shown.top) return;
    pen.fillStyle = ink.surface;
    pen.fillRect(x - 1, floor - ROUND_MAP.times + 7, wide + 2, 3);
    pen.fillRect(x - 1, floor - ROUND_MAP.times + 13, wide + 2, 3);
  }

  function hatch(pen, colour, x, y, wide, tall) {
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

  // The number of the round under the pointer.
  function at(event) {
    const {left, width: wide} = canvas.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / wide) * shown.columns) * shown.each;
    return Math.max(0, Math.min(shown.rounds.length - 1, place));
  }

  function mark(number) {
    column.hidden = number === null;
    if (number === null) return;
    sayPercent(column, 'left', Math.floor(number / shown.each) / shown.columns);
    sayPercent(column, 'width', 1 / shown.columns);
  }

  new ResizeObserver(() => {
    if (canvas.clientWidth === width) return;
    width = canvas.clientWidth;
    onResize();
  }).observe(canvas);

  return {draw, at, mark};
}
