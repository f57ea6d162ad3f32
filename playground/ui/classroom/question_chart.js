// What a class answered to one question: a bar for each option with how many chose it, and beside it the model's own
// probability, where it has one. Tokens and names are put in as text, never as markup.

import {plain} from '../../../visualizers/panes/core/notation.ts';
import {count, decimals, fromNats, labelled, make, percent} from '../../../visualizers/panes/core/text.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';

const MOST_BARS = 10; // of different numbers; more are put together

/** @param {any} question as playground/classroom/question.py writes it */
export function questionChart(question, unit) {
  const chart = make('div', 'gp-class-chart');
  const rows = question.options.length ? optionRows(question) : numberRows(question.numbers);
  const hasModel = rows.some(({model}) => typeof model === 'number');
  const head = make('tr');
  head.append(...[t('Answer'), t('Class'), ...(hasModel ? [t('Model')] : [])].map((words) => make('th', '', words, {scope: 'col'})));
  const table = make('table');
  const thead = make('thead');
  thead.append(head);
  const body = make('tbody');
  for (const {label, chosen, model, cameOut} of rows) {
    const row = make('tr', cameOut ? 'gp-class-out' : '');
    const name = make('th', '', null, {scope: 'row'});
    if (cameOut) name.append('✓ ', make('span', 'gp-hidden', `${t('result:')} `));
    name.append(label);
    const share = question.answered ? chosen / question.answered : 0;
    row.append(name, bar('gp-class-ours', share, `${count(chosen)} · ${percent(share)}`));
    if (hasModel) row.append(bar('gp-class-model', model, percent(model)));
    body.append(row);
  }
  table.append(thead, body);
  chart.append(table, ...lines(question, unit).map((words) => make('p', '', words)));
  return chart;
}

function optionRows({kind, options, outcome}) {
  return options.map(({key, label, model, count: chosen}) => ({
    label: kind !== 'answers' && typeof label === 'string' ? labelled(label) : t(label), chosen, model, cameOut: key === outcome,
  }));
}

// How often each number was named; where there are many, in ranges of equal width.
export function numberRows(numbers) {
  const different = [...new Set(numbers)];
  if (different.length <= MOST_BARS) {
    return different.map((number) => ({label: short(number), chosen: numbers.filter((each) => each === number).length}));
  }
  const [least, most] = [numbers[0], numbers.at(-1)];
  const width = (most - least) / MOST_BARS;
  return Array.from({length: MOST_BARS}, (_, place) => {
    const from = least + place * width;
    const isIn = (number) => Math.min(MOST_BARS - 1, Math.floor((number - least) / width)) === place;
    return {label: t('{from} to {to}', {from: short(from), to: short(from + width)}), chosen: numbers.filter(isIn).length};
  });
}

const short = (number) => plain(Number(number.toPrecision(3)));

function lines({kind, median, outcome, class_score: ours, model_score: models}, unit) {
  const found = [];
  if (kind === 'number' && median !== null) {
    found.push(outcome === null ? t('Half of the class says {median} or less.', {median: short(median)})
      : t('Half of the class says {median} or less. In the run that your teacher made it is {outcome}.', {median: short(median), outcome: short(outcome)}));
  }
  if (ours !== null && models !== null) {
    found.push(t('Log score of the class: {ours} {unit}; of the model: {models} {unit}.', {ours: score(ours, unit), models: score(models, unit), unit: t(unit)}));
  }
  return found;
}

// The mean over all questions that have both scores.
export function meanWords(mean, unit) {
  if (!mean || mean.questions < 2) return '';
  const values = {count: count(mean.questions), ours: score(mean.class, unit), models: score(mean.model, unit), unit};
  return t('Mean log score over {count} questions: class {ours}, model {models} {unit}.', values);
}

const score = (nats, unit) => decimals(fromNats(nats, unit), 2).replace('-0.00', '0.00').replace('-', '−');

function bar(className, share, words) {
  const cell = make('td');
  const box = make('div', `gp-class-bar ${className}`);
  const fill = make('i');
  fill.style.width = `${(100 * share).toFixed(1)}%`;
  box.append(fill);
  cell.append(box, make('span', '', words));
  return cell;
}
