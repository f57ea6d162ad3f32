// What a person does with the grid of a sweep: choose a metric and a view, walk over the cells, and open one.

import {drawMeaning} from './grid_legend.js';
import {stepSeed} from './whole_cell.js';

/** @import {GridView} from './grid_view.js' */

/** @type {Record<string, (row: number, column: number) => [number, number]>} */
const MOVES = {
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  Home: (row) => [row, 0],
  End: (row) => [row, Infinity],
};

/** @param {GridView} view */
export function listenToGrid(view) {
  listenToCells(view);
  listenToChoices(view);
}

/** @param {GridView} view */
function listenToCells(view) {
  const {table, whole, group} = view;

  function moveTo([row, column]) {
    const found = table.tBodies[0].rows[row];
    if (!found || column < 0) return;
    view.focus(found.cells[Math.min(column + 1, found.cells.length - 1)], true);
  }

  table.addEventListener('keydown', (event) => {
    const cell = /** @type {Element} */ (event.target).closest('td');
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const {gpGroup} = /** @type {import('./grid_view.js').Cell['cell']} */ (cell);
    const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
    if (event.key === 'Enter') whole.show(gpGroup);
    else if (event.key === ' ') stepSeed(group, gpGroup, 1);
    else if (Object.hasOwn(MOVES, event.key)) moveTo(MOVES[event.key](row.sectionRowIndex, cell.cellIndex - 1));
    else return;
    event.preventDefault();
  });
  table.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const cell = target.closest('td');
    if (!cell || target.closest('.gp-stepper')) return;
    view.focus(cell);
    whole.show(/** @type {import('./grid_view.js').Cell['cell']} */ (cell).gpGroup);
  });
  table.addEventListener('focusin', ({target}) => {
    if (/** @type {Element} */ (target).tagName === 'TD') view.focus(target);
  });
}

/** @param {GridView} view */
function listenToChoices(view) {
  const {state, field, select} = view;
  const buttons = view.part('switch');
  select.addEventListener('change', () => {
    state.metricName = select.value;
    drawMeaning(view.part('metric-meaning'), state);
    view.nameMetric();
    view.drawValues();
  });
  buttons.addEventListener('click', ({target}) => {
    const chosen = /** @type {HTMLElement} */ (target).dataset.view;
    if (!chosen) return;
    state.view = /** @type {typeof state.view} */ (chosen);
    for (const button of /** @type {Iterable<HTMLElement>} */ (/** @type {unknown} */ (buttons.children))) {
      button.setAttribute('aria-pressed', String(button.dataset.view === chosen));
    }
    field.classList.toggle('gp-as-heat', chosen === 'heat');
    view.drawValues();
  });
}
