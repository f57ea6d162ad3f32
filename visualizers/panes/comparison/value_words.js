// A metric of a group of runs in words.

import {metricWords} from '../charts/heat.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';

// Whether a metric is 1 or 0 for a run, so that it counts the runs of a group.
export const isCounted = ({name}) => name === 'ended';

// The value of a group: "3 of 5" runs, or a number; with `unit`, its unit behind it.
export function valueWords(metric, {values, each, entries}, {unit = false} = {}) {
  const value = values[metric.name];
  const runs = (each[metric.name] || (entries.length === 1 ? [value] : [])).filter(isKnown);
  if (!isCounted(metric) || !runs.length) return metricWords(metric, value, {unit});
  return t('{count} of {all}', {count: count(runs.filter(Boolean).length), all: count(runs.length)});
}
