// A metric of a group of runs in words.

import {metricWords} from '../charts/heat.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Group, Metric} from '../core/types.ts';
import {isKnown} from '../core/values.ts';

/** Whether a metric is 1 or 0 for a run, so that it counts the runs of a group. */
export const isCounted = ({name}: Metric): boolean => name === 'ended';

/** The value of a group in a metric, where it is a number. */
export const valueOf = ({values}: Group, {name}: Metric): number | null =>
  isKnown(values[name]) ? values[name] : null;

/** The value of a group: "3 of 5" runs, or a number; with `unit`, its unit behind it. */
export function valueWords(metric: Metric, {values, each, entries}: Group, {unit = false} = {}): string {
  const value = values[metric.name];
  const runs = (each[metric.name] ?? (entries.length === 1 ? [value] : [])).filter(isKnown);
  if (!isCounted(metric) || !runs.length) return metricWords(metric, value, {unit});
  return t('{count} of {all}', {count: count(runs.filter(Boolean).length), all: count(runs.length)});
}
