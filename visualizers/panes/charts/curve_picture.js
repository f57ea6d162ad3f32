// Draws the curves along a text, with the scales and lines of d3: a text grows many times a second, for which Plotly is too
// slow and too large. A person zooms, reads by hover, presses a token, and saves the picture, as with a settled chart.

import {scaleLinear, scaleLog} from 'd3-scale';
import {line as pathThrough} from 'd3-shape';
import {notation} from '../core/notation.ts';
import {count, make} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {svg} from '../core/dom_patch.ts';
import {dashOf} from './curve_chart.js';
import {drawMarks, dress, pixel} from './marks.js';
import {savePicture} from './picture_files.js';
import {fillValues, valuesList} from './values_list.js';

/** @import {CurveChart, Line} from './curve_chart.js' */
/** @typedef {{x: number[] | null, y: number[] | null}} Zoom the ranges that a person chose */

const LOW = 720; // pixels: a laptop's window, in which the whole chart is still to be in sight
const NARROW = 600; // pixels: a phone's window, in which the buttons take the place above the chart
const MOST_DOTS = 400; // points of a line that are drawn as dots, too
const STIRRED = 4; // pixels after which a press is a drag
const [LEFT, RIGHT, BOTTOM] = [52, 12, 40];
const ICONS = {
  zoom: 'M10.5 10.5 15 15M7 2a5 5 0 1 0 0 10A5 5 0 1 0 7 2',
  pan: 'M8 1v14M1 8h14M8 1 6 3M8 1l2 2M8 15l-2-2M8 15l2-2M1 8l2-2M1 8l2 2M15 8l-2-2M15 8l-2 2',
  closer: 'M8 3v10M3 8h10',
  farther: 'M3 8h10',
  reset: 'M2 8l6-6 6 6M4 7v7h8V7',
  png: 'M2 5h3l1-2h4l1 2h3v8H2zM8 7a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  svg: 'M8 2v8M5 7l3 3 3-3M3 14h10',
};

/** @type {(box: HTMLElement, press: (x: number) => void) => (chart: CurveChart | undefined) => void} */
export function curvePicture(box, press) {
  const [node, tip, plot] = [svg('svg', 'gp-curve-picture'), make('div', 'gp-tip'), make('div', 'gp-chart-plot gp-curve-plot')];
  const values = valuesList();
  const clip = `curve-${Math.random().toString(36).slice(2)}`; // a page may have several
  /** @type {CurveChart | undefined} */
  let chart;
  /** @type {Zoom} */
  let zoom = {x: null, y: null};
  let mode = matchMedia('(pointer: coarse)').matches ? '' : 'zoom'; // a finger scrolls the page
  let place; // where values stand now: {x, y, width, height, top}
  let from = null; // where a pointer was pressed: {x, y, place}
  let near = null; // the token under the pointer

  tip.hidden = true;
  plot.append(tools(), node, tip);
  box.classList.add('gp-chart-box');
  box.append(plot, values);

  // ------------------------------------------------------------------------------------------------ drawing

  function draw() {
    if (!chart || !box.clientWidth) return; // it is drawn when it comes into sight
    box.dataset.width = String(box.clientWidth);
    place = placeOf(chart, zoom, box);
    const {width, height} = place;
    dress(node, {class: 'gp-curve-picture', role: 'group', 'aria-label': t('{chart}. Its values follow as a list.', {chart: chart.label}), width, height, viewBox: `0 0 ${width} ${height}`, 'font-size': 12});
    drawMarks(node, [...groundMarks(), ...axisMarks(), ...titleMarks(), ['g', 'gp-curves', {'clip-path': `url(#${clip})`}, lineMarks()], ['g', 'gp-passing', {}, passingMarks()]]);
    [...node.querySelectorAll('.gp-curves .gp-line-path')].forEach((path, i) => { Object.assign(path, {__data__: chart.lines[i]}); }); // as d3 keeps what an element draws
    tellValues();
  }

  function groundMarks() {
    const {x, width, height, top} = place;
    const [start, end] = [within(x(0.5 - chart.before)), within(x(0.5))];
    const shaded = chart.before && end > start ? [['rect', '', {x: pixel(start), y: top, width: pixel(end - start), height: height - top - BOTTOM, fill: 'var(--gp-raised)'}, []]] : [];
    return [['clipPath', '', {id: clip}, [['rect', '', {x: LEFT, y: top - 3, width: width - LEFT - RIGHT, height: height - top - BOTTOM + 6}, []]]], ['g', 'gp-ground', {}, shaded]];
  }

  const within = (at) => Math.min(Math.max(at, LEFT), place.width - RIGHT);

  function axisMarks() {
    const {x, y, width, height} = place;
    const label = (text, more) => ['text', '', {fill: 'var(--gp-muted)', ...more}, text];
    const rows = ticksOf(y, chart.y.kind, height).flatMap(([value, words]) => [
      ['line', '', {x1: LEFT, x2: width - RIGHT, y1: pixel(y(value)), y2: pixel(y(value)), stroke: 'var(--gp-line)'}, []],
      label(words, {x: LEFT - 6, y: pixel(y(value) + 4), 'text-anchor': 'end'}),
    ]);
    const columns = x.ticks(Math.max(2, Math.floor((width - LEFT - RIGHT) / 80))).filter(Number.isInteger)
      .map((value) => label(count(value), {x: pixel(x(value)), y: height - BOTTOM + 16, 'text-anchor': 'middle'}));
    return [['g', 'gp-axes', {}, [...rows, ...columns]]];
  }

  function titleMarks() {
    const {x, width, height, top} = place;
    const middle = (top + height - BOTTOM) / 2;
    const title = {fill: 'var(--gp-muted)', 'font-size': 13, 'text-anchor': 'middle'};
    const note = {fill: 'var(--gp-muted)', x: pixel(Math.max(LEFT, x(0.5 - chart.before))), y: innerWidth < NARROW ? top + 14 : top - 6, stroke: 'var(--gp-surface)', 'stroke-width': 4, 'paint-order': 'stroke'};
    return [
      ['text', '', {...title, x: (LEFT + width - RIGHT) / 2, y: height - 6}, chart.x.title],
      ['text', '', {...title, transform: `translate(13 ${pixel(middle)}) rotate(-90)`}, chart.y.title],
      ['text', 'gp-curve-note', note, chart.note],
    ];
  }

  function lineMarks() {
    const {x, y, height, top} = place;
    const through = pathThrough().defined(([, value]) => value !== null).x(([at]) => x(at)).y(([, value]) => y(value)).digits(1);
    const upright = (at, look) => ['line', '', {x1: pixel(x(at)), x2: pixel(x(at)), y1: top, y2: height - BOTTOM, ...look}, []];
    const paths = chart.lines.map((line) => {
      const points = line.x.map((at, i) => [at, line.y[i]]);
      const look = {fill: 'none', stroke: `var(--gp-${line.role})`, opacity: line.isPrompt ? 0.75 : 1};
      const dots = points.length > MOST_DOTS ? '' : points.map(([at, value]) => (value === null ? '' : `M${pixel(x(at))} ${pixel(y(value))}h0`)).join('');
      return ['g', '', look, [
        ['path', 'gp-line-path', {d: through(points) || 'M0 0', 'stroke-width': 2, 'stroke-dasharray': dashOf(line.dash), 'stroke-linejoin': 'round'}, []],
        ['path', '', {d: dots || 'M0 0', 'stroke-width': 4, 'stroke-linecap': 'round'}, []],
      ]];
    });
    return [
      ['g', 'gp-uprights', {}, [
        ...(chart.before ? [upright(0.5, {stroke: 'var(--gp-muted)', 'stroke-dasharray': '2 4'})] : []),
        ...(chart.here === null ? [] : [upright(chart.here, {stroke: 'var(--gp-chosen)', 'stroke-width': 1.5})]),
      ]],
      ...paths,
    ];
  }

  // What is read under the pointer, and what a drag has enclosed.
  function passingMarks() {
    const dots = near === null ? [] : pointsAt(near).map(({line, value}) => ['circle', '', {cx: pixel(place.x(near)), cy: pixel(place.y(value)), r: 4, fill: `var(--gp-${line.role})`, stroke: 'var(--gp-surface)', 'stroke-width': 1.5}, []]);
    if (!from?.chosen) return dots;
    const {x: [left, right], y: [top, bottom]} = from.chosen;
    return [...dots, ['rect', '', {x: pixel(left), y: pixel(top), width: pixel(right - left), height: pixel(bottom - top), fill: 'var(--gp-focus)', 'fill-opacity': 0.12, stroke: 'var(--gp-focus)', 'stroke-dasharray': '3 3'}, []]];
  }

  function drawPassing() {
    const group = node.querySelector('.gp-passing');
    if (group && place) drawMarks(group, passingMarks());
  }

  // ------------------------------------------------------------------------------------------------ values as words

  /** @type {(at: number) => {line: Line, value: number, words: string}[]} */
  function pointsAt(at) {
    return chart.lines.flatMap((line) => {
      const i = line.x.indexOf(at);
      return i < 0 || line.y[i] === null ? [] : [{line, value: line.y[i], words: line.words(i)}];
    });
  }

  // The list is long: it is written while it is open.
  function tellValues() {
    const {lines} = chart;
    values.hidden = !lines.some(({y}) => y.some((value) => value !== null));
    if (values.open) fillValues(values, lines.flatMap((line) => line.y.map((value, i) => (value === null ? '' : line.words(i))).filter(Boolean)));
  }
  values.addEventListener('toggle', () => chart && tellValues());

  function drawTip() {
    const points = near === null || from?.chosen ? [] : pointsAt(near);
    tip.hidden = !points.length;
    if (!points.length) return;
    tip.replaceChildren(...points.map(({line, words}) => {
      const [row, sample, stroke] = [make('p', ''), svg('svg', ''), svg('line', '')];
      dress(sample, {width: 18, height: 8, 'aria-hidden': 'true'});
      dress(stroke, {x1: 0, y1: 4, x2: 18, y2: 4, stroke: `var(--gp-${line.role})`, 'stroke-width': 2, 'stroke-dasharray': dashOf(line.dash)});
      sample.append(stroke);
      row.append(sample, ` ${words}`);
      return row;
    }));
    const at = place.x(near);
    tip.style.top = `${place.top}px`;
    tip.style.left = `${Math.max(0, at > place.width / 2 ? at - 12 - tip.offsetWidth : at + 12)}px`;
  }

  // ------------------------------------------------------------------------------------------------ the pointer

  function pointAt({clientX, clientY}) {
    const {left, top} = node.getBoundingClientRect();
    return {x: within(clientX - left), y: Math.min(Math.max(clientY - top, place.top), place.height - BOTTOM)};
  }

  const tokenAt = (x) => {
    const last = Math.max(0, ...chart.lines.map((line) => line.x.at(-1) ?? 0));
    return Math.min(Math.max(Math.round(place.x.invert(x)), 1 - chart.before), last);
  };

  node.addEventListener('pointerdown', (event) => {
    if (!place || event.button) return;
    from = {...pointAt(event), place, moved: false, chosen: null};
    if (mode) node.setPointerCapture(event.pointerId);
  });
  node.addEventListener('pointermove', (event) => {
    if (!place) return;
    const at = pointAt(event);
    if (from && mode) drag(at);
    near = from?.moved ? null : tokenAt(at.x);
    drawPassing();
    drawTip();
  });
  node.addEventListener('pointerup', (event) => {
    if (!from) return;
    const {moved, chosen} = from;
    from = null;
    if (chosen) zoomTo(chosen);
    else if (!moved) press(tokenAt(pointAt(event).x));
  });
  for (const end of ['pointerleave', 'pointercancel']) {
    node.addEventListener(end, () => {
      if (end === 'pointercancel') from = null;
      near = null;
      drawPassing();
      drawTip();
    });
  }
  node.addEventListener('dblclick', () => show({x: null, y: null}));

  function drag(at) {
    const [wide, tall] = [Math.abs(at.x - from.x), Math.abs(at.y - from.y)];
    from.moved ||= Math.max(wide, tall) > STIRRED;
    if (!from.moved) return;
    if (mode === 'pan') return show({x: moved(from.place.x, from.x - at.x), y: moved(from.place.y, from.y - at.y)});
    // along one axis alone where the drag is
    const sorted = (a, b) => [Math.min(a, b), Math.max(a, b)];
    from.chosen = {
      x: tall > 2 * wide && wide < 20 ? [LEFT, place.width - RIGHT] : sorted(from.x, at.x),
      y: wide > 2 * tall || tall < 20 ? [place.top, place.height - BOTTOM] : sorted(from.y, at.y),
    };
  }

  // ------------------------------------------------------------------------------------------------ zooming

  const moved = (scale, by) => scale.range().map((at) => scale.invert(at + by));

  function zoomTo({x, y}) {
    const whole = y[0] === place.top && y[1] === place.height - BOTTOM;
    const [bottom, top] = place.y.range();
    show({x: x.map((at) => place.x.invert(at)), y: whole ? zoom.y : (bottom > top ? [y[1], y[0]] : y).map((at) => place.y.invert(at))});
  }

  // Both axes around their middle, `share` of what they show now.
  function scaled(share) {
    const ends = (scale) => {
      const [start, end] = scale.range();
      const margin = ((1 - share) / 2) * (end - start);
      return [scale.invert(start + margin), scale.invert(end - margin)];
    };
    if (place) show({x: ends(place.x), y: ends(place.y)});
  }

  function show(next) {
    zoom = next;
    near = null;
    draw();
    drawTip();
  }

  // ------------------------------------------------------------------------------------------------ buttons

  function tools() {
    const bar = make('div', 'gp-curve-tools');
    const button = (icon, title, act) => {
      const made = make('button', 'gp-curve-tool', null, {type: 'button', title, 'aria-label': title});
      const [drawing, path] = [svg('svg', ''), svg('path', '')];
      dress(drawing, {viewBox: '0 0 16 16', 'aria-hidden': 'true'});
      dress(path, {d: ICONS[icon]});
      drawing.append(path);
      made.append(drawing);
      made.addEventListener('click', act);
      bar.append(made);
      return made;
    };
    const saving = (kind) => () => savePicture(kind, node, chart.label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''));
    const modes = [['zoom', t('Zoom')], ['pan', t('Pan')]].map(([name, title]) => button(name, title, () => {
      mode = name;
      sayMode();
    }));
    const sayMode = () => {
      modes.forEach((each, i) => each.setAttribute('aria-pressed', String(['zoom', 'pan'][i] === mode)));
      node.style.touchAction = mode && matchMedia('(pointer: coarse)').matches ? 'none' : '';
    };
    sayMode();
    button('closer', t('Zoom in'), () => scaled(0.5));
    button('farther', t('Zoom out'), () => scaled(2));
    button('reset', t('Reset axes'), () => show({x: null, y: null}));
    button('png', t('Download plot as a PNG'), saving('png'));
    button('svg', t('Download plot as an SVG'), saving('svg'));
    return bar;
  }

  new ResizeObserver(() => box.clientWidth && box.dataset.width !== String(box.clientWidth) && draw()).observe(box);
  box.closest('.gp-pane')?.addEventListener('gp-alone', draw);
  return (given) => {
    box.hidden = !given;
    if (given && chart && given.y.kind !== chart.y.kind) zoom = {...zoom, y: null};
    chart = given;
    draw();
  };
}

// Where values stand: {x, y} are scales of d3, in a picture of `width` and `height` whose first line is at `top`.
/** @type {(chart: CurveChart, zoom: Zoom, box: HTMLElement) => {x: any, y: any, width: number, height: number, top: number}} */
function placeOf({lines, note, x, y}, zoom, box) {
  const width = Math.max(240, box.clientWidth);
  const least = innerWidth < NARROW || innerHeight < LOW ? 200 : 260;
  const height = box.closest('.gp-alone') ? Math.max(least, Math.round(innerHeight * 0.6)) : least;
  const top = note ? 26 : 12;
  const vertical = [height - BOTTOM, top];
  const scale = y.kind.log ? scaleLog() : scaleLinear();
  return {
    width, height, top,
    x: scaleLinear(zoom.x || x.range, [LEFT, width - RIGHT]),
    y: scale.domain(zoom.y || y.range || domainOf(lines, y.kind)).range(vertical),
  };
}

// The values that an axis has, with a little room.
function domainOf(lines, {log, fromZero, reversed}) {
  const all = lines.flatMap((line) => line.y).filter((value) => value !== null);
  const [low, high] = all.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity]);
  if (!all.length) return log ? (reversed ? [10, 1] : [1, 10]) : [0, 1];
  if (log) {
    const room = low === high ? 3 : (high / low) ** 0.06;
    return reversed ? [high * room, low / room] : [low / room, high * room];
  }
  if (fromZero) return [0, high * 1.05 || 1];
  const room = (high - low) * 0.06 || 1;
  return [low - room, high + room];
}

// The values of the grid, each with its words: powers of ten on a logarithmic axis.
function ticksOf(scale, {log, share}, height) {
  if (log) return scale.ticks().filter((value) => Math.abs(Math.log10(value) - Math.round(Math.log10(value))) < 1e-9).map((value) => [value, value < 1 ? String(value) : count(value)]);
  const about = Math.max(3, Math.floor(height / 55));
  const words = scale.tickFormat(about, share ? '~%' : undefined);
  return scale.ticks(about).map((value) => [value, notation(words(value))]);
}
