// One cell of a grid, whole: every text of it, how it ended, and all its metrics, in a dialog.

import {fit, sayAttributes} from '../core/dom_patch.ts';
import {count, make, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfMetric} from './metric_terms.js';
import {endOf, endSign, endWords, failureOf, textOfRun, tokensOf} from './run_status.js';
import {valueWords} from './value_words.js';

// Buttons that go through the runs of a cell; `draw(group number)` sets it. None where there is one run.
export function seedStepper(group, tabindex) {
  const box = make('span', 'gp-stepper');
  const [back, place, on] = [make('button', '', '‹'), make('span'), make('button', '', '›')];
  box.append(back, place, on);
  let number = 0;
  const step = (delta) => (event) => {
    event.stopPropagation();
    stepSeed(group, number, delta);
  };
  /** @type {[HTMLElement, number, string][]} */
  const buttons = [[back, -1, t('The text of the previous seed')], [on, 1, t('The text of the next seed')]];
  buttons.forEach(([button, delta, words]) => {
    sayAttributes(button, {type: 'button', 'aria-label': words, tabindex});
    button.addEventListener('click', step(delta));
  });

  function draw(cell) {
    number = cell;
    const {entries} = group.groups[cell];
    box.hidden = entries.length < 2;
    say(place, `${entries.indexOf(group.shownOf(cell)) + 1}/${entries.length}`);
  }

  return {box, draw};
}

export function stepSeed(group, cell, delta) {
  const {entries} = group.groups[cell];
  const place = entries.indexOf(group.shownOf(cell));
  group.showEntry(cell, (place + delta + entries.length) % entries.length);
}

// `nameOf` and `promptOf` tell of a cell, by its number, what it is called and what its runs were asked.
export function wholeCell(root, group, {nameOf, promptOf}) {
  const part = (name) => root.querySelector('.gp-whole' + name);
  const dialog = part('');
  const stepper = seedStepper(group, 0);
  const seed = make('span');
  const open = make('button', 'gp-button', t('Open as one run'), {type: 'button'});
  part('-tools').append(stepper.box, seed, open);
  let shown = null; // the number of the cell

  function drawText(entry) {
    const text = part('-text');
    const words = textOfRun(entry);
    if (!text.childElementCount) text.append(make('span', 'gp-prompt'), make('span'));
    say(text.firstChild, promptOf(shown) + (group.apart ? '\n' : ''));
    say(text.lastChild, words);
    const end = endOf(entry);
    const length = tokensOf(entry);
    const standing = end ? end !== 'failed' && `${endSign(end)} ${endWords(end)[1]}` : length ? t('still being written') : t('queued');
    say(part('-end'), [tn(length, '{count} token', '{count} tokens'), standing].filter(Boolean).join(' · '));
  }

  function drawProblem(entry) {
    const failed = failureOf(entry);
    const box = part('-problem');
    box.hidden = !failed;
    if (failed) box.replaceChildren(make('b', '', '✕ '), `${t(failed.message)} ${t(failed.fix)}`);
  }

  function drawValues(cell) {
    const runs = cell.entries.length;
    say(part('-over'), runs > 1 ? t('Metrics of the {count} runs of this cell together, most as their mean:', {count: count(runs)}) : t('Metrics:'));
    const rows = fit(part('-values'), group.metrics.length, () => {
      const row = make('div');
      const name = make('dt');
      name.append(make('span'));
      row.append(name, make('dd'));
      return row;
    });
    group.metrics.forEach((metric, i) => {
      const [name] = rows[i].firstChild.children;
      say(name, t(metric.title));
      tipOfMetric(name, metric, group, nameOf);
      say(rows[i].lastChild, valueWords(metric, cell, {unit: true}));
    });
  }

  function draw() {
    if (shown === null) return;
    const entry = group.shownOf(shown);
    say(part('-title'), nameOf(shown));
    sayAttributes(dialog, {'aria-label': nameOf(shown)});
    stepper.draw(shown);
    say(seed, (entry.seed ?? null) === null ? '' : t('seed {seed}', {seed: entry.seed}));
    open.hidden = !group.canAsk;
    drawText(entry);
    drawProblem(entry);
    drawValues(group.groups[shown]);
  }

  function show(cell) {
    shown = cell;
    draw();
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  }

  function shut() {
    if (dialog.open) dialog.close();
    shown = null;
  }

  open.addEventListener('click', () => {
    const {number} = group.shownOf(shown);
    shut();
    group.ask({type: 'open', entry: number});
  });
  dialog.addEventListener('close', () => { shown = null; });
  dialog.addEventListener('click', ({target}) => target === dialog && shut()); // beside it
  dialog.addEventListener('keydown', (event) => event.stopPropagation()); // the grid's own keys are not meant
  root.querySelector('.gp-shut').addEventListener('click', shut);
  return {show, shut, draw};
}
