// What stands around the grid of a sweep: what its metric means, which colours stand for which values, and over a single
// knob the metric as a line.

import {SCALE_WORDS, metricWords, rangeWords, scaleOf} from '../charts/heat.js';
import {drawLineChart} from '../charts/line_chart.js';
import {make} from '../core/text.js';
import {isKnown} from '../core/values.js';

/** @import {GridState} from './grid_state.js' */

/**
 * @param {Element} box
 * @param {GridState} state
 */
export function drawMeaning(box, {metric: {meaning, formula, unit, live}}) {
  const notes = [unit ? ` In ${unit}.` : '', live ? '' : ' It is known when the runs of a cell have ended.'];
  box.replaceChildren(`${meaning} `, make('span', 'gp-formula', formula), ...notes);
}

/**
 * @param {HTMLElement} legend
 * @param {GridState} state
 * @param {ReturnType<typeof import('../charts/heat.js').heatOf>} heat
 */
export function drawLegend(legend, state, heat) {
  const {low, high, best, scale} = heat;
  const shown = state.metric;
  const several = state.group.groups.some((one) => rangeWords(shown, one));
  const at = (one) => one && state.nameOf(one.number) + one.values[shown.name];
  const key = [shown.name, at(low), at(high), best && best.number, scale.name, several].join();
  if (legend.dataset.key === key) return;
  legend.dataset.key = key;
  legend.replaceChildren();
  if (!low) return;
  const words = (one) => make('b', '', metricWords(shown, one.values[shown.name], {unit: true}));
  const end = (name, one) => {
    const box = make('span', '', name + ' ');
    box.append(words(one), ` at ${state.nameOf(one.number)}`);
    return box;
  };
  if (low.values[shown.name] === high.values[shown.name]) legend.append('The same everywhere: ', words(low));
  else legend.append(end('lowest', low), ramp(scaleOf(shown)), end('highest', high));
  if (SCALE_WORDS[scale.name]) legend.append(make('span', '', `Coloured ${SCALE_WORDS[scale.name]}.`));
  if (several) legend.append(make('span', '', 'In small: from the lowest to the highest of a cell’s seeds.'));
  if (best) legend.append(make('span', '', `★ best: ${shown.better} is better, and so it is seed by seed`));
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

// The metric over a single knob as a line, beside the heat map.
/**
 * @param {HTMLElement} chart
 * @param {GridState} state
 * @param {ReturnType<typeof import('../charts/heat.js').heatOf>} heat
 */
export function drawChart(chart, state, {best, scale}) {
  chart.hidden = !state.isList || state.view !== 'heat';
  if (chart.hidden) return;
  const shown = state.metric;
  const [{knob, values}] = state.axes;
  const points = state.inOrder.map((one) => ({
    label: values[one.place[1]],
    value: one.values[shown.name],
    each: (one.each[shown.name] || []).filter(isKnown),
    range: rangeWords(shown, one),
    best: best === one,
  }));
  const key = JSON.stringify([points, shown.name, scale.name, chart.clientWidth]);
  if (chart.dataset.key === key) return;
  chart.dataset.key = key;
  drawLineChart(chart, {knob, metric: shown, points, wide: scale.name !== 'linear'});
}
