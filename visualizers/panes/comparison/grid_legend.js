// What stands around the grid of a sweep: what its metric means, which colours stand for which values, and the metric as a
// chart: a line over a single knob, a heat map over two.

import {drawChart} from '../charts/chart.tsx';
import {heatChart} from '../charts/heat_chart.ts';
import {metricWords, rangeWords, scaleOf} from '../charts/heat.ts';
import {lineChart} from '../charts/line_chart.ts';
import {filled, make} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';

/** @import {GridState} from './grid_state.js' */

/**
 * @param {Element} box
 * @param {GridState} state
 */
export function drawMeaning(box, {metric: {meaning, formula, unit, live}}) {
  const notes = [unit ? t('In {unit}.', {unit: t(unit)}) : '', live ? '' : t('It is known when the runs of a cell have ended.')];
  const term = box.querySelector('.gp-metric-term') || make('span', 'gp-metric-term');
  box.replaceChildren(term, `: ${t(meaning)} `, make('span', 'gp-formula', t(formula)), ...notes.filter(Boolean).map((note) => ` ${note}`));
}

/**
 * @param {HTMLElement} legend
 * @param {GridState} state
 * @param {ReturnType<typeof import('../charts/heat.ts').heatOf>} heat
 */
export function drawLegend(legend, state, heat) {
  const {low, high, best, scale, flat} = heat;
  const shown = state.metric;
  const several = state.group.groups.some((one) => rangeWords(shown, one));
  const at = (one) => one && state.nameOf(one.number) + one.values[shown.name];
  const key = [shown.name, at(low), at(high), best && best.number, scale.name, flat, several].join();
  if (legend.dataset.key === key) return;
  legend.dataset.key = key;
  legend.replaceChildren();
  if (!low) return;
  const told = (sentence, one) => {
    const box = make('span');
    const value = make('b', '', metricWords(shown, one.values[shown.name], {unit: true}));
    box.append(...filled(sentence, {value, cell: state.nameOf(one.number)}));
    return box;
  };
  if (flat) legend.append(told(t('The same everywhere: {value}'), low));
  else legend.append(told(t('lowest {value} at {cell}'), low), ramp(scaleOf(shown)), told(t('highest {value} at {cell}'), high));
  const notes = [
    scale.name === 'log' && t('Coloured on a logarithmic scale.'),
    scale.name === 'order' && t('Coloured by rank, because some values are far from the rest.'),
    several && t('Small numbers: from the lowest to the highest of a cell’s seeds.'),
    best && (shown.better === 'more' ? t('★ best: higher is better, seed by seed') : t('★ best: lower is better, seed by seed')),
  ];
  legend.append(...notes.filter(Boolean).map((note) => make('span', '', note)));
}

// The colours of a scale, from its lowest to its highest.
function ramp(name) {
  const box = make('span', 'gp-ramp', null, {'aria-hidden': 'true'});
  for (let level = 0; level <= 10; level++) {
    const swatch = make('i');
    swatch.style.backgroundColor = `var(--gp-${name}-${level})`;
    box.append(swatch);
  }
  return box;
}

// The metric as a chart, in the view of the heat map. That over two knobs takes the place of the table when the runs have ended;
// until then the table shows where each run stands.
/**
 * @param {HTMLElement} box
 * @param {GridState} state
 * @param {ReturnType<typeof import('../charts/heat.ts').heatOf>} heat
 * @param {(number: number) => void} open shows the whole text of a group
 */
export function drawMetric(box, state, heat, open) {
  const chart = state.view !== 'heat' ? undefined : state.isList ? lineOf(state, heat) : state.isSettled ? mapOf(state, heat) : undefined;
  drawChart(box, chart, (point) => open(state.isList ? state.inOrder[point.pointNumber].number : state.inRow(point.pointNumber[0])[point.pointNumber[1]].number));
}

function lineOf(state, {best, scale}) {
  const shown = state.metric;
  const [{knob, values}] = state.axes;
  const points = state.inOrder.map((one) => ({
    label: values[one.place[1]],
    value: one.values[shown.name],
    each: (one.each[shown.name] || []).filter(isKnown),
    range: rangeWords(shown, one),
    best: best === one,
  }));
  return lineChart({knob, metric: shown, points, wide: scale.name !== 'linear'});
}

function mapOf(state, heat) {
  return heatChart({axes: state.axes, metric: state.metric, heat, at: (row, column) => state.inRow(row)[column]});
}
