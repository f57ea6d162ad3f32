// The grid pane: one cell for each setting of one or two knobs, with its text and a metric, coloured by that metric. The
// same table is the heat map, with its texts left out; over a single knob the metric is a line as well.

import {SCALE_WORDS, heatOf, metricWords, rangeWords, scaleOf} from '../charts/heat.js';
import {drawLineChart} from '../charts/line_chart.js';
import {sayAttributes, sayClass} from '../core/dom_patch.js';
import {labelled, make, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {endOf, failureOf, standingOf, textOfRun} from './run_status.js';
import {seedStepper, stepSeed, wholeCell} from './whole_cell.js';

export function gridPane(root, group) {
  const BEGINNING = 300; // characters of a text in its cell
  const USUAL = 'perplexity'; // the metric that is shown first
  const part = (name) => root.querySelector('.gp-' + name);
  const field = part('field');
  const table = field.firstElementChild;
  const select = part('metric');
  const chart = part('chart-box');
  let cells = []; // of each group: {cell, top, value, star, range, failed, text, stepper, colour}
  let focused = null; // the cell that the keyboard is on
  let view = 'texts';

  const axes = () => group.header.axes;
  const isList = () => axes().length < 2;
  const metric = () => group.metrics.find(({name}) => name === select.value);
  const whole = wholeCell(root, group, nameOf);

  // "temperature 0.5, top_p 0.9"
  function nameOf(number) {
    const {place} = group.groups[number];
    return axes().map(({knob, values}, i) => `${knob} ${values[place[1 - i]]}`).join(', ');
  }

  // ---------------------------------------------------------------------------------------------- the table

  function build() {
    whole.shut();
    const names = group.metrics.map(({name}) => name);
    const chosen = names.includes(select.value) ? select.value : names.includes(USUAL) ? USUAL : names[0];
    select.replaceChildren(...group.metrics.map(({name, title}) => make('option', '', title, {value: name})));
    select.value = chosen;
    say(part('title'), axes().map(({knob}) => knob).join(' and '));
    for (const node of [field, chart]) node.classList.toggle('gp-on-one-axis', isList());
    cells = group.groups.map(makeCell);
    table.replaceChildren(...(isList() ? listRows() : gridRows()));
    table.setAttribute('aria-label', `The runs over ${axes().map(({knob}) => knob).join(' and ')}`);
    focus(cells.length ? cells[0].cell : null);
  }

  function makeCell({number}) {
    const cell = make('td', '', null, {role: 'gridcell', tabindex: '-1'});
    const top = make('div', 'gp-cell-top');
    const [value, star, range, failed] = [make('span', 'gp-value'), make('span', 'gp-star', '★'), make('small', 'gp-seeds-range'), make('span', 'gp-some-failed')];
    const text = make('bdi', 'gp-cell-text');
    const stepper = seedStepper(group, -1);
    star.hidden = true;
    top.append(value, star, range, failed, stepper.box);
    cell.append(top, text);
    cell.gpGroup = number;
    return {cell, top, value, star, range, failed, text, stepper, colour: ''};
  }

  const head = (scope, text) => {
    const cell = make('th', scope === 'row' ? 'gp-side' : '', null, {scope});
    cell.append(labelled(text));
    return cell;
  };

  function rowOf(...parts) {
    const row = make('tr');
    row.append(...parts);
    return row;
  }

  function section(tag, rows) {
    const node = make(tag);
    node.append(...rows);
    return node;
  }

  function gridRows() {
    const [columns, rows] = axes();
    const knob = make('th', 'gp-knob', null, {scope: 'colgroup', colspan: columns.values.length});
    knob.append(make('span', '', columns.knob));
    const corner = make('th', 'gp-side', rows.knob, {scope: 'col', rowspan: 2});
    const heads = [rowOf(corner, knob), rowOf(...columns.values.map((value) => head('col', value)))];
    return [section('thead', heads), section('tbody', rows.values.map((value, i) => rowOf(head('row', value), ...inRow(i))))];
  }

  function inRow(row) {
    return group.groups.filter(({place}) => place[0] === row).sort((a, b) => a.place[1] - b.place[1]).map(({number}) => cells[number].cell);
  }

  function listRows() {
    const [{knob, values}] = axes();
    const heads = rowOf(make('th', 'gp-side', knob, {scope: 'col'}), make('th', 'gp-metric-name', '', {scope: 'col'}));
    const found = group.groups.slice().sort((a, b) => a.place[1] - b.place[1]);
    return [section('thead', [heads]), section('tbody', found.map(({number, place}) => rowOf(head('row', values[place[1]]), cells[number].cell)))];
  }

  // ---------------------------------------------------------------------------------------------- the cells

  function drawText(number) {
    const {cell, text, stepper, failed: some} = cells[number];
    const entry = group.shownOf(number);
    const failed = failureOf(entry);
    say(some, failuresIn(number));
    const words = failed ? '✕ failed' : textOfRun(entry, BEGINNING).slice(0, BEGINNING).trim();
    const quiet = words ? '' : endOf(entry) ? '(empty)' : standingOf(entry) === 'decoding' ? '…' : group.done ? 'did not run' : 'waits';
    say(text, words || quiet);
    sayClass(cell, ['gp-cell', failed && 'gp-broken', !words && 'gp-quiet'].filter(Boolean).join(' '));
    stepper.draw(number);
    describe(number);
  }

  // Where a cell has several runs: how many of them failed.
  function failuresIn(number) {
    const {entries} = group.groups[number];
    const failed = entries.filter(failureOf).length;
    return failed && entries.length > 1 ? `✕ ${failed} of ${entries.length}` : '';
  }

  function drawValues() {
    const shown = metric();
    if (!shown) return;
    const heat = heatOf(shown, group.groups);
    for (const one of group.groups) {
      const {top, value, star, range} = cells[one.number];
      const number = one.values[shown.name];
      const known = Number.isFinite(number);
      const colour = known ? `var(--gp-${scaleOf(shown)}-${heat.level(number)})` : '';
      if (cells[one.number].colour !== colour) top.style.backgroundColor = cells[one.number].colour = colour;
      sayClass(top, known ? 'gp-cell-top' : 'gp-cell-top gp-none');
      say(value, known ? metricWords(shown, number) : one.entries.length === 1 && failureOf(one.entries[0]) ? '✕' : '–');
      say(range, known ? rangeWords(shown, one) : '');
      star.hidden = heat.best !== one;
      describe(one.number);
    }
    if (isList()) say(part('metric-name'), shown.title);
    drawLegend(shown, heat);
    drawChart(shown, heat);
  }

  // What a screen reader says of a cell: it is short, for it is read at each move.
  function describe(number) {
    const {cell, star, value, range} = cells[number];
    const entry = group.shownOf(number);
    const failed = failureOf(entry);
    const some = failuresIn(number).replace('✕', 'failed:');
    const state = failed ? 'failed' : endOf(entry) ? '' : standingOf(entry) === 'decoding' ? 'decoding' : group.done ? 'did not run' : 'waits';
    sayAttributes(cell, {'aria-label': [nameOf(number), `${(metric() || {}).title}: ${value.textContent}${range.textContent ? `, over its seeds ${range.textContent}` : ''}`, star.hidden ? '' : 'best', some, state].filter(Boolean).join('; ')});
  }

  // ---------------------------------------------------------------------------------------------- what the metric is

  function drawMeaning() {
    const {meaning, formula, unit, live} = metric();
    const formulaNote = make('span', 'gp-formula', formula);
    part('metric-meaning').replaceChildren(`${meaning} `, formulaNote, unit ? ` In ${unit}.` : '', live ? '' : ' It is known when the runs of a cell have ended.');
  }

  function drawLegend(shown, {low, high, best, scale}) {
    const several = group.groups.some((one) => rangeWords(shown, one));
    const key = [shown.name, low && nameOf(low.number) + low.values[shown.name], high && nameOf(high.number) + high.values[shown.name], best && best.number, scale.name, several].join();
    const legend = part('legend');
    if (legend.dataset.key === key) return;
    legend.dataset.key = key;
    legend.replaceChildren();
    if (!low) return;
    const ramp = make('span', 'gp-ramp', null, {'aria-hidden': 'true'});
    for (let level = 0; level <= 10; level++) {
      const swatch = make('i');
      swatch.style.backgroundColor = `var(--gp-${scaleOf(shown)}-${level})`;
      ramp.append(swatch);
    }
    const end = (words, one) => {
      const box = make('span', '', words + ' ');
      box.append(make('b', '', metricWords(shown, one.values[shown.name], {unit: true})), ` at ${nameOf(one.number)}`);
      return box;
    };
    if (low.values[shown.name] === high.values[shown.name]) legend.append('The same everywhere: ', make('b', '', metricWords(shown, low.values[shown.name], {unit: true})));
    else legend.append(end('lowest', low), ramp, end('highest', high));
    if (SCALE_WORDS[scale.name]) legend.append(make('span', '', `Coloured ${SCALE_WORDS[scale.name]}.`));
    if (several) legend.append(make('span', '', 'In small: from the lowest to the highest of a cell’s seeds.'));
    if (best) legend.append(make('span', '', `★ best: ${shown.better} is better, and so it is seed by seed`));
  }

  function drawChart(shown, {best, scale}) {
    chart.hidden = !isList() || view !== 'heat';
    if (chart.hidden) return;
    const [{knob, values}] = axes();
    const points = group.groups.slice().sort((a, b) => a.place[1] - b.place[1]).map((one) => ({label: values[one.place[1]], value: one.values[shown.name], each: (one.each[shown.name] || []).filter(isKnown), range: rangeWords(shown, one), best: best === one}));
    const key = JSON.stringify([points, shown.name, scale.name, chart.clientWidth]);
    if (chart.dataset.key === key) return;
    chart.dataset.key = key;
    drawLineChart(chart, {knob, metric: shown, points, wide: scale.name !== 'linear'});
  }

  // ---------------------------------------------------------------------------------------------- pointer and keys

  function focus(cell, move = false) {
    if (focused) focused.tabIndex = -1;
    focused = cell;
    if (!cell) return;
    cell.tabIndex = 0;
    if (!move) return;
    cell.focus({preventScroll: true});
    reveal(cell);
  }

  // Scrolls the field so that a cell is seen beside the sticky headers.
  function reveal(cell) {
    const [frame, spot] = [field.getBoundingClientRect(), cell.getBoundingClientRect()];
    const left = frame.left + cell.parentElement.firstElementChild.offsetWidth;
    const top = frame.top + table.tHead.offsetHeight;
    field.scrollLeft += Math.min(0, spot.left - left) || Math.max(0, spot.right - frame.right);
    field.scrollTop += Math.min(0, spot.top - top) || Math.max(0, spot.bottom - frame.bottom);
    if (spot.top < 0 || spot.bottom > innerHeight) cell.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }

  const MOVES = {
    ArrowLeft: (row, column) => [row, column - 1],
    ArrowRight: (row, column) => [row, column + 1],
    ArrowUp: (row, column) => [row - 1, column],
    ArrowDown: (row, column) => [row + 1, column],
    Home: (row) => [row, 0],
    End: (row) => [row, Infinity],
  };

  table.addEventListener('keydown', (event) => {
    const cell = event.target.closest('td');
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') whole.show(cell.gpGroup);
    else if (event.key === ' ') stepSeed(group, cell.gpGroup, 1);
    else if (Object.hasOwn(MOVES, event.key)) moveTo(MOVES[event.key](cell.parentElement.sectionRowIndex, cell.cellIndex - 1));
    else return;
    event.preventDefault();
  });

  function moveTo([row, column]) {
    const found = table.tBodies[0].rows[row];
    if (!found || column < 0) return;
    const cell = found.cells[Math.min(column + 1, found.cells.length - 1)];
    focus(cell, true);
  }

  table.addEventListener('click', ({target}) => {
    const cell = target.closest('td');
    if (!cell || target.closest('.gp-stepper')) return;
    focus(cell);
    whole.show(cell.gpGroup);
  });
  table.addEventListener('focusin', ({target}) => target.tagName === 'TD' && focus(target));
  select.addEventListener('change', () => {
    drawMeaning();
    drawValues();
  });
  part('switch').addEventListener('click', ({target}) => {
    if (!target.dataset.view) return;
    ({view} = target.dataset);
    for (const button of part('switch').children) button.setAttribute('aria-pressed', String(button.dataset.view === view));
    field.classList.toggle('gp-as-heat', view === 'heat');
    drawValues();
  });
  new ResizeObserver(() => !root.hidden && !chart.hidden && drawValues()).observe(root);

  return (changes) => {
    root.hidden = !group.header || group.header.kind !== 'sweep' || !group.groups.length;
    if (root.hidden) {
      whole.shut();
      return;
    }
    if (changes.run) {
      build();
      drawMeaning();
    }
    if (changes.run || changes.pair || changes.status) group.groups.forEach(({number}) => drawText(number));
    else if (changes.steps) new Set([...changes.entries].map((number) => group.entries[number].group)).forEach(drawText);
    if (changes.measured) cells.forEach(({cell}, number) => cell.classList.contains('gp-quiet') && drawText(number));
    if (changes.run || changes.measured || changes.status) drawValues();
    whole.draw();
  };
}
