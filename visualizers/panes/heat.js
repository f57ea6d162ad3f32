// A metric over the cells of a grid: its lowest and highest value, which cells are best, and how they are coloured and
// written. Knows numbers; draws nothing.

// {low, high, best, level}: the groups with the lowest and the highest value and the set of the best ones (empty where
// neither more nor less is better, or where all are the same); `level(value)` is a step of the palette's scale.
function heatOf(metric, groups) {
  const known = groups.filter(({values}) => Number.isFinite(values[metric.name]));
  const valueOf = ({values}) => values[metric.name];
  if (!known.length) return {low: null, high: null, best: new Set(), level: () => 0};
  const low = known.reduce((a, b) => (valueOf(b) < valueOf(a) ? b : a));
  const high = known.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
  const span = valueOf(high) - valueOf(low);
  const target = metric.better === 'more' ? valueOf(high) : valueOf(low);
  const best = new Set(metric.better && span > 0 ? known.filter((one) => valueOf(one) === target) : []);
  return {low, high, best, level: (value) => (span > 0 ? Math.round((value - valueOf(low)) / span * 10) : 0)};
}

// Much of what is better when it is less is drawn as heat, the rest as probability is.
const scaleOf = (metric) => (metric.better === 'less' ? 'heat' : 'prob');

// A value in the metric's decimal places, a dash where there is none; with `unit`, its unit behind it.
function metricWords(metric, value, {unit = false} = {}) {
  if (!Number.isFinite(value)) return '–';
  const number = value.toLocaleString('en-US', {minimumFractionDigits: metric.digits, maximumFractionDigits: metric.digits});
  return unit && metric.unit ? `${number} ${metric.unit}` : number;
}
