// What stands around the grid of a sweep: what its metric means, which colours stand for which values, and the metric as a
// chart: a line over a single knob, a heat map over two.

import type {ComponentChildren} from 'preact';
import {heatChart} from '../charts/heat_chart.ts';
import {type Heat, metricWords, rangeWords, scaleOf} from '../charts/heat.ts';
import {lineChart} from '../charts/line_chart.ts';
import {filled} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Chart, Group, Metric} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import type {GridState} from './grid_state.ts';
import {metricTerm} from './metric_terms.ts';

export const MetricTerm = ({state, metric, id}: {state: GridState; metric: Metric; id?: string}) => (
  <Term
    class={id && 'gp-metric-term'}
    {...metricTerm(metric, state.group, (number) => state.nameOf(number))}
    attributes={{id}}
  >
    {t(metric.title)}
  </Term>
);

export function Meaning({state, metric, id}: {state: GridState; metric: Metric; id: string}) {
  const {meaning, formula, unit, live} = metric;
  return (
    <p class="gp-note gp-metric-meaning">
      <MetricTerm state={state} metric={metric} id={id} />
      {`: ${t(meaning)} `}
      <span class="gp-formula">{t(formula)}</span>
      {unit && ` ${t('In {unit}.', {unit: t(unit)})}`}
      {!live && ` ${t('Known once all runs of a cell have ended.')}`}
    </p>
  );
}

export function Legend({state, metric, heat}: {state: GridState; metric: Metric; heat: Heat}) {
  const {low, high, best, scale, flat} = heat;
  if (!low || !high) return <p class="gp-note gp-legend" />;
  const filledWith = (sentence: string, {number, values}: Group) => (
    <span>
      {filled<ComponentChildren>(sentence, {
        value: <b>{metricWords(metric, values[metric.name], {unit: true})}</b>,
        cell: state.nameOf(number),
      })}
    </span>
  );
  const notes = [
    scale.name === 'log' && t('Coloured on a logarithmic scale.'),
    scale.name === 'order' && t('Coloured by rank, because some values are far from the rest.'),
    state.group.groups.some((one) => rangeWords(metric, one)) &&
      t('Small numbers: from the lowest to the highest of a cell’s seeds.'),
    best &&
      (metric.better === 'more'
        ? t('★ best: higher is better, seed by seed')
        : t('★ best: lower is better, seed by seed')),
  ].filter(Boolean);
  return (
    <p class="gp-note gp-legend">
      {flat ? (
        filledWith(t('The same everywhere: {value}'), low)
      ) : (
        <>
          {filledWith(t('lowest {value} at {cell}'), low)}
          <Ramp name={scaleOf(metric)} />
          {filledWith(t('highest {value} at {cell}'), high)}
        </>
      )}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  );
}

// The colours of a scale, from its lowest to its highest.
export const Ramp = ({name, class: names = 'gp-ramp'}: {name: string; class?: string}) => (
  <span class={names} aria-hidden="true">
    {Array.from({length: 11}, (_, level) => (
      <i key={level} style={{backgroundColor: `var(--gp-${name}-${level})`}} />
    ))}
  </span>
);

// The metric as a chart. That over two knobs takes the place of the table when the runs have ended; until then the table
// shows where each run stands.
export function chartOfMetric(state: GridState, metric: Metric, heat: Heat): Chart | undefined {
  if (state.isList) return lineOf(state, metric, heat);
  if (!state.isSettled) return undefined;
  return heatChart({axes: state.axes, metric, heat, at: (row: number, column: number) => state.inRow(row)[column]});
}

function lineOf({axes: [{knob, values}], inOrder}: GridState, metric: Metric, {best, scale}: Heat): Chart {
  const points = inOrder.map((one) => ({
    label: values[one.place[1]],
    value: one.values[metric.name] ?? NaN,
    each: (one.each[metric.name] ?? []).filter(isKnown),
    range: rangeWords(metric, one),
    best: best === one,
  }));
  return lineChart({knob, metric, points, wide: scale.name !== 'linear'});
}
