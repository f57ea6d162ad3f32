// What became of each candidate: a grid with a line for each of them and a column for each stage, the probability as a
// bar and a number, and the name of what removed it where it went. Its cells are walked with the arrow keys.

import {fit, sayClass, sayLabel, sayPercent} from '../core/dom_patch.ts';
import {make, percent, quoted, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import {candidateWords, isGone, isRemoved, listedOf, shareAt} from './stages.js';

export class CourseGrid {
  // `table` is an empty table of role "grid".
  constructor(table) {
    this.table = table;
    this.head = table.createTHead().insertRow();
    this.body = table.createTBody();
    table.addEventListener('keydown', (event) => this.walk(event));
    table.addEventListener('focusin', (event) => this.keepFocus(event.target));
    this.lines = []; // {row, sign, word, tag, cells: [{cell, bar, number}]}
  }

  // `columns` are [{number, place, name, tip, idle, side}], of stage `number` each; `side` is "before" or "after" at
  // the two ends. `candidates` are the lines.
  draw(columns, candidates, step) {
    this.drawHead(columns);
    const idle = columns.filter((column) => column.idle).length;
    this.table.style.minWidth = `${100 + 20 * idle + 60 * (columns.length - idle)}px`;
    const shares = candidates.map((candidate) => columns.map(({number}) => shareAt(candidate, number)));
    const top = Math.max(0.02, ...shares.flat().filter((share) => share !== undefined));
    const listed = new Set(listedOf(step));
    while (this.lines.length > candidates.length) this.lines.pop().row.remove();
    while (this.lines.length < candidates.length) this.newLine();
    candidates.forEach((candidate, i) => this.fill(this.lines[i], candidate, columns, shares[i], top, step, listed));
    const cells = this.lines.flatMap((line) => line.cells.map(({cell}) => cell));
    if (!cells.some((cell) => cell.tabIndex === 0) && cells.length) cells[0].tabIndex = 0;
  }

  drawHead(columns) {
    const cells = fit(this.head, columns.length + 1, () => {
      const cell = make('th', '', null, {scope: 'col'});
      cell.append(make('span', 'gp-stage-place'), make('span', 'gp-stage-name'));
      return cell;
    });
    say(cells[0].lastElementChild, t('candidate'));
    columns.forEach(({place, name, tip, idle}, i) => {
      const cell = cells[i + 1];
      sayClass(cell, idle ? 'gp-idle-column' : '');
      say(cell.firstElementChild, place);
      say(cell.lastElementChild, name);
      cell.lastElementChild.classList.toggle('gp-hidden', idle);
      cell.dataset.tip = tip;
    });
  }

  newLine() {
    const row = this.body.insertRow();
    const head = make('th', '', null, {scope: 'row'});
    const sign = make('span', 'gp-sign', '', {'aria-hidden': 'true'});
    const word = make('bdi', 'gp-word');
    const tag = make('span', 'gp-course-tag');
    const name = make('div', 'gp-course-name');
    const text = make('div', '');
    text.append(word, tag);
    name.append(sign, text);
    head.append(name);
    row.append(head);
    this.lines.push({row, head, sign, word, tag, cells: []});
  }

  newCell(line) {
    const cell = make('td', '', null, {role: 'gridcell', tabindex: '-1'});
    const track = make('span', 'gp-course-track', null, {'aria-hidden': 'true'});
    const bar = make('i', 'gp-course-bar');
    track.append(bar);
    const number = make('span', 'gp-course-number');
    cell.append(track, number);
    line.row.append(cell);
    line.cells.push({cell, bar, number});
  }

  fill(line, candidate, columns, shares, top, step, listed) {
    const chosen = candidate.token_id === step.chosen.token_id;
    const removed = isRemoved(candidate);
    sayClass(line.row, `gp-course gp-course-${chosen ? 'chosen' : removed ? 'removed' : 'kept'}`);
    say(line.sign, chosen ? '▶' : removed ? '✕' : '');
    sayLabel(line.word, candidate.text);
    say(line.tag, [chosen && (step.given ? t('given') : t('chosen')), removed && t('removed'), !listed.has(candidate) && t('looked up')].filter(Boolean).join(', '));
    tipLater(line.head, () => candidateWords(candidate, step));
    while (line.cells.length > columns.length) line.cells.pop().cell.remove();
    while (line.cells.length < columns.length) this.newCell(line);
    columns.forEach((column, i) => this.fillCell(line.cells[i], candidate, columns, i, shares, top));
  }

  fillCell({cell, bar, number}, candidate, columns, i, shares, top) {
    const {number: stage, name, idle, side} = columns[i];
    const [share, was] = [shares[i], i ? shares[i - 1] : undefined];
    const gone = isGone(candidate, stage) && share !== undefined;
    const cut = gone && i > 0 && !isGone(candidate, columns[i - 1].number);
    sayClass(cell, [idle && 'gp-idle-column', gone && !cut && 'gp-gone', cut && 'gp-cut'].filter(Boolean).join(' '));
    sayPercent(bar, 'height', Math.sqrt(((cut ? was : share) || 0) / top)); // the root, so that small shares can be seen
    const here = share === undefined ? '–' : cut ? `✕ ${name}` : gone ? (side === 'after' ? '✕' : '') : percent(share);
    say(number, here);
    number.classList.toggle('gp-hidden', idle && !cut);
    const change = !cut && i && was !== undefined && share !== undefined && percent(share) !== percent(was) ? (share > was ? 'up' : 'down') : '';
    if ((number.dataset.change || '') !== change) number.dataset.change = change;
    tipLater(cell, () => this.words(candidate, columns[i], {share, was, gone, cut}));
  }

  words({text}, {side, name, idle, number}, {share, was, gone, cut}) {
    const values = {token: quoted(text), share: percent(share ?? 0), was: percent(was ?? 0), processor: name, number};
    if (share === undefined) return t('{token}: not recorded at this place.', values);
    if (cut) return t('{token}: removed by {processor}; it had {was} just before.', values);
    if (gone) return t('{token}: no probability left here.', values);
    if (side) return side === 'after' ? t('{token}: {share} after all processors.', values) : t('{token}: {share} before the processors.', values);
    if (idle) return t('{token}: {share}, unchanged by {processor}.', values);
    if (values.share === values.was) return t('{token}: {share} after {processor} (stage {number}), the same as before it.', values);
    return t('{token}: {share} after {processor} (stage {number}), {was} before it.', values);
  }

  // ---------------------------------------------------------------------------------------------- keys

  keepFocus(cell) {
    if (cell.tabIndex !== -1 || cell.tagName !== 'TD') return;
    for (const other of this.body.querySelectorAll('td[tabindex="0"]')) other.tabIndex = -1;
    cell.tabIndex = 0;
  }

  walk(event) {
    const keys = {ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0], Home: [0, -Infinity], End: [0, Infinity]};
    const from = event.target.closest('td');
    if (!from || !keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const row = this.lines.findIndex((line) => line.row === from.parentNode);
    const [down, right] = keys[event.key];
    const clamp = (value, length) => Math.max(0, Math.min(length - 1, value));
    const {cells} = this.lines[clamp(row + down, this.lines.length)];
    cells[clamp(from.cellIndex - 1 + right, cells.length)].cell.focus();
  }
}
