// A metric along one axis of values, as a chart. Values that are numbers stand where they belong, others at equal distances
// in the order in which a person wrote them. The unit of the page and the star are the page's own, so it is made here.

import {t} from '../core/texts.ts';
import type {Chart, Metric} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {fairScale, metricWords} from './heat.ts';
import {axisOf, chartOf} from './look.ts';

interface Point {
  label: string;
  value: number; // not finite: a gap
  each: number[]; // the values of its single runs
  range: string; // their ends in words
  best: boolean;
}

interface LineFacts {
  knob: string;
  metric: Metric;
  points: Point[];
  wide: boolean; // values above 0 stand on a logarithmic scale
}

const KINDS = {linear: 'linear', log: 'log', order: 'category'};

export function lineChart({knob, metric, points, wide}: LineFacts): Chart {
  const numbers = points.map(({label}) => (label.trim() === '' ? NaN : Number(label)));
  const kind = numbers.every(Number.isFinite) ? KINDS[fairScale(numbers).name] : 'category';
  const placed = points.map((point, i) => ({...point, x: kind === 'category' ? point.label : numbers[i]}));
  if (kind !== 'category') placed.sort((a, b) => Number(a.x) - Number(b.x));
  const known = placed.filter(({value}) => isKnown(value));
  const ends = known.flatMap(({value, each}) => [value, ...each]);
  const isLog = wide && ends.length > 0 && Math.min(...ends) > 0;
  const told = ({label, value, range, best}: Point) =>
    `${label}: ${metricWords(metric, value)}${range ? ` (${range})` : ''}${best ? `, ${t('the best')}` : ''}`;
  const line = {
    type: 'scatter',
    mode: 'lines+markers',
    cliponaxis: false,
    connectgaps: false,
    hoverinfo: 'text',
    x: placed.map(({x}) => x),
    y: placed.map(({value}) => (isKnown(value) ? value : null)),
    text: placed.map(told),
    line: {color: 'var(--gp-kept)', width: 2},
    marker: {color: 'var(--gp-kept)', size: 10},
    error_y: {
      type: 'data',
      symmetric: false,
      color: 'var(--gp-muted)',
      thickness: 1.5,
      width: 4,
      array: placed.map(({value, each}) => (each.length > 1 ? Math.max(...each) - value : 0)),
      arrayminus: placed.map(({value, each}) => (each.length > 1 ? value - Math.min(...each) : 0)),
    },
  };
  const words = {
    type: 'scatter',
    mode: 'text',
    hoverinfo: 'skip',
    textposition: 'top center',
    cliponaxis: false,
    textfont: {color: 'var(--gp-text)'},
    x: known.map(({x}) => x),
    y: known.map(({value}) => value),
    text: known.map(({value, best}) =>
      known.length <= 12 || best ? metricWords(metric, value) + (best ? ' ★' : '') : '',
    ),
  };
  const name = t(metric.title);
  const title = `${name}${metric.unit ? ` (${t(metric.unit)})` : ''}${isLog ? `, ${t('logarithmic scale')}` : ''}`;
  return chartOf(
    t('{metric} over {knob}', {metric: name, knob}),
    [line, words],
    axisOf(knob, {type: kind}),
    axisOf(title, isLog ? {type: 'log'} : {}),
  );
}
