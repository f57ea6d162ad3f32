// The pane of divergences: the reference's text, each token inked by how far another model's distribution lies from the
// reference's there, the same as a curve, and both distributions at the token that is chosen. What it shows was worked out
// by playground/generation/divergence.py; it only draws.

import {drawChart, withLine} from '../charts/chart.tsx';
import {fit, sayAttributes, sayClass, sayLabel, sayPercent, svg} from '../core/dom_patch.ts';
import {fixed, notation, significant} from '../core/notation.ts';
import {asSentence, count, decimals, fromNats, information, make, percent, probability, quoted, say} from '../core/text.ts';
import {klSumWords} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {titleWords} from '../comparison/titles.ts';
import {MarkedText} from '../watermarks/watermarks.js';

// [up to so many bits, level of the scale]; besides its colour, each but the first has a bar, the higher the further.
const KL_STEPS = [[0.001, 0], [0.01, 3], [0.1, 6], [1, 8], [Infinity, 10]];
const klStep = (kl) => KL_STEPS.findIndex(([most]) => fromNats(kl ?? Infinity, 'bits') <= most);

// A divergence, told in nats, in three digits: small ones as a power of ten; what is not finite travels as null.
export function klWords(nats, unit) {
  if (!isKnown(nats)) return t('infinite');
  const value = fromNats(nats, unit);
  if (value === 0) return '0';
  if (value >= 0.001) return significant(value, 3);
  const [digits, power] = value.toExponential(1).split('e-');
  return `${notation(digits)}\u00a0×\u00a0${powerWords(power)}`;
}

const powerWords = (power) => `10⁻${[...String(power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[digit]).join('')}`;

// A number of bytes as a person reads it.
export const sizeWords = (bytes) => (bytes >= 1e9 ? t('{size} GB', {size: fixed(bytes / 1e9, 2)}) : t('{size} MB', {size: fixed(bytes / 1e6, bytes < 1e7 ? 2 : 1)}));

export function klPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const which = part('which');
  const text = new MarkedText(part('words'), {press: ({number}) => choose(number)});
  let shown = null; // the number of a token
  let written = ''; // what the text shows
  let options = '';

  which.addEventListener('change', () => draw());

  const unitWords = () => (group.unit === 'bits' ? t('bits') : t('nats'));
  const klUnit = (kl) => `${klWords(kl, group.unit)} ${unitWords()}`;

  const readers = () => (group.found && group.found.question === 'precision' ? group.found.groups : [])
    .map((one, number) => ({...one, number})).filter(({pair}) => pair && !pair.error);
  const current = () => readers().find(({number}) => String(number) === which.value) || readers()[0];

  function choose(number) {
    shown = number;
    draw();
  }

  function fillSelect(all) {
    const key = JSON.stringify(all.map(({number, title}) => [number, title]));
    if (key === options) return;
    options = key;
    const before = which.value;
    which.replaceChildren(...all.map(({number, title}) => make('option', '', titleWords(title), {value: number})));
    if (all.some(({number}) => String(number) === before)) which.value = before;
  }

  // ---------------------------------------------------------------------------------------------- the text

  function tokenWords({text: label, kl, logprobs: [p, q], same_top: same}, number) {
    const words = t('Token {number} {token}: KL {kl}; probability {share}, here {other}', {
      number: count(number + 1), token: quoted(label), kl: klUnit(kl), share: percent(probability(p)), other: percent(probability(q)),
    });
    return same ? words : `${words}; ${t('another token is the likeliest here')}`;
  }

  function drawText(one) {
    const {tokens} = one.pair;
    const key = JSON.stringify([one.number, group.unit, tokens.map(({id, kl}) => [id, kl])]);
    if (key !== written) {
      written = key;
      text.show(tokens.map((token, number) => ({token, mark: {}, number, words: () => tokenWords(token, number)})));
      text.tokens.forEach((element, i) => {
        const step = klStep(tokens[i].kl);
        const ink = element.querySelector('.gp-ink');
        ink.style.backgroundColor = `var(--gp-heat-${KL_STEPS[step][1]})`;
        ink.dataset.rank = step;
        element.dataset.top = tokens[i].same_top ? 'same' : 'other';
      });
    }
    text.tokens.forEach((element, i) => {
      element.dataset.shown = i === shown ? 'yes' : 'no';
      element.setAttribute('aria-pressed', i === shown);
    });
  }

  function drawLegend() {
    const place = part('legend');
    if (place.dataset.unit === group.unit) return;
    place.dataset.unit = group.unit;
    place.replaceChildren(t('KL in {unit}:', {unit: unitWords()}));
    const shown = (bits) => (group.unit === 'bits' ? bits : Number((bits * Math.LN2).toPrecision(2)));
    KL_STEPS.forEach(([most, level], step) => {
      const words = Number.isFinite(most) ? t('to {limit}', {limit: shown(most)}) : t('above {limit}', {limit: shown(KL_STEPS[step - 1][0])});
      const chip = make('span', 'gp-chip', words, {'data-rank': step});
      chip.style.backgroundColor = `var(--gp-heat-${level})`;
      place.append(chip);
    });
    const wavy = make('span');
    wavy.append(make('span', 'gp-wavy', 'abc'), ` ${t('another token is the likeliest')}`);
    place.append(wavy);
  }

  // ---------------------------------------------------------------------------------------------- the curve

  function drawCurve(all, one) {
    const chart = group.charts[`kl ${one.number} ${group.unit}`];
    drawChart(part('curve-box'), shown === null ? chart : withLine(chart, shown + 1, ''));
    drawKeys(all, one);
  }

  function drawKeys(all, one) {
    const rows = fit(part('curve-keys'), all.length, () => {
      const key = make('span');
      const sample = svg('svg');
      sayAttributes(sample, {width: 30, height: 8, 'aria-hidden': 'true'});
      sample.append(svg('path', 'gp-course'));
      sayAttributes(sample.firstElementChild, {d: 'M1 4H29'});
      key.append(sample, make('span'));
      return key;
    });
    all.forEach(({title, number}, i) => {
      sayAttributes(rows[i].firstChild.firstChild, {'data-line': i % 6, 'data-on': number === one.number ? 'yes' : 'no'});
      say(rows[i].lastChild, titleWords(title));
    });
  }

  // ---------------------------------------------------------------------------------------------- one token

  function drawBeside(one) {
    const token = one.pair.tokens[shown ?? one.pair.max_at];
    const number = shown ?? one.pair.max_at;
    const [mine, theirs] = token.entropies;
    const told = {
      number: count(number + 1), token: quoted(token.text), kl: klUnit(token.kl),
      mine: information(mine, group.unit), theirs: information(theirs, group.unit), model: titleWords(one.title),
    };
    say(part('said'), shown !== null
      ? t('Token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.', told)
      : `${t('Where they differ most, token {number} {token}: KL {kl}, entropy {mine} of the reference and {theirs} of {model}.', told)} ${t('Click another token to see both models there.')}`);
    const heads = part('sides').tHead.rows[0].cells;
    [group.found.groups[0], one].forEach(({title}, side) => {
      const [name] = heads[side + 1].children;
      say(name, titleWords(title));
      tipOfTerm(name, 'probability', () => t('{token}: {share} and {other}.', {token: quoted(token.text), share: percent(probability(token.logprobs[0])), other: percent(probability(token.logprobs[1]))}), {meaning: t('The probability that the model gave, before any logits processor.')});
    });
    const rows = fit(part('sides').tBodies[0], token.candidates.length, () => {
      const row = make('tr');
      const head = make('th', '', null, {scope: 'row'});
      head.append(make('span'), make('bdi'));
      row.append(head, ...[0, 1].map(() => {
        const cell = make('td');
        const side = make('div', 'gp-side');
        const track = make('span');
        track.append(make('i', 'gp-bar', null, {'aria-hidden': 'true'}));
        side.append(track, make('span'));
        cell.append(side);
        return cell;
      }));
      return row;
    });
    const top = Math.max(...token.candidates.flatMap(([, , p, q]) => [p, q]), 1e-9);
    token.candidates.forEach(([id, label, ...both], i) => {
      const [head, ...cells] = rows[i].cells;
      say(head.firstChild, id === token.id ? '▶ ' : '');
      sayLabel(head.lastChild, label);
      sayClass(rows[i], id === token.id ? 'gp-is-token' : '');
      both.forEach((p, side) => {
        sayPercent(cells[side].querySelector('.gp-bar'), 'width', p / top);
        say(cells[side].firstChild.lastChild, percent(p));
      });
    });
  }

  function draw() {
    const [all, one] = [readers(), current()];
    fillSelect(all);
    which.value = one.number;
    const {mean, max, same_top: same, max_at: at, perplexities: [before, after], vocab} = one.pair;
    if (shown !== null && shown >= one.pair.tokens.length) shown = null;
    say(part('about'), tn(one.pair.tokens.length, '{count} token of the reference, read by both', '{count} tokens of the reference, read by both'));
    say(part('summary'), [
      t('Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.', {mean: klUnit(mean), max: klWords(max, group.unit), number: count(at + 1), vocab: count(vocab)}),
      t('The same token is the likeliest for both at {share} of the places.', {share: percent(same)}),
      t('Perplexity of the text: {one} and {other}.', {one: decimals(before), other: decimals(after)}),
    ].join(' '));
    drawLegend();
    drawText(one);
    drawCurve(all, one);
    drawBeside(one);
  }

  // The divergence at the token that is looked at, as a sum.
  runsOfTerms(root, {mean: () => {
    const {pair} = current() || {};
    if (!pair) return '';
    const at = shown ?? pair.max_at;
    const {candidates, kl} = pair.tokens[at];
    const words = klSumWords(candidates.map(([, text, p, q]) => ({text, p, q})), group.unit, klUnit(kl));
    return words && asSentence(t('token {number}, {words}', {number: count(at + 1), words}));
  }});

  const applies = () => readers().length > 0;
  return (changes) => {
    root.hidden = !applies();
    if (changes.run) shown = null;
    if (!root.hidden && (changes.found || changes.unit)) draw();
  };
}
