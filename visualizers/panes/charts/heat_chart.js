// A metric over two axes, as a heat map in the colours of its scale.

import {t} from '../core/texts.ts';
import {metricWords, rangeWords, scaleOf} from './heat.js';
import {axisOf, chartOf} from './look.js';

const LEVELS = 10; // of the palette's colours

// The heat map of `metric` over the `axes` [{knob, values}], columns and rows, as `heat` (see heatOf) colours it; `at(row, column)`
// is the group of a cell.
/**
 * @param {{axes: {knob: string, values: string[]}[], metric: any, heat: ReturnType<typeof import('./heat.js').heatOf>,
 *   at: (row: number, column: number) => any}} of
 * @returns {import('./chart.js').Chart}
 */
export function heatChart({axes: [columns, rows], metric, heat, at}) {
  const cells = rows.values.map((_, row) => columns.values.map((_, column) => at(row, column)));
  const each = (say) => cells.map((line, row) => line.map((cell, column) => say(cell, row, column)));
  const value = (cell) => cell.values[metric.name];
  const words = (cell) => metricWords(metric, value(cell)) + (heat.best === cell ? ' ★' : '');
  const told = (cell, row, column) => {
    const range = rangeWords(metric, cell);
    return `${columns.knob} ${columns.values[column]}, ${rows.knob} ${rows.values[row]}: ${words(cell)}${range ? ` (${range})` : ''}`;
  };
  const scale = Array.from({length: LEVELS + 1}, (_, level) => [level / LEVELS, `var(--gp-${scaleOf(metric)}-${level})`]);
  const map = {
    type: 'heatmap', x: columns.values, y: rows.values, colorscale: scale, zmin: 0, zmax: LEVELS, showscale: false, xgap: 2, ygap: 2,
    z: each((cell) => (Number.isFinite(value(cell)) ? heat.level(value(cell)) : null)),
    text: each(words), texttemplate: '%{text}', hovertext: each(told), hoverinfo: 'text',
  };
  const height = Math.min(760, Math.max(220, 96 + 42 * rows.values.length));
  const category = {type: 'category', showgrid: false};
  return chartOf(t('{metric} over {columns} and {rows}', {metric: t(metric.title), columns: columns.knob, rows: rows.knob}), [map], axisOf(columns.knob, {...category, side: 'top'}), axisOf(rows.knob, {...category, autorange: 'reversed'}), {height, margin: {l: 52, r: 18, t: 60, b: 16}});
}
