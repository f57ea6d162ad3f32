// A metric over the cells of a grid: its lowest and highest value, which cell is the best, and how they are coloured and
// written. Knows numbers; draws nothing.

import {bestOf} from '../core/claims.ts';
import {notation} from '../core/notation.ts';
import {t} from '../core/texts.ts';
import type {Group, Metric} from '../core/types.ts';
import {isKnown} from '../core/values.ts';

/** How values are laid out from 0 to 1. */
export interface FairScale {
  name: 'linear' | 'log' | 'order';
  share: (value: number) => number;
}

/** A metric over the cells of a grid. */
export interface Heat {
  low: Group | null; // the groups with the lowest and the highest value
  high: Group | null;
  best: Group | null;
  level: (value: number) => number; // a step of the palette's colours
  scale: FairScale;
  flat: boolean; // all values are the same in the digits that are shown: colours would tell apart what is not
}

type Measured = Pick<Group, 'values' | 'each'>;

export function heatOf(metric: Metric, groups: Group[]): Heat {
  const valueOf = ({values}: Measured) => values[metric.name] ?? NaN;
  const known = groups.filter((group) => Number.isFinite(valueOf(group)));
  if (!known.length) return {low: null, high: null, best: null, level: () => 0, scale: fairScale([]), flat: true};
  const low = known.reduce((a, b) => (valueOf(b) < valueOf(a) ? b : a));
  const high = known.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
  const flat = metricWords(metric, valueOf(low)) === metricWords(metric, valueOf(high));
  const scale = fairScale(flat ? [] : known.map(valueOf));
  const level = (value: number) => Math.round(scale.share(value) * 10);
  return {low, high, best: flat ? null : starOf(metric, groups), level, scale, flat};
}

// The group that is the best by a metric, or null: it has the best value, and the single runs of all the groups, each by
// itself, bear that out seed by seed.
export function starOf(metric: Metric, groups: Group[]): Group | null {
  const valueOf = ({values}: Measured) => values[metric.name] ?? NaN;
  const known = groups.filter((group) => Number.isFinite(valueOf(group)));
  const runs = known.map(({each}) => each[metric.name] ?? []);
  if (!metric.better || runs.some(({length}) => length !== runs[0].length)) return null;
  const isMore = metric.better === 'more';
  const place = bestOf(runs, isMore);
  if (place === null) return null;
  const best = valueOf(known[place]);
  const isBeaten = (group: Measured) => (isMore ? valueOf(group) < best : valueOf(group) > best);
  return known.every((group, i) => i === place || isBeaten(group)) ? known[place] : null;
}

// A scale on which values can be told apart: in proportion; where most of them would then lie within a tenth of the scale,
// because others are far off, by their logarithms; where these do no better, by their order.
export function fairScale(values: number[]): FairScale {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const [low, high] = [sorted[0], sorted[sorted.length - 1]];
  const between = (of: (value: number) => number) => (value: number) =>
    high > low ? (of(value) - of(low)) / (of(high) - of(low)) : 0;
  const isCrowded = ({share}: FairScale) =>
    sorted.some((value) => {
      const close = sorted.filter((other) => other >= value && share(other) - share(value) < 0.1);
      return close.length > Math.max(1, sorted.length / 2);
    });
  const byOrder = (value: number) => (sorted.length > 1 ? sorted.indexOf(value) / (sorted.length - 1) : 0);
  const order: FairScale = {name: 'order', share: byOrder};
  const scales: FairScale[] = [{name: 'linear', share: between((value) => value)}];
  if (low > 0) scales.push({name: 'log', share: between(Math.log)});
  return [...scales, order].find((scale) => !isCrowded(scale)) ?? order;
}

// "3.20 to 8.11": from the lowest to the highest of the single runs of a group; empty where there are not several.
export function rangeWords(metric: Metric, {each}: Pick<Group, 'each'>): string {
  const known = (each[metric.name] ?? []).filter(isKnown);
  if (known.length < 2) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)].map((value) => metricWords(metric, value));
  return low === high ? '' : t('{low} to {high}', {low, high});
}

// Much of what is better when it is less is drawn as heat, the rest as probability is.
export const scaleOf = (metric: Metric): 'heat' | 'prob' => (metric.better === 'less' ? 'heat' : 'prob');

// A value in the metric's decimal places, a dash where there is none; with `unit`, its unit behind it.
export function metricWords(metric: Metric, value: number | null | undefined, {unit = false} = {}): string {
  if (!isKnown(value)) return '–';
  const digits = {minimumFractionDigits: metric.digits, maximumFractionDigits: metric.digits};
  const number = notation(value.toLocaleString('en-US', digits));
  return unit && metric.unit ? `${number} ${t(metric.unit)}` : number;
}
