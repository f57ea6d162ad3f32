// A metric over two axes, as a heat map in the colours of its scale.

import {t} from '../core/texts.ts';
import type {Chart, Group, Metric} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {type Heat, metricWords, rangeWords, scaleOf} from './heat.ts';
import {axisOf, chartOf} from './look.ts';

const LEVELS = 10; // of the palette's colours

interface HeatFacts {
  axes: {knob: string; values: string[]}[]; // columns and rows
  metric: Metric;
  heat: Heat;
  at: (row: number, column: number) => Group;
}

export function heatChart({axes: [columns, rows], metric, heat, at}: HeatFacts): Chart {
  const each = <Said>(say: (cell: Group, row: number, column: number) => Said): Said[][] =>
    rows.values.map((_, row) => columns.values.map((__, column) => say(at(row, column), row, column)));
  const level = ({values: {[metric.name]: value}}: Group) => (isKnown(value) ? heat.level(value) : null);
  const words = (cell: Group) => metricWords(metric, cell.values[metric.name]) + (heat.best === cell ? ' ★' : '');
  const told = (cell: Group, row: number, column: number) => {
    const range = rangeWords(metric, cell);
    return `${columns.knob} ${columns.values[column]}, ${rows.knob} ${rows.values[row]}: ${words(cell)}${range ? ` (${range})` : ''}`;
  };
  const map = {
    type: 'heatmap',
    x: columns.values,
    y: rows.values,
    colorscale: Array.from({length: LEVELS + 1}, (_, i) => [i / LEVELS, `var(--gp-${scaleOf(metric)}-${i})`]),
    zmin: 0,
    zmax: LEVELS,
    showscale: false,
    xgap: 2,
    ygap: 2,
    z: each(level),
    text: each(words),
    texttemplate: '%{text}',
    hovertext: each(told),
    hoverinfo: 'text',
  };
  const height = Math.min(760, Math.max(220, 96 + 42 * rows.values.length));
  const category = {type: 'category', showgrid: false};
  return chartOf(
    t('{metric} over {columns} and {rows}', {metric: t(metric.title), columns: columns.knob, rows: rows.knob}),
    [map],
    axisOf(columns.knob, {...category, side: 'top'}),
    axisOf(rows.knob, {...category, autorange: 'reversed'}),
    {height, margin: {l: 52, r: 18, t: 60, b: 16}},
  );
}
