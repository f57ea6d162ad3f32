// The measures pane: a table of what the runs came to in numbers, a row for each group and a column for each metric, with
// a bar in each cell. It says which value is best where the metric knows, and can be sorted.

import {rangeWords, starOf} from '../charts/heat.ts';
import {fit, sayAttributes, sayPercent, showIf} from '../core/dom_patch.ts';
import {make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {ColumnChoice} from './column_choice.js';
import {letterOf} from './divergence_point.js';
import {tipOfMetric} from './metric_terms.js';
import {laneWords} from './titles.js';
import {isCounted, valueWords} from './value_words.js';

export function measuresPane(root, group) {
  const table = root.querySelector('.gp-metrics');
  const [headRow] = table.tHead.rows;
  const own = headRow.cells[0].querySelector('button'); // the heading of the groups
  const rows = new Map(); // group number -> its row
  let sorted = null; // {name, down}: by which metric the rows are sorted, the largest first where `down`
  let columns = []; // the metrics that have a column: [{metric, head}]

  const choice = new ColumnChoice(root.querySelector('.gp-column-choice'), () => draw());

  const valueOf = ({values}, {name}) => (Number.isFinite(values[name]) ? values[name] : null);

  // ---------------------------------------------------------------------------------------------- headings

  // A column for each metric of which something is known, and which the person wants to see.
  function drawHeads() {
    const known = group.metrics.filter((metric) => group.groups.some((each) => valueOf(each, metric) !== null));
    root.hidden = !known.length;
    const shown = choice.shown(known);
    if (shown.length === columns.length && shown.every((metric, i) => metric === columns[i].metric)) return;
    const active = /** @type {HTMLElement} */ (document.activeElement);
    const focused = headRow.contains(active) ? active.dataset.name : null;
    columns.forEach(({head}) => head.remove());
    columns = shown.map((metric) => {
      const head = make('th', '', null, {scope: 'col'});
      const {name, title, unit} = metric;
      const button = make('button', 'gp-sort', null, {type: 'button', 'data-name': name});
      tipOfMetric(button, metric, group, (number) => letterOf(group, number));
      button.append(make('span', '', t(title).replace(/-(?=\d)/g, '\u2011')), make('span', 'gp-arrow', '', {'aria-hidden': 'true'}));
      head.append(button);
      if (unit && unit !== title.toLowerCase()) head.append(make('small', '', t(unit)));
      headRow.append(head);
      return {metric, head};
    });
    for (const row of rows.values()) fit(row, 1 + columns.length, newCell);
    if (focused) headRow.querySelector(`[data-name="${CSS.escape(focused)}"]`)?.focus();
  }

  function sayOrder() {
    for (const {metric, head} of columns) {
      const order = sorted && sorted.name === metric.name ? (sorted.down ? 'descending' : 'ascending') : 'none';
      sayAttributes(head, {'aria-sort': order});
      say(head.querySelector('.gp-arrow'), {descending: ' ▼', ascending: ' ▲', none: ''}[order]);
    }
  }

  // Press once for the best first (or the largest), again for the other way round, a third time for the rows' own order.
  headRow.addEventListener('click', ({target}) => {
    const button = target.closest('.gp-sort');
    if (!button) return;
    const metric = columns.map((column) => column.metric).find(({name}) => name === button.dataset.name);
    if (!metric) {
      sorted = null;
    } else {
      const first = metric.better !== 'less';
      const again = sorted && sorted.name === metric.name;
      if (again && sorted.down !== first) sorted = null;
      else sorted = {name: metric.name, down: again ? !first : first};
    }
    draw();
  });

  // ---------------------------------------------------------------------------------------------- rows

  function newCell() {
    const cell = make('td');
    const value = make('span', 'gp-value');
    value.append(make('b', 'gp-best-sign', '', {'aria-hidden': 'true'}), make('span'), make('span', 'gp-hidden'), make('small', 'gp-seeds-range'));
    const track = make('span', 'gp-track');
    track.append(make('i'));
    cell.append(value, track);
    return cell;
  }

  function newRow(number) {
    const row = make('tr');
    const head = make('th', 'gp-whose', null, {scope: 'row'});
    head.append(make('b', 'gp-letter'), make('bdi'));
    row.append(head);
    fit(row, 1 + columns.length, newCell);
    table.tBodies[0].append(row);
    rows.set(number, row);
    return row;
  }

  function drawRow({number, title, prompt}) {
    const row = rows.get(number) || newRow(number);
    const [letter, name] = row.cells[0].children;
    say(letter, letterOf(group, number));
    say(name, laneWords({title, prompt}));
  }

  function drawColumn({metric}, place) {
    const values = group.groups.map((each) => valueOf(each, metric));
    const most = Math.max(...values.map((value) => Math.abs(value ?? 0)));
    const best = starOf(metric, group.groups);
    values.forEach((value, number) => {
      const cell = rows.get(number).cells[place + 1];
      const [shown, track] = cell.children;
      const isBest = best !== null && best.number === number;
      say(shown.children[0], isBest ? '★' : '');
      say(shown.children[1], valueWords(metric, group.groups[number]));
      say(shown.children[2], isBest ? ` ${t('(best)')}` : '');
      const range = value === null || isCounted(metric) ? '' : rangeWords(metric, group.groups[number]);
      say(shown.children[3], range && t('over the seeds {range}', {range}));
      cell.classList.toggle('gp-best', isBest);
      sayPercent(track.firstChild, 'width', value === null || !most ? 0 : Math.abs(value) / most);
    });
    return best !== null;
  }

  function arrange() {
    const order = [...group.groups];
    if (sorted) {
      const sign = sorted.down ? -1 : 1;
      order.sort((a, b) => {
        const [mine, theirs] = [valueOf(a, sorted), valueOf(b, sorted)];
        if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null); // what has no value is last
        return sign * (mine - theirs);
      });
    }
    const [body] = table.tBodies;
    order.forEach(({number}, place) => {
      if (body.rows[place] !== rows.get(number)) body.insertBefore(rows.get(number), body.rows[place] || null);
    });
  }

  function draw() {
    drawHeads();
    if (root.hidden) return;
    if (sorted && !columns.some(({metric}) => metric.name === sorted.name)) sorted = null;
    group.groups.forEach(drawRow);
    const bests = columns.map(drawColumn);
    showIf(root.querySelector('.gp-best-key'), bests.some(Boolean));
    sayOrder();
    arrange();
  }

  function startRun() {
    for (const row of rows.values()) row.remove();
    rows.clear();
    const {kind} = group.header || {};
    say(own, kind === 'lanes' ? t('Lane') : kind === 'sweep' ? t('Cell') : t('Runs'));
    table.classList.toggle('gp-one', group.groups.length < 2);
    showIf(root.querySelector('.gp-sorting'), group.groups.length > 1);
  }

  return (changes) => {
    if (changes.run) startRun();
    if (changes.run || changes.measured || changes.lanes) draw();
  };
}
