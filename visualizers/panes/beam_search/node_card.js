// What is told of one node of the beam tree: its numbers, its whole text, and what became of it. Once for the pointer's
// card, once for the node that is picked, and as words for screen readers.

import {fit, sayAttributes, svg} from '../core/dom_patch.ts';
import {pathOf, penalised} from '../core/log.ts';
import {asSentence, decimals, fillLabel, make, percent, probability, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {finite} from '../core/values.ts';
import {isWritten} from '../tokens/constraints.js';
import {scoreSum, sumWords} from './beam_words.js';
import {switches} from './tree_picture.js';

const TAIL_OF_CARD = 700; // characters of the text before a node

// [[name, value, term, sentence of this run, other words of the term]] of a node's numbers.
export function nodeFacts(node, log) {
  const {beam, length} = node;
  const power = log.started.effective.length_penalty ?? 1;
  const among = log.prompts[node.sequence].steps[node.index].filter((other) => (other.beam.group ?? null) === (beam.group ?? null)).length;
  const ofLog = () => (finite(beam.logprob) === null ? '' : `log ${decimals(probability(beam.logprob), 4)} = ${decimals(beam.logprob)}`);
  /** @type {[string, string, string, (() => string)?, {formula?: string, unit?: string}?][]} */
  const facts = [[t('probability'), percent(Math.min(1, probability(beam.logprob))), 'probability'], [t('token log p'), decimals(beam.logprob), 'logprob', ofLog]];
  if (Math.abs((beam.raw_logprob ?? 0) - (beam.logprob ?? 0)) > 1e-6) facts.push([t('before the processors'), decimals(beam.raw_logprob), 'logprob']);
  facts.push([t('sum'), decimals(beam.score), 'beam', () => sumWords(node, true)]);
  facts.push([t('sum / {length}^{power}', {length, power}), decimals(penalised(node, power)), 'sequence-score', () => scoreSum(node, penalised(node, power), log)]);
  facts.push([t('rank'), node.rank ? t('{rank} of {among}', {rank: node.rank, among}) : t('below the {among} considered', {among}), 'beam', () => '', {formula: '', unit: ''}]);
  if (beam.diversity_penalty) facts.push([t('diversity penalty'), decimals(beam.diversity_penalty), 'diversity-penalty']);
  if ((beam.bank ?? null) !== null) facts.push([t('bank'), String(beam.bank), 'constraint']);
  return facts;
}

// What became of a node, in sentences. `place` is its place among the outputs, or null; `greedy` says that greedy decoding
// would have chosen it.
export function fateOf(node, look, log, {place, greedy} = /** @type {{place?: number | null, greedy?: boolean}} */ ({})) {
  const {beam} = node;
  const step = log.prompts[node.sequence].steps[node.index].filter((other) => (other.beam.group ?? null) === (beam.group ?? null));
  const beams = step.filter((other) => other.beam.status === 'running');
  const number = (beam.beam ?? 0) + 1;
  const sampling = log.started.mode === 'beam_sample';
  const stopped = log.finished && node.index === log.prompts[node.sequence].steps.length - 1;
  if (node.given) return t('It was given, not chosen: the search begins after it.');
  const parent = switches(node) ? [t('It continues beam {parent}: the text that was beam {number} ranked lower or was pruned.', {parent: beam.parent + 1, number})] : [];
  const forced = beam.forced ? [t('It was considered because it advances a constraint.')] : [];
  const last = beams.reduce((least, other) => Math.min(least, other.beam.score), Infinity);
  const worst = Number.isFinite(last) ? [t('The worst beam that went on has a sum of {sum}.', {sum: decimals(last)})] : [];
  const score = decimals(beam.final_score);
  const words = {
    tip: () => [stopped ? t('It was still running as beam {number} when the search stopped.', {number}) : t('It goes on as beam {number}.', {number}), ...parent, ...forced],
    inner: () => [t('It went on as beam {number}.', {number}), ...parent, ...forced],
    lost: () => [t('It went on as beam {number}, but is a dead end: better beams took the places of its continuations.', {number}), ...parent, ...forced],
    kept: () => [t('The text ended here and is kept, with a final score of {score}.', {score}), ...(place ? [t('It is output {place}.', {place})] : [])],
    fell: () => [t('The text ended here with a final score of {score}, but was dropped for better ones.', {score})],
    ended: () => [t('The text ended here but does not count: it ranked too low or lacks a constraint.')],
    pruned: () => [t(sampling ? 'It was drawn and pruned: better ones filled the beams.' : 'It was considered and pruned.'), ...worst],
    unseen: () => [sampling ? t('It was not drawn.') : t('It was too improbable: not among the {considered} continuations that were considered.', {considered: step.length})],
  };
  const path = greedy ? [t('Greedy decoding would have chosen it, too: it is the most probable token here.')] : [];
  return [...(Object.hasOwn(words, look) ? words[look]() : []), ...path].join(' ');
}

// What a node adds to the text, as far as that is known.
export const wordsIn = (node) => node.piece ?? (['pruned', 'unseen', 'ended'].includes(node.beam.status) || !node.beam.text ? node.beam.text : '');

// One sign for each constraint: ✓ written, ◐ begun, · not yet.
export function goalSigns(node, constraints, promptIds) {
  return node.beam.progress.map((progress, i) => {
    const known = constraints[i];
    if (known && isWritten(known, progress, node, promptIds)) return '✓';
    return progress ? '◐' : '·';
  }).join('');
}

// Fills `element` with what is told of a node. It may hold places for the parts, .gp-picked-text and the like.
export function nodeCard(element, log) {
  const part = (tag, name, own) => element.querySelector('.gp-picked-' + own) || element.appendChild(make(tag, name));
  const text = part('p', 'gp-whole-text', 'text');
  const facts = part('dl', '', 'facts');
  const fate = part('p', 'gp-fate', 'fate');
  const isCard = element.classList.contains('gp-node-card');

  function show(node, tree, constraints) {
    if (!node) {
      element.hidden = true;
      return;
    }
    const entry = tree.at.get(node);
    const whole = pathOf(node.before).map((step) => step.piece ?? '').join('');
    const before = isCard && whole.length > TAIL_OF_CARD ? '…' + whole.slice(-TAIL_OF_CARD) : whole;
    const word = make('b', '');
    fillLabel(word, wordsIn(node) || node.beam.text);
    text.replaceChildren(make('bdi', '', before), word);
    const rows = nodeFacts(node, log);
    if (node.beam.progress) rows.push([t('constraints'), goalSigns(node, constraints, log.prefix.map((token) => token.token_id)), 'constraint']);
    if (isCard) facts.replaceChildren(...rows.flatMap(([name, value]) => [make('dt', '', name), make('dd', '', value)]));
    else fit(facts, rows.length, newPair);
    if (!isCard) rows.forEach((row, i) => fillPair(facts.children[i], row));
    say(fate, fateOf(node, entry ? entry.look : node.beam.status, log, entry || {}));
    element.hidden = false;
  }

  return {element, show, hide: () => { element.hidden = true; }};
}

function newPair() {
  const pair = make('div');
  const name = make('dt');
  name.append(make('span'));
  pair.append(name, make('dd'));
  return pair;
}

function fillPair(pair, [name, value, term, run = () => '', own = {}]) {
  const words = pair.firstChild.firstChild;
  say(words, name);
  tipOfTerm(words, term, () => (run() ? asSentence(run()) : ''), own);
  say(pair.lastChild, value);
}

// Samples of what nodes look like, with their meaning.
export function treeLegend() {
  const kinds = [
    ['tip', t('goes on')], ['lost', '✕ ' + t('dead end')], ['kept', '■ ' + t('ended, kept')], ['fell', '▤ ' + t('ended, dropped')],
    ['pruned', '✕ ' + t('pruned')], ['unseen', '… ' + t('not considered')], ['path', t('best or selected text')],
  ];
  return [...kinds.map(([look, words]) => {
    const sample = svg('svg', 't-tree');
    const group = svg('g', `t-${look}`);
    const [box, inside] = [svg('rect', 't-box'), svg('rect', 't-inside')];
    sayAttributes(box, {x: 2, y: 2, width: 22, height: 11, rx: 3});
    sayAttributes(inside, {x: 4.5, y: 4.5, width: 17, height: 6, rx: 2});
    group.append(box, inside);
    sample.append(group);
    const line = make('span');
    if (look === 'unseen') line.append(words); // it has no border
    else line.append(sample, words);
    return line;
  }), make('span', '', t('2→1: beam 2 goes on as beam 1')), make('span', '', '★ ' + t('output')), make('span', '', 'G ' + t('greedy path'))];
}
