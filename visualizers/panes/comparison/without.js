// What a chat template changes: the prompts of two runs of the same words, through the template and without it, and what
// the model thought of the first token after each. Their texts, and where these diverge, are drawn by the panes below it.

import {fit, sayAttributes, sayClass, sayLabel, sayPercent} from '../core/dom_patch.ts';
import {make, percent, probability, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {bestPath} from './divergence_point.js';
import {titleWords} from './titles.js';

export function withoutPane(root, group) {
  const MOST = 6; // tokens of each side
  const ways = root.querySelector('.gp-ways');
  const body = root.querySelector('.gp-first tbody');
  const drawn = new WeakMap(); // where a prompt is written -> its tokens
  const about = root.querySelector('.gp-first-words');

  function makeWay() {
    const item = make('li');
    item.append(make('h3'), make('div', 'gp-read', null, {tabindex: 0, role: 'group'}));
    return item;
  }

  // The prompt that a run read, special tokens as pills. Drawn once, when the run has begun.
  function drawWay(item, {label, title}, {started}) {
    const tokens = started ? started.prompt_tokens : null;
    const [head, read] = item.children;
    const name = `${label} ${titleWords(title)}`;
    say(head, tokens ? `${name}: ${tn(tokens.length, '{count} token', '{count} tokens')}` : name);
    sayAttributes(read, {'aria-label': t('The prompt of {lane}', {lane: label})});
    if (drawn.get(read) === tokens) return;
    drawn.set(read, tokens);
    read.replaceChildren(...(tokens || []).map(({piece, text}) => (piece === null ? make('span', 'gp-pill', text) : piece)));
  }

  // ---------------------------------------------------------------------------------------------- the first token

  const chance = ({raw_logprob: before}) => probability(before);

  // The likeliest tokens of either side, before the processors: {text, sides: [candidate or null for each]}.
  function rowsOf(steps) {
    const found = new Map();
    steps.forEach((step, side) => {
      if (!step) return;
      const listed = [...step.distribution.candidates].sort((a, b) => chance(b) - chance(a));
      const isOwn = ({token_id: id}) => id === step.chosen.token_id;
      for (const candidate of [...listed.slice(0, MOST), ...(listed.slice(0, MOST).some(isOwn) ? [] : [step.chosen])]) {
        if (!found.has(candidate.token_id)) found.set(candidate.token_id, {text: candidate.text, sides: [null, null]});
      }
      for (const candidate of [...listed, step.chosen]) {
        if (found.has(candidate.token_id)) found.get(candidate.token_id).sides[side] ??= candidate;
      }
    });
    const most = ({sides}) => Math.max(...sides.map((side) => (side ? chance(side) : 0)));
    return [...found.values()].sort((a, b) => most(b) - most(a));
  }

  function makeRow() {
    const row = make('tr');
    const head = make('th', '', null, {scope: 'row'});
    head.append(make('bdi', 'gp-word'));
    row.append(head, ...[0, 1].map(() => {
      const cell = make('td');
      const share = make('div', 'gp-share');
      const track = make('span');
      track.append(make('i'));
      share.append(make('span', 'gp-sign'), track, make('b'));
      cell.append(share);
      return cell;
    }));
    return row;
  }

  function drawFirst(steps) {
    const found = rowsOf(steps);
    const rows = fit(body, found.length, makeRow);
    found.forEach(({text, sides}, i) => {
      const [head, ...cells] = rows[i].cells;
      sayLabel(head.firstChild, text);
      cells.forEach((cell, side) => {
        const candidate = sides[side];
        const chosen = Boolean(candidate && steps[side] && candidate.token_id === steps[side].chosen.token_id);
        const [sign, track, value] = cell.firstChild.children;
        sayClass(cell.firstChild, chosen ? 'gp-share gp-chosen' : 'gp-share');
        say(sign, chosen ? '▶' : '');
        sayPercent(track.firstChild, 'width', candidate ? chance(candidate) : 0);
        say(value, !steps[side] ? '' : candidate ? percent(chance(candidate)) : '–');
      });
    });
  }

  function wordsOf(steps) {
    if (steps.some((step) => !step)) return t('Both runs have to write a token first.');
    const [one, other] = steps.map(({chosen}) => chosen);
    const begin = one.token_id === other.token_id
      ? t('Both begin with {token}: {one} with the template, {other} without it.', {token: quoted(one.text), one: percent(chance(one)), other: percent(chance(other))})
      : t('With the template it begins with {one}, without it with {other}.', {one: quoted(one.text), other: quoted(other.text)});
    return `${begin} ${t('The probabilities are the model’s own, before the processors; ▶ was chosen, – was not recorded.')}`;
  }

  return () => {
    root.hidden = group.groups.length !== 2;
    if (root.hidden) return;
    const logs = [0, 1].map((number) => group.shownOf(number).log);
    const items = fit(ways, 2, makeWay);
    logs.forEach((log, number) => drawWay(items[number], group.groups[number], log));
    const steps = logs.map((log) => bestPath(log)[0] || null);
    say(about, wordsOf(steps));
    drawFirst(steps);
  };
}
