// The curve pane: numbers along the text in which the current token stands, the prompt's tokens before it. New tokens
// append points; the lines are kept in (token, value), and one transform fits them to the box, so that nothing is
// computed twice.

import {pathChange} from '../core/log.js';
import {chooseUnit} from '../core/runtime.js';
import {sayPlace, walkable} from '../core/slider_keys.js';
import {
  count, fromNats, information, labelled, make, numbersOf, percent, probability, quoted, say,
} from '../core/text.js';
import {finite, keptOf} from '../core/values.js';
import {AXES, CURVES} from './curves.js';

// The shapes of the marks at the current token.
const DOTS = ['M0 -4.5A4.5 4.5 0 1 1 -.01 -4.5Z', 'M-3.5 -3.5H3.5V3.5H-3.5Z', 'M0 -5L5 4H-5Z', 'M0 -5.5L5.5 0L0 5.5L-5.5 0Z', 'M0 5L5 -4H-5Z', 'M-5 -2H5V2H-5Z', 'M-2 -5H2V5H-2Z', 'M-5 -4L5 0L-5 4Z'];

export function curvePane(root, log) {
  const MOST_WATCHED = 8; // lines that can be told apart
  const plot = root.querySelector('.gp-plot');
  const svg = root.querySelector('.gp-svg');
  const grid = root.querySelector('.gp-grid');
  const data = root.querySelector('.gp-data');
  const cursor = root.querySelector('.gp-cursor');
  const reading = root.querySelector('.gp-reading');
  const unit = root.querySelector('.gp-unit');
  const select = root.querySelector('.gp-view');
  const BOX = {left: 46, right: 10, top: 10, bottom: 24, height: 240};
  let series = []; // of the view: {name, look, tip, value, sum, line, promptLine, dot, ends: [], totals: []}
  let steps = []; // whose points are drawn
  let bounds = [[Infinity, -Infinity]]; // the lowest and the highest value up to each point
  let promptBounds = bounds[0];
  let before = 0; // prompt tokens that are drawn
  let watched = new Map(); // token id -> text, of the looked-up tokens
  let width = 0;
  let scale = ''; // what the axes were last drawn for

  const view = () => CURVES[select.value];
  const axis = () => AXES[view().axis];
  const placeOf = (step) => (step.isPrompt ? step.index - log.started.prompt_tokens.length : step.index);

  // ---------------------------------------------------------------------------------------------- what is drawn

  function offer() {
    const names = Object.keys(CURVES).filter((name) => CURVES[name].series || watched.size);
    if (names.length === select.options.length) return;
    const chosen = names.includes(select.value) ? select.value : names[0];
    select.replaceChildren(...names.map((name) => make('option', '', CURVES[name].name, {value: name})));
    select.value = chosen;
  }

  function noteWatched(list) {
    let fresh = false;
    for (const step of list) {
      for (const {token_id: id, text} of step.watched || []) {
        fresh ||= !watched.has(id);
        watched.set(id, text);
      }
    }
    return fresh;
  }

  const watchedSeries = ({of}) => [...watched].slice(-MOST_WATCHED).map(([id, text], i) => ({
    name: text,
    look: `gp-watched-${i}`,
    tip: `The looked-up token ${quoted(text)}, number ${id} of the vocabulary.`,
    value: (step) => {
      const found = (step.watched || []).find(({token_id: other}) => other === id);
      return found ? of(found) : null;
    },
  }));

  const shape = (tag, className, attributes) => {
    const node = document.createElementNS(svg.namespaceURI, tag);
    if (className) node.setAttribute('class', className);
    for (const [name, value] of Object.entries(attributes || {})) node.setAttribute(name, value);
    return node;
  };

  // Begin with no points, and with the lines of the view.
  function startView() {
    offer();
    series = (view().series || watchedSeries(view())).map((one, i) => ({
      ...one,
      line: shape('polyline', one.look, {'vector-effect': 'non-scaling-stroke'}),
      promptLine: null,
      dot: shape('path', `gp-dot ${one.look}`, {d: DOTS[i]}),
      ends: [],
      totals: [0],
    }));
    steps = [];
    bounds = bounds.slice(0, 1);
    scale = '';
    data.replaceChildren(...series.map(({line}) => line).reverse());
    cursor.replaceChildren(cursor.querySelector('.gp-here'), ...series.map(({dot}) => dot).reverse());
    root.querySelector('.gp-keys').replaceChildren(...series.map(drawKey));
    drawPrompt();
  }

  function drawKey({name, look, tip}, i) {
    const key = make('span', '', null, {tabindex: '0', 'data-tip': tip});
    const sample = shape('svg', '', {width: 26, height: 8, 'aria-hidden': 'true'});
    sample.append(shape('line', `gp-key ${look}`, {x1: 0, y1: 4, x2: 26, y2: 4}), shape('path', `gp-dot ${look}`, {d: DOTS[i], transform: 'translate(13 4)'}));
    key.append(sample, view().of ? labelled(name) : name);
    return key;
  }

  // ---------------------------------------------------------------------------------------------- points

  function addPoint(line, x, value) {
    const point = svg.createSVGPoint();
    [point.x, point.y] = [x, value];
    line.points.appendItem(point);
  }

  /** @type {(range: number[], value: number) => number[]} */
  const within = ([low, high], value) => [Math.min(low, value), Math.max(high, value)];

  // A number that is not finite is drawn where the highest is so far.
  const drawable = (one, value, reach) => (value === null || one.sum ? finite(value) : finite(value) ?? Math.max(axis().least[1], reach[1]));

  function drawPoints(last) {
    const {keep, added} = pathChange(steps, last);
    if (noteWatched(added)) {
      startView();
      drawPoints(last);
      return;
    }
    steps.length = keep;
    bounds.length = keep + 1;
    for (const one of series) {
      one.ends.length = keep;
      one.totals.length = keep + 1;
      const end = one.ends.at(-1) ?? 0;
      while (one.line.points.numberOfItems > end) one.line.points.removeItem(one.line.points.numberOfItems - 1);
    }
    for (const step of added) {
      let reach = bounds.at(-1);
      for (const one of series) {
        let value = drawable(one, one.value(step), reach);
        if (one.sum) {
          const total = one.totals.at(-1);
          value = total === null || value === null ? null : total + value; // past what cannot be there is nothing
          one.totals.push(value);
        }
        if (value !== null) {
          addPoint(one.line, step.index, value);
          reach = within(reach, value);
        }
        one.ends.push(one.line.points.numberOfItems);
      }
      bounds.push(reach);
      steps.push(step);
    }
  }

  function drawPrompt() {
    before = log.promptSteps.length;
    say(root.querySelector('.gp-about'), view().about + (before ? ' The prompt stands before the text, on a ground of its own.' : ''));
    promptBounds = [Infinity, -Infinity];
    for (const one of series) {
      if (one.promptLine) one.promptLine.remove();
      one.promptLine = null;
      let total = 0;
      for (const step of log.promptSteps) {
        let value = drawable(one, one.value(step), promptBounds);
        if (value === null) continue;
        if (one.sum) value = total += value;
        if (!one.promptLine) {
          one.promptLine = shape('polyline', `${one.look} gp-of-prompt`, {'vector-effect': 'non-scaling-stroke'});
          data.prepend(one.promptLine);
        }
        addPoint(one.promptLine, placeOf(step), value);
        promptBounds = within(promptBounds, value);
      }
    }
  }

  // ---------------------------------------------------------------------------------------------- axes

  const spanX = () => Math.max(9, steps.length - 1) + before;
  const xOf = (place) => BOX.left + ((place + before) / spanX()) * (width - BOX.left - BOX.right);
  const inUnit = () => (axis().unit ? fromNats(1, log.unit) : 1);

  // The ends of the axis and the distance of its ticks, in what is written there.
  function rangeY() {
    const {least, powers} = axis();
    const factor = inUnit();
    const [low, high] = [bounds.at(-1), promptBounds].reduce(([a, b], [c, d]) => [Math.min(a, c * factor), Math.max(b, d * factor)], least);
    const step = powers ? Math.max(1, Math.ceil((high - low) / 6)) : tickStep(high - low, 4);
    return {low: Math.floor(low / step + 1e-9) * step, high: Math.ceil(high / step - 1e-9) * step, step};
  }

  const yOf = (value, {low, high}) => BOX.top + (1 - (value - low) / (high - low)) * (BOX.height - BOX.top - BOX.bottom);

  // A round distance between about `ticks` ticks from 0 to `end`.
  function tickStep(end, ticks) {
    const rough = end / ticks;
    const power = 10 ** Math.floor(Math.log10(rough));
    return power * [1, 2, 5, 10].find((factor) => factor * power >= rough);
  }

  function drawAxes() {
    const range = rangeY();
    const key = [width, spanX(), before, range.low, range.high, log.unit].join(' ');
    if (key === scale || !width) return;
    scale = key;
    const across = (xOf(1) - xOf(0)).toFixed(5);
    const up = (yOf(0, range) - yOf(inUnit(), range)).toFixed(5);
    data.setAttribute('transform', `matrix(${across} 0 0 ${-up} ${xOf(0)} ${yOf(0, range)})`);
    grid.replaceChildren();
    const border = before ? xOf(-0.5) : 0;
    if (before) grid.append(shape('rect', '', {x: BOX.left, y: BOX.top, width: Math.max(0, border - BOX.left), height: BOX.height - BOX.top - BOX.bottom}));
    for (let value = range.low; value <= range.high + range.step / 1e6; value += range.step) {
      gridLine(BOX.left, yOf(value, range), width - BOX.right, yOf(value, range));
      gridText(axis().write(Math.abs(value) < range.step / 1e6 ? 0 : value), BOX.left - 7, yOf(value, range) + 4, 'end');
    }
    const many = tickStep(spanX() + 1, Math.max(3, Math.min(10, width / 90)));
    for (let token = Math.max(1, many); token <= spanX() - before + 1; token += Math.max(1, many)) gridText(token, xOf(token - 1), BOX.height - 6, 'middle');
    if (before) {
      gridLine(border, BOX.top, border, BOX.height - BOX.bottom, 'gp-border');
      if (border - BOX.left > 44) gridText('prompt', BOX.left, BOX.height - 6, 'start');
    }
    gridText('token', xOf(0), BOX.height - 6, 'start');
    if (axis().unit) gridText(log.unit, Math.max(BOX.left, border) + 4, range.high > 0 ? BOX.top + 12 : BOX.height - BOX.bottom - 6, 'start');
  }

  function gridLine(x1, y1, x2, y2, className) {
    grid.append(shape('line', className, {x1, y1, x2, y2}));
  }

  function gridText(text, x, y, anchor) {
    const node = shape('text', '', {x, y, 'text-anchor': anchor});
    node.textContent = text;
    grid.append(node);
  }

  // ---------------------------------------------------------------------------------------------- the current token

  function drawCursor(step) {
    cursor.setAttribute('visibility', step && width ? 'visible' : 'hidden');
    if (!step) {
      say(reading, 'The curve grows with the text.');
      sayPlace(plot, null, 0, 'no token yet');
      return;
    }
    const x = xOf(placeOf(step));
    for (const [name, value] of Object.entries({x1: x, x2: x, y1: BOX.top, y2: BOX.height - BOX.bottom})) cursor.querySelector('.gp-here').setAttribute(name, value);
    const range = rangeY();
    for (const one of series) {
      const value = pointOf(one, step);
      one.dot.setAttribute('visibility', value === null ? 'hidden' : 'inherit');
      if (value !== null) one.dot.setAttribute('transform', `translate(${x} ${yOf(value * inUnit(), range)})`);
    }
    const words = read(step);
    say(reading, words);
    sayPlace(plot, step, steps.length, words, before);
  }

  // Where a step's point was drawn.
  function pointOf(one, step) {
    const line = step.isPrompt ? one.promptLine : one.line;
    if (!line || !line.points.numberOfItems) return null;
    if (step.isPrompt) { // its points end at the last token
      const at = line.points.numberOfItems - before + step.index - 1;
      return at < 0 ? null : line.points.getItem(at).y;
    }
    const end = one.ends[step.index] ?? 0;
    return end === (one.ends[step.index - 1] ?? 0) ? null : line.points.getItem(end - 1).y;
  }

  function read(step) {
    const where = `${step.isPrompt ? `Prompt token ${step.index + 1}` : `Token ${step.index + 1}`}, ${quoted(step.chosen.text)}: `;
    const {surprisal, entropyBefore, entropyAfter} = numbersOf(step);
    const [lost, first, then] = [surprisal, entropyBefore, entropyAfter].map((nats) => information(finite(nats), log.unit));
    if (view().of) return where + (readWatched(step) || 'no token was looked up here');
    if (select.value === 'kept') return where + (step.isPrompt ? 'no processor takes part' : `${count(keptOf(step))} of ${count(step.distribution.vocab)} tokens kept`);
    if (select.value === 'cumulative') return where + readSums(step);
    return where + `surprisal ${lost}; entropy ` + (step.isPrompt ? first : `${first} before, ${then} after`);
  }

  function readSums(step) {
    const parts = series.filter((one) => one.value(step) !== null).map((one) => {
      const sum = pointOf(one, step);
      return `${sum === null ? 'minus infinity' : information(sum, log.unit)} ${one.name}`;
    });
    return 'log-probability so far ' + parts.join(', ');
  }

  function readWatched(step) {
    return (step.watched || []).map((found) => {
      const after = found.logprob === null ? 'removed after' : `${percent(probability(found.logprob))} after`;
      return `${quoted(found.text)} ${percent(probability(found.raw_logprob))} before${found.raw_rank ? ` (rank ${count(found.raw_rank)})` : ''}, ${after}`;
    }).join('; ');
  }

  // ---------------------------------------------------------------------------------------------- pointer and keys

  function stepUnder(event) {
    const share = (event.clientX - svg.getBoundingClientRect().left - BOX.left) / (width - BOX.left - BOX.right);
    const place = Math.max(-before, Math.min(steps.length - 1, Math.round(share * spanX()) - before));
    return place < 0 ? log.promptSteps[place + before] : steps[place];
  }

  walkable(plot, log, {
    stepUnder,
    hover: (step) => say(reading, read(step)),
    leave: () => drawCursor(log.current()),
  });
  unit.addEventListener('change', () => chooseUnit(unit.value));
  select.addEventListener('change', () => {
    startView();
    draw();
  });

  function draw() {
    const step = log.current();
    drawPoints(step ? log.lastOf(step) : null);
    drawAxes();
    drawCursor(step);
  }

  new ResizeObserver(([entry]) => {
    width = entry.contentRect.width;
    draw();
  }).observe(plot);

  return (changes) => {
    if (changes.unit) unit.value = log.unit;
    if (changes.run) watched = new Map();
    if (changes.watched) noteWatched(steps);
    if (changes.run || changes.watched) startView();
    else if (changes.prompt) drawPrompt();
    draw();
  };
}
