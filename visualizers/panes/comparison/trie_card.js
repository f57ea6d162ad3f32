// What is told of one branch of the trie: the card beside it, and the samples that go through it.

import {fit} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {asSentence, count, inOneLine, make, percent, probability, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {endOf, endSign, endWords, tokensOf} from './run_status.js';
import {headOf, jointOf, pathTo} from './trie_of.js';

const TEXT_BEFORE = 220; // characters of the text before a branch on its card

export const pieceOf = ({token}) => token.piece ?? token.text;

// Numbers of the branch of the nodes from `first` to `last` as [[name, value, term, sentence of these runs]]. `all` is the number of samples asked for.
// What is expected is their number times the probability of the text, which holds where each token is drawn with its own.
/** @type {(trie: any, first: any, last: any, all: number) => [string, string, string, (() => string)?][]} */
function branchFacts(trie, first, last, all) {
  const {length} = last.samples;
  const [reached, from] = [trie.reached(last.depth), first.before];
  const joint = jointOf(last);
  const known = (value) => (value === null ? t('not known') : percent(value));
  const one = first === last;
  /** @type {[string, string, string, (() => string)?][]} */
  const facts = [[t('Samples here'), reached < all
    ? tn(reached, '{number} of {count} sample so far', '{number} of {count} samples so far', {number: count(length)})
    : shareWords(length, reached), 'sample', () => asSentence(shareWords(length, reached))]];
  if (joint !== null) facts.push([t('Expected samples'), `${expectedWords(reached * joint)} = ${count(reached)} × ${percent(joint)}`, 'sample', () => tn(reached, '{count} sample × {share} = {expected} expected; {number} drawn.', '{count} samples × {share} = {expected} expected; {number} drawn.', {share: percent(joint), expected: expectedWords(reached * joint), number: count(length)})]);
  facts.push([tn(last.depth - first.depth + 1, 'Probability of this token', 'Probability of these {count} tokens'), known(jointOf(last, from)), 'probability', () => productWords(last, from)]);
  facts.push([t('Share of the samples at this fork'), percent(length / Math.max(1, continued(from))), 'sample', () => asSentence(shareWords(length, continued(from)))]);
  if (one) facts.push([t('Before the processors'), known(last.token.raw_logprob === null ? null : probability(last.token.raw_logprob)), 'probability']);
  facts.push([t('Probability of the text so far'), known(joint), 'probability', () => productWords(last, null)]);
  for (const [reason, number] of endsOf(last)) facts.push([`${endSign(reason)} ${t('ends here: {reason}', {reason: endWords(reason)[0]})}`, count(number), 'ending']);
  return facts;
}

// A probability as that of each of its tokens in turn, from behind the node `from` on; of many, as the sum of the logarithms.
function productWords(last, from) {
  const joint = jointOf(last, from);
  if (joint === null) return '';
  const path = pathTo(last).slice(from ? from.depth : 0);
  const value = percent(joint);
  if (path.length > 4) return tn(path.length, 'exp({sum}) = {value}, of the log-probability of {count} token.', 'exp({sum}) = {value}, of the log-probabilities of {count} tokens.', {sum: fixed(Math.log(joint), 3), value});
  return `${path.map((node) => percent(jointOf(node, node.before.before ? node.before : null))).join(' · ')} = ${value}.`;
}

const expectedWords = (value) => (value < 0.01 ? t('fewer than 0.01') : fixed(value, value < 10 ? 2 : 1));

// "3 of 14 samples"
export const shareWords = (number, all) => tn(all, '{number} of {count} sample', '{number} of {count} samples', {number: count(number)});

// How many samples go through a branch, or through the root, which is what was asked.
function throughWords(number, text, apart) {
  if (text) return tn(number, '{count} sample goes through {text}', '{count} samples go through {text}', {text});
  if (apart === 'source') return tn(number, '{count} sample follows the source', '{count} samples follow the source');
  if (apart === 'message') return tn(number, '{count} sample answers the message', '{count} samples answer the message');
  return tn(number, '{count} sample continues the prompt', '{count} samples continue the prompt');
}

// How many samples went on from a node.
const continued = (node) => node.order.reduce((sum, kid) => sum + kid.samples.length, 0);

// reason -> how many samples end in a node
export function endsOf(node) {
  const found = new Map();
  for (const [, reason] of node.ends) found.set(reason, (found.get(reason) || 0) + 1);
  return found;
}

// A card above the page that takes no presses. `left()` is called when what it stands beside has been scrolled away.
export function branchCard(root, left) {
  const card = make('div', 'gp-trie-card', null, {popover: 'manual', 'aria-hidden': 'true'});
  const text = make('p');
  const facts = make('dl');
  card.append(text, facts);
  card.hidden = true;
  root.append(card);

  function show(element, trie, first, last, all) {
    const before = pathTo(first.before).map(({token}) => token.piece ?? '').join('');
    const shown = before.length > TEXT_BEFORE ? '…' + before.slice(-TEXT_BEFORE) : before;
    const own = pathTo(last).slice(first.depth - 1).map(pieceOf).join('');
    const both = make('bdi', '', shown);
    both.append(make('b', '', own.length > TEXT_BEFORE ? own.slice(0, TEXT_BEFORE) + '…' : own));
    text.replaceChildren(both);
    facts.replaceChildren(...branchFacts(trie, first, last, all).flatMap(([name, value]) => [make('dt', '', name), make('dd', '', value)]));
    if (card.hidden) document.addEventListener('scroll', left, {capture: true, passive: true});
    card.hidden = false;
    if (card.showPopover && !card.matches(':popover-open')) card.showPopover();
    place(element);
  }

  function place(element) {
    const spot = element.getBoundingClientRect();
    const {clientWidth, clientHeight} = document.documentElement;
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const top = spot.bottom + 7 + height + 8 <= clientHeight ? spot.bottom + 7 : spot.top - height - 7;
    card.style.left = `${Math.max(8, Math.min(spot.left, clientWidth - width - 8))}px`;
    card.style.top = `${Math.max(8, Math.min(top, clientHeight - height - 8))}px`;
  }

  function hide() {
    if (card.hidden) return;
    if (card.hidePopover && card.isConnected && card.matches(':popover-open')) card.hidePopover();
    card.hidden = true;
    document.removeEventListener('scroll', left, {capture: true});
  }

  return {show, hide};
}

// The samples that go through a node, under the tree, and its numbers. `draw(node, trie)` may be called again and again:
// it touches only what is new.
export function samplesThrough(root, group, unpick) {
  const FEW = 12;
  const box = root.querySelector('.gp-through');
  const title = root.querySelector('.gp-through-title');
  const list = root.querySelector('.gp-through-list');
  const more = root.querySelector('.gp-through-more');
  const facts = root.querySelector('.gp-through-facts');
  let [picked, grown] = [null, null]; // the node and its trie
  let all = false; // whether all of its samples are listed

  function makeRow() {
    const row = make('li');
    const text = make('bdi');
    text.append(make('span', 'gp-shared'), make('span', 'gp-own'));
    row.append(text, make('small'));
    return row;
  }

  function drawRow(row, sample, node) {
    const entry = group.entries[sample];
    const path = pathTo(node).length;
    const written = (tokens) => tokens.map(({piece}) => piece ?? '').join('');
    say(row.querySelector('.gp-shared'), written(entry.tokens.slice(0, path)));
    say(row.querySelector('.gp-own'), written(entry.tokens.slice(path)));
    const end = endOf(entry);
    say(row.querySelector('small'), [t('sample {number}', {number: sample + 1}), (entry.seed ?? null) === null ? '' : t('seed {seed}', {seed: entry.seed}), tn(tokensOf(entry), '{count} token', '{count} tokens'), end ? `${endSign(end)} ${endWords(end)[0]}` : '…'].filter(Boolean).join(' · '));
    const button = row.querySelector('button');
    const label = t('Open sample {number} as one run', {number: sample + 1});
    if (group.canAsk && !button) {
      const open = make('button', 'gp-button', t('Open'), {type: 'button', 'aria-label': label});
      open.addEventListener('click', () => group.ask({type: 'open', entry: +row.dataset.entry}));
      row.append(open);
    } else if (button && row.dataset.entry !== String(sample)) {
      button.setAttribute('aria-label', label);
    }
    row.dataset.entry = sample;
  }

  function drawFacts(node, trie) {
    const told = node.before ? branchFacts(trie, headOf(node), node, group.entries.length) : [];
    const pairs = fit(facts, told.length, () => {
      const pair = make('div');
      const name = make('dt');
      name.append(make('span'));
      pair.append(name, make('dd'));
      return pair;
    });
    told.forEach(([name, value, term, run = () => ''], i) => {
      say(pairs[i].firstChild.firstChild, name);
      tipOfTerm(pairs[i].firstChild.firstChild, term, run);
      say(pairs[i].lastChild, value);
    });
  }

  function draw(node, trie) {
    if (node !== picked) all = false;
    [picked, grown] = [node, trie];
    box.hidden = !node;
    if (!node) return;
    drawFacts(node, trie);
    const {samples} = node;
    const text = inOneLine(pathTo(node).map(pieceOf).join('').trim());
    const short = quoted(text.length > 118 ? '…' + text.slice(-109) : text);
    say(title, throughWords(samples.length, node.before && short, group.apart));
    const shown = all ? samples.length : Math.min(FEW, samples.length);
    const rows = fit(list, shown, makeRow);
    for (let i = 0; i < shown; i++) drawRow(rows[i], samples[i], node);
    more.hidden = shown === samples.length;
    say(more, t('Show all {count}', {count: count(samples.length)}));
  }

  more.addEventListener('click', () => {
    all = true;
    draw(picked, grown);
  });
  root.querySelector('.gp-unpick').addEventListener('click', unpick);
  return draw;
}
