// The pictures of how surely a watermark is found: two sets of scores as bars above and below one axis, the ROC curve, and
// detection over the length of the texts.

import {diamond, spreadMarks} from '../assisted/speed_pictures.js';
import {lineMark, pathMark, pixel, textMark, toldMark} from '../charts/marks.js';
import {axisMarks, plotIn, roundTicks, ticksWithin} from '../charts/plot.js';
import {count, decimals, many, named, percent} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {zWords} from './detection_words.js';

// [name, what its axis says, meaning] of a score
export const SCORES = {
  z: ['z', 'z', 'How many standard deviations more tokens are green than without a watermark.'],
  mean: ['mean g', 'z of the mean g', 'How many standard deviations the mean of all g-values lies above one half, taking them for fair coins.'],
  weighted_mean: ['weighted mean g', 'z of the weighted mean g', 'The same with more weight on the first keys, whose mark is the strongest.'],
  posterior: ['Bayesian detector', 'posterior probability', 'The probability of a watermark by the detector that was trained here, on the other half of the texts.'],
};
export const scoreName = (name) => named(SCORES, name, [name, name, ''])[0];

const normalDensity = ([mean, deviation], x) => Math.exp(-(((x - mean) / deviation) ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI));

// Equal bins over all scores: [[from, to, plain, marked]].
function scoreBins([plain, marked], most) {
  const all = [...plain, ...marked];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const ticks = roundTicks(low, high > low ? high : low + 1, most);
  const width = ticks[1] - ticks[0];
  const first = Math.floor(low / width + 1e-9);
  const bins = Array.from({length: Math.max(1, Math.ceil(high / width + 1e-9) - first)}, (_, i) => [(first + i) * width, (first + i + 1) * width, 0, 0]);
  const place = (value) => Math.max(0, Math.min(bins.length - 1, Math.floor(value / width + 1e-9) - first));
  for (const value of plain) bins[place(value)][2] += 1;
  for (const value of marked) bins[place(value)][3] += 1;
  return bins;
}

// The scores with the watermark above the axis and those without it below, with their normal distributions where they have
// any, and the threshold.
export function drawScores(box, {values, normal, name}, threshold) {
  const bins = scoreBins(values, Math.max(8, Math.min(26, box.clientWidth / 26)));
  const width = bins[0][1] - bins[0][0];
  const x = [Math.min(bins[0][0], threshold - width / 2), Math.max(bins.at(-1)[1], threshold + width / 2)];
  const most = Math.max(1, ...bins.flatMap(([, , plain, marked]) => [plain, marked]));
  const plot = plotIn(box, {height: 290, x, y: [-most * 1.12, most * 1.18], left: 40, top: 40});
  const floor = plot.y(0);
  const bars = bins.flatMap(([from, to, plain, marked]) => [{number: plain, side: 'without', sign: -1}, {number: marked, side: 'with', sign: 1}].map(({number, side, sign}) => {
    if (!number) return null;
    const [top, bottom] = [plot.y(sign * number), floor].sort((a, b) => a - b);
    const rect = {x: pixel(plot.x(from) + 1), y: pixel(top), width: pixel(Math.max(1, plot.x(to) - plot.x(from) - 2)), height: pixel(bottom - top)};
    return toldMark('', `${scoreName(name)} from ${decimals(from, 2)} to ${decimals(to, 2)}: ${many(number, 'text')} ${side} the watermark`, [['rect', `gp-bar-${side}`, rect, []]]);
  })).filter(Boolean);
  const curves = normal.map((fit, i) => fit && pathMark(`gp-fit-${i ? 'with' : 'without'}`, Array.from({length: 121}, (_, k) => {
    const at = x[0] + (k / 120) * (x[1] - x[0]);
    return [plot.x(at), plot.y((i ? 1 : -1) * normalDensity(fit, at) * width * values[i].length)];
  }))).filter(Boolean);
  const at = plot.x(threshold);
  const left = at > plot.left + plot.inner / 2;
  const ticks = ticksWithin(0, most, 3).filter(Number.isInteger);
  const back = [
    ...axisMarks(plot, {xTicks: ticksWithin(...x, plot.inner / 70), yTicks: [...ticks, ...ticks.filter(Boolean).map((tick) => -tick)].map((tick) => [tick, count(Math.abs(tick))]), xTitle: named(SCORES, name, [name, name])[1], yTitle: 'texts: with ▲, without ▼'}),
    lineMark('gp-unity', plot.left, floor, plot.width - plot.right, floor),
  ];
  const line = [
    lineMark('gp-z-threshold', at, plot.top - 4, at, plot.height - plot.bottom),
    textMark('gp-halo gp-strong', at + (left ? -5 : 5), plot.top + 6, `threshold ${Number(threshold.toFixed(2))}`, left ? 'end' : 'start'),
  ];
  plot.draw(`${scoreName(name)} of ${many(values[1].length, 'text')} with the watermark and ${count(values[0].length)} without it`, [back, bars, [['g', '', {'aria-hidden': 'true'}, [...curves, ...line]]]]);
}

// The ROC curves of `scores`, that of number `main` drawn strongly; `here` is a point {x, y, words} or null.
export function drawRoc(box, scores, main, here) {
  const plot = plotIn(box, {height: 290, x: [0, 1], y: [0, 1], left: 46, right: 22, top: 40});
  const share = [0, 0.25, 0.5, 0.75, 1].map((tick) => [tick, percent(tick)]);
  const back = [
    ...axisMarks(plot, {xTicks: share, yTicks: share, xTitle: 'false-positive rate', yTitle: 'found'}),
    lineMark('gp-unity', plot.x(0), plot.y(0), plot.x(1), plot.y(1)),
    ...scores.map(({roc}, i) => pathMark(i === main ? 'gp-roc-main' : `gp-roc-other gp-roc-${i % 3}`, roc.map(([x, y]) => [plot.x(x), plot.y(y)]))),
  ];
  const points = scores[main].roc.slice(1, -1).map(([x, y]) => toldMark('', `At a false-positive rate of ${percent(x)}, ${percent(y)} are found`, [
    ['circle', 'gp-roc-point', {cx: pixel(plot.x(x)), cy: pixel(plot.y(y)), r: 3.5}, []],
  ]));
  if (here) points.push(toldMark('', here.words, [['path', 'gp-measured', {d: diamond(plot.x(here.x), plot.y(here.y), 7)}, []]]));
  plot.draw(`ROC: found over the false-positive rate, ${scoreName(scores[main].name)}`, [back, points]);
}

// Detection over the length: `rows` of playground/experiments/watermark_findings.py, for the false-positive rate number `level`.
export function drawLengths(box, rows, level) {
  const most = rows.at(-1).tokens;
  const plot = plotIn(box, {height: 250, x: [0, most * 1.04], y: [0, 1.04], left: 46, top: 30});
  const share = [0, 0.25, 0.5, 0.75, 1].map((tick) => [tick, percent(tick)]);
  const across = (of) => rows.filter((row) => isKnown(of(row))).map((row) => [plot.x(row.tokens), plot.y(of(row))]);
  const [counted, reckoned] = [(row) => row.rates[level], (row) => row.normal[level]];
  const back = [
    ...axisMarks(plot, {xTicks: ticksWithin(0, most * 1.04, plot.inner / 80), yTicks: share, xTitle: 'tokens of each text', yTitle: 'found'}),
    pathMark('gp-z-other', across((row) => row.auc)),
    pathMark('gp-z-expected', across(reckoned)),
    pathMark('gp-z-measured', across(counted)),
  ];
  const points = rows.map((row) => {
    const normal = isKnown(reckoned(row)) ? `, by normal distributions ${percent(reckoned(row))}` : '';
    const [low, high] = row.found_between[level];
    const told = `The first ${many(row.tokens, 'token')}: ${percent(counted(row))} of ${many(row.counts[1], 'text')} found (${percent(low)} to ${percent(high)}) at ${percent(row.levels[level])} false positives${normal}; AUC ${row.auc.toFixed(3)}; median z ${zWords(row.median[1])} with the watermark, ${zWords(row.median[0])} without`;
    return toldMark('', told, [
      ['rect', 'gp-catch', {x: pixel(plot.x(row.tokens) - 8), y: plot.top, width: 16, height: pixel(plot.height - plot.bottom - plot.top)}, []],
      ...spreadMarks(plot.x(row.tokens), plot.y(low), plot.y(high)),
      ['circle', 'gp-measured', {cx: pixel(plot.x(row.tokens)), cy: pixel(plot.y(counted(row))), r: 5}, []],
    ]);
  });
  plot.draw('Detection over the number of tokens', [back, points]);
}
