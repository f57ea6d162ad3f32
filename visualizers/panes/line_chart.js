// A metric along one axis of values, as a line of points. The values stand at equal distances, in the order in which a
// person wrote them: they need not be numbers.

// Draws into `box` the `points` [{label, value, best}] (a value that is not finite leaves a gap) of `metric` over `knob`.
function drawLineChart(box, {knob, metric, points}) {
  const [height, left, right, top, bottom] = [250, 54, 24, 26, 40];
  const width = Math.max(260, box.clientWidth);
  const chart = svg('svg', 'gp-chart');
  sayAttributes(chart, {role: 'img', viewBox: `0 0 ${width} ${height}`, 'aria-label': `${metric.title} over ${knob}: ${points.map(({label, value}) => `${label}: ${metricWords(metric, value)}`).join(', ')}`});
  box.replaceChildren(chart);
  const known = points.map(({value}) => value).filter(Number.isFinite);
  const [low, high] = known.length ? [Math.min(...known), Math.max(...known)] : [0, 1];
  const room = (high - low || Math.abs(high) || 1) * 0.08;
  const x = (i) => left + (points.length < 2 ? 0.5 : i / (points.length - 1)) * (width - left - right);
  const y = (value) => top + (1 - (value - low + room) / (high - low + 2 * room)) * (height - top - bottom);

  const add = (tag, className, attributes, words) => {
    const node = svg(tag, className);
    sayAttributes(node, attributes);
    if (words !== undefined) node.textContent = words;
    chart.append(node);
  };
  for (const value of high > low ? [low, (low + high) / 2, high] : [low]) {
    add('line', 'gp-guide', {x1: left, x2: width - right + 8, y1: y(value), y2: y(value)});
    add('text', '', {x: left - 8, y: y(value) + 4, 'text-anchor': 'end'}, known.length ? metricWords(metric, value) : '');
  }
  let course = '';
  points.forEach(({value}, i) => {
    if (!Number.isFinite(value)) return;
    course += `${Number.isFinite((points[i - 1] || {}).value) ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  add('path', 'gp-course', {d: course || 'M0 0'});
  const every = Math.ceil(points.length / Math.max(2, (width - left - right) / 52));
  points.forEach(({label, value, best}, i) => {
    if (i % every === 0) add('text', '', {x: x(i), y: height - bottom + 18, 'text-anchor': 'middle'}, label.length > 12 ? label.slice(0, 11) + '…' : label);
    if (!Number.isFinite(value)) return;
    add('circle', '', {cx: x(i), cy: y(value), r: 5});
    if (i % every === 0 || best) add('text', 'gp-told', {x: x(i), y: y(value) - 10, 'text-anchor': 'middle'}, metricWords(metric, value) + (best ? ' ★' : ''));
  });
  add('text', '', {x: (left + width - right) / 2, y: height - 4, 'text-anchor': 'middle'}, knob);
}
