// Draws the grid of a sweep: a table with one cell for each setting.

import {heatOf, metricWords, rangeWords, scaleOf} from '../charts/heat.ts';
import {sayAttributes, sayClass} from '../core/dom_patch.ts';
import {inParts, labelled, make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {drawLegend, drawMeaning, drawMetric} from './grid_legend.js';
import {tipOfMetric} from './metric_terms.js';
import {failureOf, textOfRun} from './run_status.js';
import {seedStepper, wholeCell} from './whole_cell.js';

/** @import {GridState} from './grid_state.js' */

const BEGINNING = 300; // characters of a text in its cell

// Where the run of a cell stands, in words.
/** @type {Record<string, () => string>} */
const STANDINGS = {
  failed: () => t('failed'),
  decoding: () => t('decoding'),
  queued: () => t('queued'),
  'did not run': () => t('did not run'),
  '': () => '',
};

// What a cell without a text says.
const quietWords = (standing) => (standing === '' ? t('(empty)') : standing === 'decoding' ? '…' : STANDINGS[standing]());

/**
 * What is drawn of one setting.
 * @typedef {{cell: HTMLTableCellElement & {gpGroup?: number}, top: HTMLElement, value: HTMLElement, star: HTMLElement,
 *   range: HTMLElement, failed: HTMLElement, text: HTMLElement, stepper: any, colour: string}} Cell
 */

// The head of place `i` of an axis.
/** @type {(scope: 'row' | 'col', axis: GridState['axes'][0], i: number) => HTMLElement} */
const headOf = (scope, {values, prompts}, i) => {
  const cell = make('th', scope === 'row' ? 'gp-side' : '', null, {scope});
  if (prompts) cell.append(make('bdi', '', values[i], {title: prompts[i]}));
  else cell.append(labelled(values[i]));
  return cell;
};

function metricHead() {
  const head = make('th', 'gp-metric-name', null, {scope: 'col'});
  head.append(make('span'));
  return head;
}

function element(tag, parts) {
  const node = make(tag);
  node.append(...parts);
  return node;
}

export class GridView {
  /**
   * @param {HTMLElement} root
   * @param {GridState} state
   */
  constructor(root, state) {
    this.root = root;
    this.state = state;
    this.group = state.group;
    this.field = this.part('field');
    this.table = /** @type {HTMLTableElement} */ (this.field.firstElementChild);
    this.select = /** @type {HTMLSelectElement} */ (this.part('metric'));
    this.chart = this.part('metric-chart');
    this.whole = wholeCell(root, this.group, {nameOf: (number) => state.nameOf(number), promptOf: (number) => state.promptOf(number)});
    /** @type {Cell[]} one a group */
    this.cells = [];
    /** @type {HTMLTableCellElement | null} the cell that the keyboard is on */
    this.focused = null;
  }

  /** @returns {HTMLElement} */
  part(name) {
    return this.root.querySelector('.gp-' + name);
  }

  // ------------------------------------------------------------------------------------------------------ the table

  build() {
    const {state, group, select} = this;
    this.whole.shut();
    state.begin();
    select.replaceChildren(...group.metrics.map(({name, title}) => make('option', '', t(title), {value: name})));
    select.value = state.metricName;
    const [{knob: one}, other] = state.axes;
    const knobs = other ? t('{one} and {other}', {one, other: other.knob}) : one;
    say(this.part('title'), knobs);
    for (const node of [this.field, this.chart]) node.classList.toggle('gp-on-one-axis', state.isList);
    this.cells = group.groups.map((one) => this.makeCell(one));
    this.table.replaceChildren(...(state.isList ? this.listRows() : this.gridRows()));
    this.table.setAttribute('aria-label', t('The runs over {knobs}', {knobs}));
    this.focus(this.cells.length ? this.cells[0].cell : null);
    drawMeaning(this.part('metric-meaning'), state);
    this.nameMetric();
  }

  /** @returns {Cell} */
  makeCell({number}) {
    /** @type {Cell['cell']} */
    const cell = make('td', '', null, {role: 'gridcell', tabindex: '-1'});
    const top = make('div', 'gp-cell-top');
    const [value, star] = [make('span', 'gp-value'), make('span', 'gp-star', '★')];
    const [range, failed] = [make('small', 'gp-seeds-range'), make('span', 'gp-some-failed')];
    const text = make('bdi', 'gp-cell-text');
    const stepper = seedStepper(this.group, -1);
    star.hidden = true;
    top.append(value, star, range, failed, stepper.box);
    cell.append(top, text);
    cell.gpGroup = number;
    return {cell, top, value, star, range, failed, text, stepper, colour: ''};
  }

  gridRows() {
    const {state, cells} = this;
    const [columns, rows] = state.axes;
    const knob = make('th', 'gp-knob', null, {scope: 'colgroup', colspan: columns.values.length});
    knob.append(make('span', '', columns.knob));
    const corner = make('th', 'gp-side', rows.knob, {scope: 'col', rowspan: 2});
    const heads = [element('tr', [corner, knob]), element('tr', columns.values.map((_, i) => headOf('col', columns, i)))];
    const inRow = (row) => state.inRow(row).map(({number}) => cells[number].cell);
    return [element('thead', heads), element('tbody', rows.values.map((_, i) => element('tr', [headOf('row', rows, i), ...inRow(i)])))];
  }

  listRows() {
    const {state, cells} = this;
    const [axis] = state.axes;
    const {knob} = axis;
    const heads = element('tr', [make('th', 'gp-side', knob, {scope: 'col'}), metricHead()]);
    const rows = state.inOrder.map(({number, place}) => element('tr', [headOf('row', axis, place[1]), cells[number].cell]));
    return [element('thead', [heads]), element('tbody', rows)];
  }

  // ------------------------------------------------------------------------------------------------------ the cells

  /** @param {number} number */
  drawText(number) {
    const {state, group} = this;
    const {cell, text, stepper, failed: some} = this.cells[number];
    const entry = group.shownOf(number);
    const failed = failureOf(entry);
    const failures = state.failuresIn(number);
    say(some, failures && `✕ ${failures}`);
    const words = failed ? `✕ ${t('failed')}` : textOfRun(entry, BEGINNING).slice(0, BEGINNING).trim();
    say(text, words || quietWords(state.standingOf(number)));
    sayClass(cell, ['gp-cell', failed && 'gp-broken', !words && 'gp-quiet'].filter(Boolean).join(' '));
    stepper.draw(number);
    this.describe(number);
  }

  drawTexts() {
    this.group.groups.forEach(({number}) => this.drawText(number));
  }

  // A text that was empty because its run had not come to its end.
  drawQuiet() {
    this.cells.forEach(({cell}, number) => cell.classList.contains('gp-quiet') && this.drawText(number));
  }

  drawValues() {
    const {state, group} = this;
    const shown = state.metric;
    if (!shown) return;
    const heat = heatOf(shown, group.groups);
    for (const one of group.groups) this.drawValue(one, shown, heat);
    this.nameMetric();
    drawLegend(this.part('legend'), state, heat);
    this.field.hidden = state.view === 'heat' && !state.isList && state.isSettled; // the chart shows the same
    say(this.part('hint'), this.field.hidden ? t('Click a cell for its full text. Drag to zoom; double-click to see all again.') : t('Click a cell, or press Enter, for its full text; the arrow keys move between cells.'));
    drawMetric(this.chart, state, heat, (number) => this.whole.show(number));
  }

  // What the values in the cells are stands before the meaning of the metric, and above them where they are a list.
  nameMetric() {
    const {state, group} = this;
    const shown = state.metric;
    if (!shown) return;
    const [term] = /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll('.gp-metric-term'));
    term.id ||= 'gp-metric-' + Math.random().toString(36).slice(2, 8);
    sayAttributes(this.table, {'aria-describedby': term.id});
    const places = [term, ...(state.isList ? [this.part('metric-name').firstChild] : [])];
    for (const place of /** @type {HTMLElement[]} */ (places)) {
      say(place, t(shown.title));
      tipOfMetric(place, shown, group, (number) => state.nameOf(number));
    }
  }

  drawValue(one, shown, heat) {
    const drawn = this.cells[one.number];
    const {top, value, star, range} = drawn;
    const number = one.values[shown.name];
    const known = Number.isFinite(number);
    const colour = known ? `var(--gp-${scaleOf(shown)}-${heat.level(number)})` : '';
    if (drawn.colour !== colour) top.style.backgroundColor = drawn.colour = colour;
    sayClass(top, known ? 'gp-cell-top' : 'gp-cell-top gp-none');
    say(value, known ? metricWords(shown, number) : one.entries.length === 1 && failureOf(one.entries[0]) ? '✕' : '–');
    say(range, known ? rangeWords(shown, one) : '');
    star.hidden = heat.best !== one;
    this.describe(one.number);
  }

  // What a screen reader says of a cell: it is short, for it is read at each move.
  /** @param {number} number */
  describe(number) {
    const {state} = this;
    const {cell, star, value, range} = this.cells[number];
    const title = t((state.metric || {}).title);
    const failures = state.failuresIn(number);
    const words = [
      state.nameOf(number),
      range.textContent ? t('{metric}: {value}, over its seeds {range}', {metric: title, value: value.textContent, range: range.textContent}) : `${title}: ${value.textContent}`,
      star.hidden ? '' : t('best'),
      failures && t('failed: {share}', {share: failures}),
      STANDINGS[state.standingOf(number)](),
    ];
    sayAttributes(cell, {'aria-label': inParts(words)});
  }

  // ------------------------------------------------------------------------------------------------------ the keyboard

  // The cell that Tab comes to; with `move` the keyboard goes there.
  focus(cell, move = false) {
    if (this.focused) this.focused.tabIndex = -1;
    this.focused = cell;
    if (!cell) return;
    cell.tabIndex = 0;
    if (!move) return;
    cell.focus({preventScroll: true});
    this.reveal(cell);
  }

  // Scrolls the field so that a cell is seen beside the sticky headers.
  reveal(cell) {
    const {field, table} = this;
    const [frame, spot] = [field.getBoundingClientRect(), cell.getBoundingClientRect()];
    const left = frame.left + cell.parentElement.firstElementChild.offsetWidth;
    const top = frame.top + table.tHead.offsetHeight;
    field.scrollLeft += Math.min(0, spot.left - left) || Math.max(0, spot.right - frame.right);
    field.scrollTop += Math.min(0, spot.top - top) || Math.max(0, spot.bottom - frame.bottom);
    if (spot.top < 0 || spot.bottom > innerHeight) cell.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}
