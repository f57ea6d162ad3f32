// The pictures of a speed trial: its pairs on an axis of time, and the speed-up that any acceptance rate would give.

import {lineMark, pathMark, pixel, textMark, toldMark} from '../charts/marks.js';
import {axisMarks, plotIn, ticksWithin} from '../charts/plot.js';
import {many, percent} from '../core/text.js';
import {isKnown, medianOf} from '../core/values.js';
import {expectedSpeedup, paceWords, spreadWords, timesWords} from './speculation.js';

// Each pair's time for a token without and with drafts, in seconds: pairs [{without, with, speedup}].
export function drawPairs(box, pairs) {
  const ROW = 27;
  const most = Math.max(...pairs.flatMap((pair) => [pair.without, pair.with]));
  const [factor, unit] = most < 1 ? [1000, 'milliseconds'] : [1, 'seconds'];
  const ticks = ticksWithin(0, most * factor * 1.03, Math.max(3, box.clientWidth / 80));
  const plot = plotIn(box, {height: 36 + pairs.length * ROW + 40, x: [0, most * 1.03], y: [0, 1], left: 52, right: 64, top: 36});
  const floor = plot.height - plot.bottom;
  const axis = [
    ...ticks.flatMap((tick) => [lineMark('gp-guide', plot.x(tick / factor), plot.top - 4, plot.x(tick / factor), floor), textMark('', plot.x(tick / factor), floor + 17, String(tick))]),
    textMark('gp-axis', plot.left + plot.inner / 2, plot.height - 3, `${unit} a token`),
  ];
  const medians = ['without', 'with'].flatMap((side, i) => {
    const value = medianOf(pairs.map((pair) => pair[side]));
    const at = plot.x(value);
    const left = at > plot.left + plot.inner / 2;
    return [
      lineMark(`gp-median-${side}`, at, 5 + 14 * i, at, floor),
      textMark('gp-halo', at + (left ? -5 : 5), 12 + 14 * i, `median ${side} ${paceWords(value)}`, left ? 'end' : 'start'),
    ];
  });
  const rows = pairs.map(({without, with: assisted, speedup}, i) => {
    const y = plot.top + (i + 0.5) * ROW;
    const told = `Pair ${i + 1}: ${paceWords(without)} a token without, ${paceWords(assisted)} with: ${timesWords(speedup)}`;
    return toldMark('', told, [
      ['rect', 'gp-catch', {x: 0, y: pixel(y - ROW / 2), width: plot.width, height: ROW}, []],
      textMark('', plot.left - 9, y + 4, `pair ${i + 1}`, 'end'),
      lineMark(assisted <= without ? 'gp-gained' : 'gp-lost', plot.x(without), y, plot.x(assisted), y),
      ['circle', 'gp-dot-without', {cx: pixel(plot.x(without)), cy: pixel(y), r: 5}, []],
      ['circle', 'gp-dot-with', {cx: pixel(plot.x(assisted)), cy: pixel(y), r: 6.5}, []],
      textMark('gp-strong', plot.width, y + 4, `${assisted <= without ? '▲' : '▼'} ${timesWords(speedup)}`, 'end'),
    ]);
  });
  plot.draw(`Time for a token in ${many(pairs.length, 'pair')} of runs`, [[...axis, ...medians], rows]);
}

// The expected speed-up over the acceptance rate, for what was measured: `drafted`, `cost`, `verify`, `break_even`, the
// judged rate `rate` and the measured `speedup` (the latter three may be null).
export function drawRates(box, {drafted, cost, verify, break_even: even, rate, speedup}) {
  const of = (alpha) => expectedSpeedup(alpha, drafted, cost, verify);
  const top = Math.max(1.25, of(1), speedup ? speedup.high : 0);
  const range = [0, top * 1.06];
  const plot = plotIn(box, {height: 280, x: [0, 1], y: range, left: 40, right: 22, top: 30});
  const share = [0, 0.2, 0.4, 0.6, 0.8, 1].map((tick) => [tick, percent(tick)]);
  const back = [
    ['rect', 'gp-losing', {x: plot.left, y: pixel(plot.y(1)), width: plot.inner, height: pixel(plot.y(0) - plot.y(1))}, []],
    ...axisMarks(plot, {xTicks: share, yTicks: ticksWithin(...range, 5), xTitle: 'acceptance rate α', yTitle: 'speed-up'}),
    lineMark('gp-unity', plot.left, plot.y(1), plot.width - plot.right, plot.y(1)),
    textMark('gp-halo', plot.left + 6, plot.y(1) - 6, 'faster', 'start'),
    textMark('', plot.left + 6, plot.y(1) + 15, 'slower', 'start'),
    pathMark('gp-theory', Array.from({length: 101}, (_, i) => [plot.x(i / 100), plot.y(of(i / 100))])),
  ];
  const points = [];
  if (isKnown(even)) points.push(evenMark(plot, even));
  if (isKnown(rate)) points.push(...hereMarks(plot, {rate, formula: of(rate), speedup}));
  plot.draw('Expected speed-up over the acceptance rate', [back, points]);
}

function evenMark(plot, even) {
  const [x, floor] = [plot.x(even), plot.height - plot.bottom];
  const left = even > 0.5;
  return toldMark('', `Break-even: with an acceptance rate of ${percent(even)} both ways take the same time.`, [
    lineMark('gp-even-line', x, plot.y(1), x, floor),
    ['path', 'gp-even-sign', {d: `M${pixel(x)} ${pixel(plot.y(1) - 7)}l6.5 11h-13Z`}, []],
    textMark('gp-strong gp-halo', x + (left ? -8 : 8), floor - 8, `break-even ${percent(even)}`, left ? 'end' : 'start'),
  ]);
}

// The observed rate on the curve, and the measured speed-up with its spread; their words do not cover each other.
function hereMarks(plot, {rate, formula, speedup}) {
  const [x, onCurve] = [plot.x(rate), plot.y(formula)];
  const left = x + 128 > plot.width;
  const beside = (look, y, text) => textMark(`${look} gp-halo`, x + (left ? -13 : 13), y + 4, text, left ? 'end' : 'start');
  const measured = speedup ? plot.y(speedup.median) : onCurve;
  const apart = Math.max(0, 17 - Math.abs(onCurve - measured)) / 2 * (formula >= (speedup ? speedup.median : formula) ? -1 : 1);
  const marks = [toldMark('', `At the observed acceptance rate of ${percent(rate)} the formula expects ${timesWords(formula)}.`, [
    lineMark('gp-here', x, plot.y(0), x, plot.y(0) + 5),
    ['circle', 'gp-on-formula', {cx: pixel(x), cy: pixel(onCurve), r: 5.5}, []],
    beside('', onCurve + (speedup ? apart : 0), `expected ${timesWords(formula)}`),
  ])];
  if (!speedup) return marks;
  const told = `Measured at an acceptance rate of ${percent(rate)}: ${timesWords(speedup.median)}, spread ${spreadWords(speedup)}.`;
  marks.push(toldMark('', told, [
    ...spreadMarks(x, plot.y(speedup.low), plot.y(speedup.high)),
    ['path', 'gp-measured', {d: diamond(x, measured, 7)}, []],
    beside('gp-strong', measured - apart, `measured ${timesWords(speedup.median)}`),
  ]));
  return marks;
}

export const diamond = (x, y, r) => `M${pixel(x)} ${pixel(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;

// A bar from the lowest to the highest, with ends.
export const spreadMarks = (x, low, high) => [lineMark('gp-spread', x, low, x, high), lineMark('gp-spread', x - 5, low, x + 5, low), lineMark('gp-spread', x - 5, high, x + 5, high)];
