// The pane of prompt sensitivity: how the distribution of the next token moves with the prompt. A table of distances from the
// first prompt, the likeliest tokens after each, the distances from each to each, and KL along the text that follows all. What it
// shows was worked out by playground/generation/sensitivity_reader.py; it only draws.

import {drawChart} from '../charts/chart.tsx';
import {fit, showIf} from '../core/dom_patch.ts';
import {count, information, make, percent, quoted, say} from '../core/text.ts';
import {inARow, klSumWords, variationSumWords} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {klWords} from '../models/kl.js';
import {sayPrompt, shortNames} from './prompt_words.js';

/** @type {import('../core/types.ts').GroupPane} */
export function sensitivityPane(root, group) {
  /** @returns {HTMLElement} */
  const part = (name) => root.querySelector('.gp-' + name);
  const measure = /** @type {HTMLSelectElement} */ (part('measure'));
  const table = /** @type {HTMLTableElement} */ (part('from-first'));

  measure.addEventListener('change', drawMatrix);

  const found = () => (group.found && group.found.question === 'prompts' ? group.found : null);
  const inUnit = (nats) => (isKnown(nats) ? `${klWords(nats, group.unit)} ${group.unit === 'bits' ? t('bits') : t('nats')}` : t('infinite'));

  // ---------------------------------------------------------------------------------------------- the table

  // Sentences of each prompt, or of all but the first, in a row.
  const ofEach = (words) => inARow(found().prompts.map(({label}, i) => t('{name}: {words}', {name: label, words: words(found().read.prompts[i], i)})));
  const ofOthers = (words) => inARow(found().prompts.slice(1).map(({label}, i) => {
    const told = words(i + 1);
    return told && t('{name}: {words}', {name: label, words: told});
  }));
  const pairsOf = ({candidates}, i) => candidates.map(({text, probabilities}) => ({text, p: probabilities[0], q: probabilities[i]}));

  function bestOf({prompts, candidates}, i) {
    const {text, probabilities} = candidates.find(({id}) => id === prompts[i].top);
    return `${quoted(text)} ${percent(probabilities[i])}`;
  }

  // The mean over the text as a sum, where all its places are known.
  const alongWords = ({text, mean}, i) => (isKnown(mean[i]) ? tn(text.length, '{mean} over {count} token', '{mean} on average over {count} tokens', {mean: inUnit(mean[i])}) : '');

  // [name, term, meaning, sentence of these runs, other words of the term] of each; the names of prompts are no number.
  const columns = (first, read) => [
    [t('prompt')],
    [t('tokens'), 'length', t('How many tokens the model reads, including the chat template\'s.'), () => ofEach(({tokens}) => count(tokens)), {formula: ''}],
    [t('likeliest next token'), 'probability', t('The token that the model finds likeliest after this prompt, and its probability.'), () => ofEach((_, i) => bestOf(read, i)), {}],
    [t('entropy'), 'entropy', t('Of the next token’s distribution: how uncertain the model is.'), () => ofEach(({entropy}) => information(entropy, group.unit)), {}],
    [`KL(${first} ‖ ·)`, 'kl', t('How far this prompt’s distribution is from the first one’s.'), () => ofOthers((i) => klSumWords(pairsOf(read, i), group.unit, inUnit(read.kl[0][i]))), {}],
    ['JS', 'js', t('The same both ways; at most 0.69 nats.'), () => ofOthers((i) => inUnit(read.js[0][i])), {}],
    [t('total variation'), 'total-variation', t('The share of the probability that moved.'), () => ofOthers((i) => variationSumWords(pairsOf(read, i), percent(read.tv[0][i]))), {}],
    ...(read.text.length ? [[t('mean KL along the text'), 'kl', t('The mean over the tokens of the text that follows all prompts.'), () => ofOthers((i) => alongWords(read, i)), {}]] : []),
  ];

  function drawHeads(titles) {
    const [row] = table.tHead.rows;
    const cells = fit(row, titles.length, () => make('th', '', null, {scope: 'col'}));
    titles.forEach(([title, term, meaning, run, own], i) => {
      if (!cells[i].firstChild) cells[i].append(make('span'));
      say(cells[i].firstChild, title);
      if (term) tipOfTerm(cells[i].firstChild, term, run, {meaning, ...own});
    });
  }

  function makeRow() {
    const row = make('tr');
    const head = make('th', '', null, {scope: 'row'});
    head.append(make('b', 'gp-letter'), ' ', make('bdi'));
    row.append(head);
    return row;
  }

  function drawRow(row, {label, prompt}, number, read) {
    say(row.cells[0].firstChild, label);
    sayPrompt(row.cells[0].lastChild, prompt);
    const {tokens, entropy, top, same_top: same} = read.prompts[number];
    const best = read.candidates.find(({id}) => id === top);
    const first = number === 0;
    const values = [
      [count(tokens)],
      [quoted(best.text), percent(best.probabilities[number]), !same],
      [information(entropy, group.unit)],
      [first ? '–' : inUnit(read.kl[0][number])],
      [first ? '–' : inUnit(read.js[0][number])],
      [first ? '–' : percent(read.tv[0][number])],
      ...(read.text.length ? [[first ? '–' : isKnown(read.mean[number]) ? inUnit(read.mean[number]) : t('not known')]] : []),
    ];
    while (row.cells.length > values.length + 1) row.lastElementChild.remove();
    while (row.cells.length < values.length + 1) {
      const cell = make('td');
      cell.append(make('span'), make('small'));
      row.append(cell);
    }
    values.forEach(([words, more = '', far = false], i) => {
      const [main, small] = row.cells[i + 1].children;
      say(main, String(words));
      say(small, String(more));
      main.classList.toggle('gp-far', far);
    });
  }

  // ---------------------------------------------------------------------------------------------- in words

  /** @param {import('../core/types.ts').Found} found */
  function summary({prompts, read}) {
    const names = shortNames(prompts.map(({prompt}) => prompt));
    const far = read.tv[0].indexOf(Math.max(...read.tv[0]));
    const others = read.prompts.slice(1).filter(({same_top: same}) => !same).length;
    const values = {first: prompts[0].label, prompt: prompts[far].label, words: quoted(names[far]), kl: inUnit(read.kl[0][far]), share: percent(read.tv[0][far])};
    const moved = read.tv[0][far] > 0
      ? t('{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.', values)
      : t('The distributions are the same after all prompts.');
    const top = others ? tn(prompts.length - 1, 'The likeliest token is another one after {others} of {count} other prompt.', 'The likeliest token is another one after {others} of {count} other prompts.', {others: count(others)}) : t('The likeliest token is the same after all of them.');
    return `${moved} ${top}`;
  }

  /** @param {import('../core/types.ts').Found} found */
  function unread({waiting, read}) {
    if (read && read.error) return `${t(read.error.message)} ${t(read.error.fix)}`;
    if (waiting) return t('The prompts are compared once all runs have ended.');
    return t('Not known: the prompts were not all read. Run them again.');
  }

  function drawMatrix() {
    const {value} = measure;
    drawChart(part('matrix-box'), group.charts[value === 'tv' ? 'tv' : `${value} ${group.unit}`]);
  }

  function draw() {
    const values = found();
    const {prompts, read} = values;
    const known = Boolean(read) && !read.error;
    showIf(part('results'), known);
    showIf(part('unread'), !known);
    say(part('unread'), known ? '' : unread(values));
    say(part('summary'), known ? summary(values) : '');
    if (!known) return;
    drawHeads(columns(prompts[0].label, read));
    const rows = fit(table.tBodies[0], prompts.length, makeRow);
    prompts.forEach((prompt, number) => drawRow(rows[number], prompt, number, read));
    drawChart(part('tokens-box'), group.charts.tokens);
    drawMatrix();
    showIf(part('along'), read.text.length > 0);
    drawChart(part('along-box'), group.charts[`along ${group.unit}`]);
  }

  return (changes) => {
    root.hidden = !found();
    if (!root.hidden && (changes.found || changes.unit)) draw();
  };
}
