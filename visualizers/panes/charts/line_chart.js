// A metric along one axis of values, as a line of points. Values that are numbers stand where they belong, others at equal
// distances in the order in which a person wrote them.

import {sayAttributes, svg} from '../core/dom_patch.js';
import {fairScale, metricWords} from './heat.js';
import {powerTicks, ticksWithin} from './plot.js';

// Draws into `box` the `points` [{label, value, each, range, best}] (a value that is not finite leaves a gap; `each` are the
// values of its single runs, `range` their ends in words) of `metric` over `knob`. With `wide`, values above 0 stand on a
// logarithmic scale.
export function drawLineChart(box, {knob, metric, points, wide}) {
  const [height, left, right, top, bottom] = [250, 62, 24, 30, 40];
  const width = Math.max(260, box.clientWidth);
  const chart = svg('svg', 'gp-chart');
  const told = ({label, value, range}) => `${label}: ${metricWords(metric, value)}${range ? ` (${range})` : ''}`;
  sayAttributes(chart, {role: 'img', viewBox: `0 0 ${width} ${height}`, 'aria-label': `${metric.title} over ${knob}: ${points.map(told).join(', ')}`});
  box.replaceChildren(chart);

  const ends = points.flatMap(({value, each}) => [value, ...each]).filter(Number.isFinite);
  const isLog = wide && ends.length > 0 && Math.min(...ends) > 0;
  const scale = isLog ? Math.log : (value) => value;
  const [low, high] = ends.length ? [scale(Math.min(...ends)), scale(Math.max(...ends))] : [0, 1];
  const room = (high - low || Math.abs(high) || 1) * 0.08;
  const y = (value) => top + (1 - (scale(value) - low + room) / (high - low + 2 * room)) * (height - top - bottom);
  const places = placesOf(points.map(({label}) => label));
  const side = 22; // room for the words at the first and the last point
  const placed = points.map((point, i) => ({...point, at: left + side + places[i] * (width - left - right - 2 * side)})).sort((a, b) => a.at - b.at);

  const add = (tag, className, attributes, words) => {
    const node = svg(tag, className);
    sayAttributes(node, attributes);
    if (words !== undefined) node.textContent = words;
    chart.append(node);
  };
  const ticks = isLog ? powerTicks(Math.exp(low - room), Math.exp(high + room)) : ticksWithin(low - room, high + room, 4);
  for (const tick of ends.length ? ticks : []) {
    add('line', 'gp-guide', {x1: left, x2: width - right + 8, y1: y(tick), y2: y(tick)});
    add('text', 'gp-tick', {x: left - 8, y: y(tick) + 4, 'text-anchor': 'end'}, tick.toLocaleString('en-US', {maximumFractionDigits: 9}));
  }
  if (isLog) add('text', '', {x: 2, y: 12, 'text-anchor': 'start'}, 'logarithmic scale');
  let course = '';
  placed.forEach(({value, at}, i) => {
    if (!Number.isFinite(value)) return;
    course += `${Number.isFinite((placed[i - 1] || {}).value) ? 'L' : 'M'}${at.toFixed(1)} ${y(value).toFixed(1)}`;
  });
  add('path', 'gp-course', {d: course || 'M0 0'});
  const [hasRoom, mayTell] = [freeOf(46), freeOf(46)];
  placed.forEach(({label, value, each, best, at}) => {
    if (hasRoom(at)) add('text', '', {x: at, y: height - bottom + 18, 'text-anchor': 'middle'}, label.length > 12 ? label.slice(0, 11) + '…' : label);
    if (!Number.isFinite(value)) return;
    if (each.length > 1) add('line', 'gp-seeds', {x1: at, x2: at, y1: y(Math.min(...each)), y2: y(Math.max(...each))});
    add('circle', '', {cx: at, cy: y(value), r: 5});
    if (mayTell(at) || best) add('text', 'gp-told', {x: at, y: y(value) - 10, 'text-anchor': 'middle'}, metricWords(metric, value) + (best ? ' ★' : ''));
  });
  add('text', '', {x: (left + width - right) / 2, y: height - 4, 'text-anchor': 'middle'}, knob);
}

// Where labels stand, from 0 to 1: numbers by their size (see `fairScale`), others at equal distances.
function placesOf(labels) {
  const numbers = labels.map((label) => (label.trim() === '' ? NaN : Number(label)));
  if (labels.length < 2) return labels.map(() => 0.5);
  if (!numbers.every(Number.isFinite)) return labels.map((_, i) => i / (labels.length - 1));
  return numbers.map(fairScale(numbers).share);
}

// Whether a place, asked for from left to right, has this much room after the last one that had.
function freeOf(room) {
  let last = -Infinity;
  return (at) => {
    if (at - last < room) return false;
    last = at;
    return true;
  };
}
