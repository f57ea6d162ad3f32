// The precisions pane: the models of a comparison of precisions in a table, what each takes, how fast it is, how far its
// distributions lie from the reference's; and what each wrote, with the place where it diverges from the first. What it shows
// was found by playground/experiments/precision.py.

import {OTHERS_WARNING, stillMissing, timesWords} from '../assisted/speculation.ts';
import {fit, sayPercent, showIf} from '../core/dom_patch.ts';
import {fixed, listed} from '../core/notation.ts';
import {count, decimals, make, percent, say} from '../core/text.ts';
import {inARow, klSumWords, quotientWords} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {titleWords} from '../comparison/titles.ts';
import {isKnown} from '../core/values.ts';
import {klWords, sizeWords} from './kl.js';

export function precisionsPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const body = part('costs').tBodies[0];

  const found = () => group.found && group.found.question === 'precision';

  // ---------------------------------------------------------------------------------------------- the table

  function makeRow() {
    const row = make('tr');
    const head = make('th', '', null, {scope: 'row'});
    head.append(make('span'), make('small'));
    row.append(head);
    for (let i = 0; i < 6; i++) {
      const cell = make('td');
      cell.append(make('span'), make('small'));
      if (i === 0) {
        const bar = make('span', 'gp-bytes', null, {'aria-hidden': 'true'});
        bar.append(make('i'));
        cell.append(bar);
      }
      row.append(cell);
    }
    return row;
  }

  function sayTip(node, words) {
    if ((node.dataset.tip || '') === words) return;
    for (const name of ['tabindex', 'data-tip']) node.removeAttribute(name);
    if (words) for (const [name, value] of [['tabindex', 0], ['data-tip', words]]) node.setAttribute(name, value);
  }

  const fillCell = (cell, words, more = '') => {
    say(cell.children[0], words);
    say(cell.children[1], more);
  };

  function weightWords({bytes, scale_bytes: scales}, first) {
    if (!isKnown(bytes)) return ['–', ''];
    const less = first && isKnown(first.bytes) ? t('{share} of the reference', {share: percent((bytes + scales) / (first.bytes + first.scale_bytes))}) : '';
    return [sizeWords(bytes + scales), less];
  }

  const weightTip = ({bytes, scale_bytes: scales}) => (isKnown(bytes) && scales ? t('get_memory_footprint() reports {size}; the scales take another {scales}.', {size: sizeWords(bytes), scales: sizeWords(scales)}) : '');

  function speedWords({pace, paces, ratio}) {
    if (!pace) return ['–', ''];
    const spread = paces.length > 1 ? t('{low} to {high}', {low: fixed(pace.low, 1), high: fixed(pace.high, 1)}) : t('one run');
    return [fixed(pace.median, 1), ratio ? `${spread}, ${timesWords(ratio.median)}` : spread];
  }

  function divergenceWords(one, number) {
    if (number === 0) return [['–', ''], ['–', ''], ['–', '']];
    const {pair} = one;
    if (!pair || pair.error) return [[pair ? t('none') : '–', ''], ['–', ''], ['–', '']];
    const unit = t(group.unit);
    return [
      [klWords(pair.mean, group.unit), unit],
      [klWords(pair.max, group.unit), t('{unit}, token {number}', {unit, number: count(pair.max_at + 1)})],
      [percent(pair.same_top), ''],
    ];
  }

  // Under the reference it is in every pair the same.
  function perplexityOf(groups, number) {
    const pair = groups.map((one) => one.pair).find((one, i) => one && !one.error && (number === 0 || i === number));
    return pair ? decimals(pair.perplexities[number === 0 ? 0 : 1], 3) : '–';
  }

  function referenceWords(one) {
    const precision = titleWords(one.precision || '');
    return precision && precision !== titleWords(one.title) ? t('the reference: {precision}', {precision}) : t('the reference');
  }

  function drawTable({groups}) {
    const most = Math.max(...groups.map(({bytes, scale_bytes: scales}) => (bytes || 0) + (scales || 0)), 1);
    const rows = fit(body, groups.length, makeRow);
    groups.forEach((one, number) => {
      const [head, weights, mean, max, same, perplexity, speed] = rows[number].cells;
      fillCell(head, titleWords(one.title), number ? titleWords(one.precision || one.model) : referenceWords(one));
      fillCell(weights, ...weightWords(one, number ? groups[0] : null));
      sayTip(weights.firstChild, weightTip(one));
      showIf(weights.lastChild, isKnown(one.bytes));
      sayPercent(weights.lastChild.firstChild, 'width', ((one.bytes || 0) + (one.scale_bytes || 0)) / most);
      fillCell(speed, ...speedWords(one));
      divergenceWords(one, number).forEach((words, i) => fillCell([mean, max, same][i], ...words));
      fillCell(perplexity, perplexityOf(groups, number));
    });
  }

  // ---------------------------------------------------------------------------------------------- the texts

  // How many characters (code points) both begin with.
  function common(one, other) {
    const [a, b] = [[...one], [...other]];
    const at = a.findIndex((character, i) => character !== b[i]);
    return at < 0 ? a.length : at;
  }

  function drawTexts({groups}) {
    const rows = fit(part('writings'), groups.length, () => {
      const row = make('li');
      const head = make('p', 'gp-writing-head');
      head.append(make('b'), make('span', 'gp-note'));
      row.append(head, make('p', 'gp-writing', null, {dir: 'auto'}));
      return row;
    });
    const first = groups[0].text;
    groups.forEach((one, number) => {
      const [head, text] = rows[number].children;
      say(head.children[0], titleWords(one.title));
      say(head.children[1], statusOf(one, number, first));
      head.children[1].classList.toggle('gp-parting', number > 0 && isKnown(one.parts_at));
      const key = JSON.stringify([first, one.text, number]);
      if (text.dataset.key === key) return;
      text.dataset.key = key;
      text.replaceChildren();
      if (one.text === null) return;
      const shared = number && first !== null ? common(first, one.text) : [...one.text].length;
      const characters = [...one.text];
      text.append(characters.slice(0, shared).join(''));
      if (shared < characters.length) text.append(make('span', 'gp-apart', characters.slice(shared).join('')));
    });
  }

  function statusOf({failed, text, tokens, parts_at: at, pair}, number, first) {
    if (failed) return `✕ ${t('stopped by an error')}`;
    if (text === null) return group.done ? t('did not finish') : t('writing, or waiting for its turn');
    const read = pair && pair.error && t('Its distributions cannot be compared with the reference: {why}', {why: `${t(pair.error.message)} ${t(pair.error.fix)}`});
    return [textWords(tokens, at, number && first !== null), read].filter(Boolean).join('. ');
  }

  function textWords(tokens, at, isCompared) {
    if (!isCompared) return tn(tokens, '{count} token', '{count} tokens');
    if (isKnown(at)) return `✂ ${t('diverges from the reference at token {number} of {all}', {number: count(at + 1), all: count(tokens)})}`;
    return `= ${tn(tokens, 'the same {count} token as the reference', 'the same {count} tokens as the reference')}`;
  }

  // ---------------------------------------------------------------------------------------------- how the numbers came about

  // Sentences of all models, or of all but the reference, in a row.
  const ofEach = (words, from = 0) => inARow(group.found.groups.slice(from).map((one, i) => {
    const told = words(one, from + i);
    return told && t('{name}: {words}', {name: titleWords(one.title), words: told});
  }));
  const ofRead = (words) => ofEach((one) => (one.pair && !one.pair.error ? words(one.pair) : ''), 1);
  const klUnit = (nats) => `${klWords(nats, group.unit)} ${t(group.unit)}`;

  function weightSumWords({bytes, scale_bytes: scales}) {
    if (!isKnown(bytes)) return '';
    return scales ? t('{size} + {scales} of scales = {value}', {size: sizeWords(bytes), scales: sizeWords(scales), value: sizeWords(bytes + scales)}) : sizeWords(bytes);
  }

  function paceSumWords({paces, pace}) {
    if (!pace) return '';
    const each = listed(paces.map((one) => fixed(one, 1)));
    return tn(paces.length, '{each} tokens per second, in one run', 'the median of {each} is {median} tokens per second', {each, median: fixed(pace.median, 1)});
  }

  function meanKlWords({tokens, mean}) {
    if (!isKnown(mean)) return '';
    const sum = tokens.reduce((total, {kl}) => total + kl, 0);
    return quotientWords(klWords(sum, group.unit), count(tokens.length), klUnit(mean));
  }

  function maxKlWords({tokens, max_at: at, max}) {
    const pairs = tokens[at].candidates.map(([, text, p, q]) => ({text, p, q}));
    const words = klSumWords(pairs, group.unit, klUnit(max));
    return words && t('token {number}, {words}', {number: count(at + 1), words});
  }

  const sameWords = ({tokens, same_top: share}) => tn(tokens.length, '{same} of {count} token = {share}', '{same} of {count} tokens = {share}', {same: count(tokens.filter(({same_top: same}) => same).length), share: percent(share)});

  function perplexitySumWords({tokens, perplexities: [, value]}) {
    const sum = tokens.reduce((total, {logprobs: [, logprob]}) => total + (logprob ?? -Infinity), 0);
    const shown = decimals(value, 3);
    if (decimals(Math.exp(-sum / tokens.length), 3) !== shown) return shown;
    return `exp(−(${decimals(sum)}) / ${count(tokens.length)}) = ${shown}`;
  }

  runsOfTerms(root, {
    weights: () => ofEach(weightSumWords), speed: () => ofEach(paceSumWords), mean: () => ofRead(meanKlWords), max: () => ofRead(maxKlWords),
    same: () => ofRead(sameWords), perplexity: () => ofRead(perplexitySumWords),
  });

  function draw() {
    const values = group.found;
    say(part('missing'), values.reading !== null ? t('Reading the reference’s text with {model}.', {model: titleWords(values.groups[values.reading].title)}) : stillMissing(group, values));
    const warning = values.noise ? t(values.noise) : values.others ? t(OTHERS_WARNING) : '';
    showIf(part('warning'), Boolean(warning));
    say(part('warning'), warning ? `⚠ ${warning}` : '');
    showIf(part('cpu'), Boolean(values.cpu_words));
    say(part('cpu'), t(values.cpu_words));
    drawTable(values);
    drawTexts(values);
    const read = values.groups.filter(({pair}) => pair && !pair.error);
    if (group.done && read.length) say(part('told'), read.map(({title, pair}) => t('{model}: mean KL {kl}', {model: titleWords(title), kl: `${klWords(pair.mean, group.unit)} ${t(group.unit)}`})).join('. ') + '.');
  }

  return (changes) => {
    root.hidden = !found();
    if (!root.hidden && (changes.found || changes.status || changes.unit)) draw();
  };
}
