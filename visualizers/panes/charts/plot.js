// A plot with two axes of numbers: where a value stands, its ticks, its grid. Pictures are marks (marks.js).

import {svg} from '../core/dom_patch.ts';
import {drawMarks, dress, lineMark, textMark} from './marks.js';

// Round numbers from `low` to `high`, about so many of them; the ends are covered.
export function roundTicks(low, high, about) {
  const rough = (high - low) / Math.max(1, about) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.8);
  const ticks = [];
  for (let i = Math.floor(low / step + 1e-9); i <= Math.ceil(high / step - 1e-9); i++) ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}

// The same without those beyond the ends.
export const ticksWithin = (low, high, about) => roundTicks(low, high, about).filter((tick) => tick >= low && tick <= high);

// 1, 2 and 5 times the powers of ten between two values; the powers alone where these are many.
export function powerTicks(low, high) {
  const powers = Array.from({length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1}, (_, i) => 10 ** (i + Math.floor(Math.log10(low))));
  const factors = high / low > 300 ? [1] : [1, 2, 5];
  return powers.flatMap((power) => factors.map((factor) => Number((factor * power).toPrecision(3)))).filter((tick) => tick >= low && tick <= high);
}

// A place to draw in: an SVG element in `box`, as wide as the box is now, with axes over the values from `x[0]` to `x[1]`
// and from `y[0]` to `y[1]`. {x, y} turn a value into a pixel; `draw(label, layers)` draws lists of marks one upon another.
export function plotIn(box, {height, x, y, left = 46, right = 18, top = 14, bottom = 38}) {
  let node = box.querySelector('svg');
  if (!node) box.append(node = svg('svg', 'gp-drawing'));
  const width = Math.max(240, box.clientWidth);
  const share = (value, [low, high]) => (value - low) / (high - low || 1);
  return {
    width, height, left, right, top, bottom,
    inner: width - left - right,
    x: (value) => left + share(value, x) * (width - left - right),
    y: (value) => height - bottom - share(value, y) * (height - top - bottom),
    draw(label, layers) {
      dress(node, {class: 'gp-drawing', role: 'group', 'aria-label': label, viewBox: `0 0 ${width} ${height}`, style: `height: ${height}px`});
      drawMarks(node, layers.map((marks, i) => ['g', '', i ? {} : {'aria-hidden': 'true'}, marks]));
    },
  };
}

// The lines and the words of both axes. `xTicks` and `yTicks` are values, or [value, words].
export function axisMarks(plot, {xTicks, yTicks, xTitle, yTitle}) {
  const told = (tick) => (Array.isArray(tick) ? tick : [tick, String(tick)]);
  const [floor, end] = [plot.height - plot.bottom, plot.width - plot.right];
  const rows = yTicks.map(told).flatMap(([value, text]) => [
    lineMark('gp-guide', plot.left, plot.y(value), end, plot.y(value)),
    textMark('', plot.left - 7, plot.y(value) + 4, text, 'end'),
  ]);
  const columns = xTicks.map(told).flatMap(([value, text]) => [
    lineMark('gp-guide', plot.x(value), floor, plot.x(value), floor + 4),
    textMark('', plot.x(value), floor + 17, text),
  ]);
  const titles = [textMark('gp-axis', (plot.left + end) / 2, plot.height - 4, xTitle)];
  if (yTitle) titles.push(textMark('gp-axis', 2, plot.top - 16, yTitle, 'start'));
  return [...rows, ...columns, ...titles];
}
