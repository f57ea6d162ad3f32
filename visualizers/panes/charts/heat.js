// A metric over the cells of a grid: its lowest and highest value, which cell is the best, and how they are coloured and
// written. Knows numbers; draws nothing.

import {bestOf} from '../core/claims.ts';
import {notation} from '../core/notation.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';

// {low, high, best, level, scale, flat}: the groups with the lowest and the highest value, the one that is the best or null;
// `level(value)` is a step of the palette's colours, on `scale` (see `fairScale`). `flat`: all values are the same in the
// digits that are shown; colours would tell apart what is not.
export function heatOf(metric, groups) {
  const known = groups.filter(({values}) => Number.isFinite(values[metric.name]));
  const valueOf = ({values}) => values[metric.name];
  if (!known.length) return {low: null, high: null, best: null, level: () => 0, scale: fairScale([]), flat: true};
  const low = known.reduce((a, b) => (valueOf(b) < valueOf(a) ? b : a));
  const high = known.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
  const flat = metricWords(metric, valueOf(low)) === metricWords(metric, valueOf(high));
  const scale = fairScale(flat ? [] : known.map(valueOf));
  return {low, high, best: flat ? null : starOf(metric, groups), level: (value) => Math.round(scale.share(value) * 10), scale, flat};
}

// The group that is the best by a metric, or null: it has the best value, and the single runs of all the groups, each by
// itself, bear that out seed by seed.
export function starOf(metric, groups) {
  const known = groups.filter(({values}) => Number.isFinite(values[metric.name]));
  const runs = known.map(({each}) => each[metric.name] || []);
  if (!metric.better || runs.some(({length}) => length !== runs[0].length)) return null;
  const place = bestOf(runs, metric.better === 'more');
  const value = place !== null && known[place].values[metric.name];
  const beaten = (other) => (metric.better === 'more' ? other < value : other > value);
  return place !== null && known.every(({values}, i) => i === place || beaten(values[metric.name])) ? known[place] : null;
}

// How values are laid out from 0 to 1 so that they can be told apart: in proportion; where most of them would then lie within
// a tenth of the scale, because others are far off, by their logarithms; where these do no better, by their order.
// {name, share(value)}
export function fairScale(values) {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted.at(-1)];
  const between = (of) => (value) => (high > low ? (of(value) - of(low)) / (of(high) - of(low)) : 0);
  const isCrowded = (share) => sorted.some((value) => sorted.filter((other) => other >= value && share(other) - share(value) < 0.1).length > Math.max(1, sorted.length / 2));
  const byOrder = (value) => (sorted.length > 1 ? sorted.indexOf(value) / (sorted.length - 1) : 0);
  const scales = [
    {name: 'linear', share: between((value) => value)},
    ...(low > 0 ? [{name: 'log', share: between(Math.log)}] : []),
    {name: 'order', share: byOrder},
  ];
  return scales.find(({share}) => !isCrowded(share)) || scales.at(-1);
}

// "3.20 to 8.11": from the lowest to the highest of the single runs of a group; empty where there are not several.
export function rangeWords(metric, {each}) {
  const known = (each[metric.name] || []).filter(isKnown);
  if (known.length < 2) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)].map((value) => metricWords(metric, value));
  return low === high ? '' : t('{low} to {high}', {low, high});
}

// Much of what is better when it is less is drawn as heat, the rest as probability is.
export const scaleOf = (metric) => (metric.better === 'less' ? 'heat' : 'prob');

// A value in the metric's decimal places, a dash where there is none; with `unit`, its unit behind it.
export function metricWords(metric, value, {unit = false} = {}) {
  if (!Number.isFinite(value)) return '–';
  const number = notation(value.toLocaleString('en-US', {minimumFractionDigits: metric.digits, maximumFractionDigits: metric.digits}));
  return unit && metric.unit ? `${number} ${t(metric.unit)}` : number;
}
