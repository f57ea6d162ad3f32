// A plot with two axes of numbers: where a value stands, its ticks, its grid. Pictures are marks (marks.ts).

import {svg} from '../core/dom_patch.ts';
import {type Mark, drawMarks, dress, lineMark, textMark} from './marks.ts';

// Round numbers from `low` to `high`, about so many of them; the ends are covered.
export function roundTicks(low: number, high: number, about: number): number[] {
  const rough = (high - low) / Math.max(1, about) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * 0.8) ?? 10);
  const ticks: number[] = [];
  for (let i = Math.floor(low / step + 1e-9); i <= Math.ceil(high / step - 1e-9); i++)
    ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}

// The same without those beyond the ends.
export const ticksWithin = (low: number, high: number, about: number): number[] =>
  roundTicks(low, high, about).filter((tick) => tick >= low && tick <= high);

/** A place to draw in; `x` and `y` turn a value into a pixel. */
export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  inner: number;
  x: (value: number) => number;
  y: (value: number) => number;
  draw: (label: string, layers: Mark[][]) => void; // one upon another
}

/** The ends of both axes, and the margins around them, in pixels. */
export interface PlotFrame {
  height: number;
  x: [number, number];
  y: [number, number];
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

// An SVG element in `box`, as wide as the box is now.
export function plotIn(box: Element, frame: PlotFrame): Plot {
  const {height, x, y, left = 46, right = 18, top = 14, bottom = 38} = frame;
  const width = Math.max(240, box.clientWidth);
  const share = (value: number, [low, high]: [number, number]) => (value - low) / (high - low || 1);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    inner: width - left - right,
    x: (value) => left + share(value, x) * (width - left - right),
    y: (value) => height - bottom - share(value, y) * (height - top - bottom),
    draw(label, layers) {
      const node = box.querySelector('svg') ?? box.appendChild(svg('svg'));
      const viewBox = `0 0 ${width} ${height}`;
      dress(node, {class: 'gp-drawing', role: 'group', 'aria-label': label, viewBox, style: `height: ${height}px`});
      drawMarks(
        node,
        layers.map((marks, i): Mark => ['g', '', i ? {} : {'aria-hidden': 'true'}, marks]),
      );
    },
  };
}

/** A value of an axis, or [value, words]. */
export type Tick = number | (number | string)[];

interface Axes {
  xTicks: Tick[];
  yTicks: Tick[];
  xTitle: string;
  yTitle?: string;
}

// The lines and the words of both axes.
export function axisMarks(plot: Plot, {xTicks, yTicks, xTitle, yTitle}: Axes): Mark[] {
  const told = (tick: Tick): [number, string] =>
    Array.isArray(tick) ? [Number(tick[0]), String(tick[1])] : [tick, String(tick)];
  const [floor, end] = [plot.height - plot.bottom, plot.width - plot.right];
  const rows = yTicks
    .map(told)
    .flatMap(([value, text]) => [
      lineMark('gp-guide', plot.left, plot.y(value), end, plot.y(value)),
      textMark('', plot.left - 7, plot.y(value) + 4, text, 'end'),
    ]);
  const columns = xTicks
    .map(told)
    .flatMap(([value, text]) => [
      lineMark('gp-guide', plot.x(value), floor, plot.x(value), floor + 4),
      textMark('', plot.x(value), floor + 17, text),
    ]);
  const titles = [textMark('gp-axis', (plot.left + end) / 2, plot.height - 4, xTitle)];
  if (yTitle) titles.push(textMark('gp-axis', 2, plot.top - 16, yTitle, 'start'));
  return [...rows, ...columns, ...titles];
}
