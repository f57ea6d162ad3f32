// The choices pane: for each prompt on each model the named answers, the likeliest first, token by token. What it shows was
// found by playground/experiments/choices.py; here answers are only put in order.

import {stillMissing} from '../assisted/speculation.js';
import {fit, sayPercent, showIf} from '../core/dom_patch.ts';
import {drawScale} from '../core/shades.ts';
import {count, decimals, make, percent, probability, processorWords, quoted, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater, tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {inkToken} from '../tokens/written_tokens.js';
import {answerSum} from './choices_sums.js';
import {choiceNotes, choiceOrder, choiceVerdict, logWords, removedToken, tokenWords, totalWords} from './choices_words.js';

const MOST_SHOWN = 400; // characters of a prompt in its heading

export function choicesPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const buttons = [...root.querySelectorAll('[data-by]')];
  let by = 'sum';

  for (const button of buttons) {
    button.addEventListener('click', () => {
      by = button.dataset.by;
      draw();
    });
  }

  const found = () => group.found && group.found.question === 'choices';

  // ---------------------------------------------------------------------------------------------- the table

  // [name, meaning, how it is sorted by, its term, whose sum is told of it, other words of the term] of each column but the first.
  /** @type {() => [string, string, any, string, string, {formula?: string}?][]} */
  const columns = () => [
    [t('share'), SHARES[by](), null, 'answer-share', 'share'],
    [t('log P'), t('The sum of the log-probabilities of its tokens, in nats, before the logits processors; below it the probability.'), 'sum', 'cumulative-logprob', 'sum'],
    [t('per token'), t('log P divided by the number of tokens.'), 'token', 'mean-logprob', 'token'],
    [t('per byte'), t('log P divided by the bytes of the answer in UTF-8, without the space before it: acc_bytes of lm-evaluation-harness. Its acc_norm divides by characters.'), 'byte', 'mean-logprob', 'byte', {formula: t('(Σ log p) / bytes')}],
    [t('perplexity'), t('exp of minus the mean per token.'), null, 'perplexity', 'perplexity'],
    [t('after processors'), t('log P after the logits processors: what these knobs leave of it.'), null, 'cumulative-logprob', 'after'],
  ];

  /** @type {(column: ReturnType<typeof columns>[0], block: any) => HTMLElement} */
  function headCell([name, meaning, sorted, term, sum, own], block) {
    const cell = make('th', '', null, {scope: 'col', ...(sorted === by && {'aria-sort': 'descending'})});
    const words = make('span', '', name);
    const unit = {share: '%', perplexity: ''}[sum] ?? 'nats';
    tipOfTerm(words, term, () => answerSum(sum, block, by), {meaning, unit, ...own});
    cell.append(words);
    return cell;
  }

  function makeRow(answer, entry, processors) {
    const row = make('tr');
    const head = make('th', '', null, {scope: 'row', dir: 'auto'});
    for (const token of answer.tokens) {
      const element = make('span', 'gp-token', null, {tabindex: 0});
      inkToken(element, token);
      const ink = /** @type {HTMLElement} */ (element.querySelector('.gp-ink'));
      ink.style.backgroundColor = `var(--gp-prob-${Math.round(probability(token.logprob) * 10)})`;
      tipLater(element, () => tokenWords(token, processors.length > 0));
      head.append(element);
    }
    row.append(head, shareCell(answer), cell(logWords(answer.logprob), percent(probability(answer.logprob))));
    row.append(cell(logWords(answer.per_token)), cell(logWords(answer.per_byte)), cell(perplexityWords(answer.perplexity)));
    if (processors.length) row.append(afterCell(answer));
    if (group.canAsk) row.append(openCell(answer, entry));
    return row;
  }

  function cell(words, more = '') {
    const node = make('td', '', words);
    if (more) node.append(make('small', '', more));
    return node;
  }

  function shareCell({shares}) {
    const node = make('td', 'gp-share-cell');
    const share = shares && shares[by];
    const bar = make('span', 'gp-share', null, {'aria-hidden': 'true'});
    bar.append(make('i'));
    sayPercent(/** @type {HTMLElement} */ (bar.firstChild), 'width', share || 0);
    node.append(make('span', '', isKnown(share) ? percent(share) : '…'), bar);
    return node;
  }

  function afterCell(answer) {
    if (isKnown(answer.after)) return cell(logWords(answer.after), percent(probability(answer.after)));
    const {text, removed_by: name} = removedToken(answer);
    const node = make('td', 'gp-removed', `✕ ${t('removed')}`);
    node.append(make('small', '', t('{token} by {processor}', {token: quoted(text), processor: name ? processorWords(name)[0] : t('a processor')})));
    return node;
  }

  function openCell({text}, entry) {
    const node = make('td');
    const button = make('button', 'gp-button', t('Open'), {type: 'button', 'aria-label': t('Open the run of {answer}', {answer: quoted(text.trim())})});
    button.addEventListener('click', () => group.ask({type: 'open', entry}));
    node.append(button);
    return node;
  }

  function makeTable(block) {
    const {answers, entries, processors} = block;
    const table = make('table', 'gp-answers');
    table.append(make('caption', 'gp-hidden', t('The answers to {prompt}, the likeliest first', {prompt: quoted(block.prompt)})));
    const heads = make('tr');
    heads.append(make('th', '', t('answer'), {scope: 'col'}), ...columns().slice(0, processors.length ? 6 : 5).map((column) => headCell(column, block)));
    if (group.canAsk) heads.append(make('td'));
    const body = make('tbody');
    body.append(...choiceOrder(block, by).map((place) => makeRow(answers[place], entries[place], processors)));
    table.append(make('thead'), body);
    table.tHead.append(heads);
    return table;
  }

  // ---------------------------------------------------------------------------------------------- a prompt on a model

  function makeBlock() {
    const block = make('section', 'gp-block');
    const head = make('h3', 'gp-block-head');
    head.append(make('span', 'gp-block-model'), ' ', make('bdi', 'gp-block-prompt'));
    block.append(head, make('p', 'gp-verdict'), make('p', 'gp-note gp-total'), make('div', 'gp-wide', null, {tabindex: 0, role: 'group'}), make('ul', 'gp-choice-notes'));
    return block;
  }

  function drawBlock(node, block) {
    const [head, verdict, total, wide, notes] = node.children;
    const prompt = [...block.prompt];
    say(head.firstChild, block.model);
    say(head.lastChild, prompt.length ? prompt.slice(0, MOST_SHOWN).join('') + (prompt.length > MOST_SHOWN ? '…' : '') : t('(empty)'));
    const isWhole = isKnown(block.total);
    say(verdict, isWhole ? choiceVerdict(block) : '');
    say(total, totalWords(block));
    wide.setAttribute('aria-label', t('The answers to {prompt}, the likeliest first', {prompt: quoted(block.prompt)}));
    const over = Boolean(group.done);
    const key = JSON.stringify([by, group.canAsk, over, block]);
    if (node.dataset.key === key) return;
    node.dataset.key = key;
    const focused = wide.contains(document.activeElement);
    wide.replaceChildren(...(block.answers.length ? [makeTable(block)] : []));
    if (focused) wide.focus();
    const isTold = ({entry}) => Boolean(group.entries[entry] && group.entries[entry].ended && group.entries[entry].ended.failed);
    notes.replaceChildren(...choiceNotes(block, over, isTold).map(({kind, words}) => make('li', 'gp-note', words, {'data-kind': kind})));
    showIf(notes, notes.childElementCount > 0);
  }

  function draw() {
    const values = group.found;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.by === by));
    say(part('missing'), stillMissing(group, values));
    const blocks = fit(part('blocks'), values.blocks.length, makeBlock);
    values.blocks.forEach((block, number) => drawBlock(blocks[number], block));
    drawScale(part('scale'), 'raw', group.unit);
    if (group.done && values.blocks.length === 1) say(part('told'), choiceVerdict(values.blocks[0]));
  }

  return (changes) => {
    root.hidden = !found();
    if (!root.hidden && (changes.found || changes.status)) draw();
  };
}

const perplexityWords = (value) => (value >= 1000 ? count(Math.round(value)) : isKnown(value) ? decimals(value, 2) : '∞');

// What a share is, by what is ranked.
const SHARES = {
  sum: () => t('The softmax of the sums: how probable the answer is if it must be one of these.'),
  token: () => t('The softmax of the means per token: a weight for the ranking, no probability of a text.'),
  byte: () => t('The softmax of the means per byte: a weight for the ranking, no probability of a text.'),
};
