// The divergence pane: the place where two lanes diverge, and what each could choose from there, in rows that line up.

import {fit, sayAttributes, sayClass, sayLabel, sayPercent, showIf} from '../core/dom_patch.ts';
import {count, filled, information, labelled, make, numbersOf, percent, probability, quoted, say, stopWords} from '../core/text.ts';
import {inARow} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {removedWords} from '../tokens/written_tokens.ts';
import {bestPath, letterOf, pairOf, partingOf, sameModel, tailOf, writtenText} from './divergence_point.js';
import {laneWords} from './titles.js';

export function divergencePane(root, group) {
  const MOST = 10; // rows, without chosen tokens that are further down
  const LEAST = [4, 0.0005]; // after the first few, rows of less than this probability say nothing
  const said = root.querySelector('.gp-said');
  const models = root.querySelector('.gp-models');
  const box = root.querySelector('.gp-sides-box');
  const table = root.querySelector('.gp-sides');
  let parted = null; // {pair, steps} where they diverge
  const selects = [root.querySelector('.gp-one'), root.querySelector('.gp-other')];

  function fillSelects() {
    for (const select of selects) {
      select.replaceChildren(...group.groups.map((one, number) => make('option', '', `${letterOf(group, number)} ${laneWords(one)}`, {value: number})));
    }
  }

  selects.forEach((select, side) => select.addEventListener('change', () => {
    const pair = pairOf(group);
    const chosen = Number(select.value);
    const other = chosen === pair[1 - side] ? pair[side] : pair[1 - side];
    group.setPair(...(side ? [other, chosen] : [chosen, other]));
  }));

  // ---------------------------------------------------------------------------------------------- in words

  const isOver = ({log}) => Boolean(log.finished || log.failed || group.done);

  // What is said of them, as texts and elements.
  function sentences(pair, {kind, at, shorter}) {
    const [one, other] = pair.map((number) => letterOf(group, number));
    const [mine, theirs] = pair.map((number) => group.shownOf(number));
    const paths = [mine, theirs].map(({log}) => bestPath(log));
    if (!paths[0].length || !paths[1].length) return [t('{one} and {other} have no tokens to compare yet.', {one, other})];
    if (kind === 'same') {
      if (isOver(mine) && isOver(theirs)) return [tn(at[0], '{one} and {other} never diverge: both wrote the same {count} token.', '{one} and {other} never diverge: both wrote the same {count} tokens.', {one, other})];
      return [tn(at[0], '{one} and {other} have written the same so far: {count} token.', '{one} and {other} have written the same so far: {count} tokens.', {one, other})];
    }
    if (kind === 'shorter') {
      const [short, long] = shorter ? [other, one] : [one, other];
      if (!isOver(shorter ? theirs : mine)) return [t('{one} and {other} have written the same so far; {long} is ahead.', {one, other, long})];
      const {finished} = (shorter ? theirs : mine).log;
      const tokens = tn(at[shorter], '{count} token', '{count} tokens');
      const next = quote(paths[1 - shorter][at[1 - shorter]].chosen.text);
      const reason = finished && finished.sequences.length && stopWords(finished.sequences[0].stop_reason)[0];
      const ended = reason ? t('{short} ended after {tokens}: {reason}.', {short, tokens, reason}) : t('{short} ended after {tokens}.', {short, tokens});
      return [ended, ' ', ...filled(t('{long} begins with the same text and continues with {token}.'), {long, token: next})];
    }
    const [a, b] = paths.map((path, side) => path[at[side]]);
    return [...whereParts([one, other], at, writtenText(paths[0], at[0])), ' ', ...choiceParts(one, a), ' ', ...choiceParts(other, b)];
  }

  function whereParts([one, other], at, before) {
    if (!before) return [t('They diverge at the first token.')];
    const [a, b] = at.map((place) => count(place + 1));
    const where = a === b ? t('They diverge at token {number}.', {number: a}) : t('They diverge at token {a} of {one} and token {b} of {other}.', {a, b, one, other});
    return [where, ' ', ...filled(t('Both had written {text}.'), {text: quote(tailOf(before))})];
  }

  const choiceParts = (lane, step) =>
    filled(step.given ? t('{lane} was given {token} ({odds}).') : t('{lane} chose {token} ({odds}).'), {lane, token: quote(step.chosen.text), odds: odds(step)});
  const odds = (step) => (step.chosen.logprob === null ? removedWords(step.chosen) : percent(numbersOf(step).probability));

  function quote(text) {
    const box = make('span', 'gp-quote');
    box.append(...filled(t('“{text}”'), {text: labelled(text, 'gp-strong')}));
    return box;
  }

  function draw(parts) {
    const words = make('p');
    words.append(...parts);
    if (words.textContent !== said.textContent) said.replaceChildren(...words.childNodes);
  }

  // ---------------------------------------------------------------------------------------------- both distributions

  // The union of both lists: {label, sides: [{candidate, isChosen} or null for each side]}, the likeliest first.
  function rowsOf(steps, byId) {
    const found = new Map();
    steps.forEach(({chosen, distribution}, side) => {
      for (const candidate of [...distribution.candidates, chosen]) {
        const key = byId ? candidate.token_id : candidate.text;
        if (!found.has(key)) found.set(key, {label: candidate.text, sides: [null, null], most: 0});
        const row = found.get(key);
        if (row.sides[side]) continue;
        row.sides[side] = {candidate, isChosen: candidate.token_id === chosen.token_id};
        row.most = Math.max(row.most, probability(candidate.logprob), probability(candidate.raw_logprob));
      }
    });
    const all = [...found.values()].sort((a, b) => b.most - a.most);
    return all.filter(({sides, most}, place) => (place < MOST && (place < LEAST[0] || most >= LEAST[1])) || sides.some((side) => side && side.isChosen));
  }

  function newRow() {
    const row = make('tr');
    const head = make('th', '', null, {scope: 'row'});
    head.append(make('bdi', 'gp-word'));
    row.append(head, ...[0, 1].map(() => {
      const cell = make('td');
      const inner = make('div', 'gp-side');
      const tracks = make('span', 'gp-tracks');
      tracks.append(make('i', 'gp-bar gp-after'), make('i', 'gp-bar gp-before'));
      const values = make('span', 'gp-values');
      values.append(make('span'), make('small'));
      inner.append(make('span', 'gp-sign'), tracks, values);
      cell.append(inner);
      return cell;
    }));
    return row;
  }

  function drawSide(cell, side, top, label) {
    const [sign, tracks, values] = cell.firstChild.children;
    const [after, before] = side ? [side.candidate.logprob, side.candidate.raw_logprob].map(probability) : [0, 0];
    const removed = Boolean(side) && side.candidate.logprob === null;
    const chosen = Boolean(side) && side.isChosen;
    sayClass(cell, [chosen && 'gp-chosen', removed && 'gp-removed', !side && 'gp-unlisted'].filter(Boolean).join(' '));
    say(sign, chosen ? '▶' : removed ? '✕' : '');
    sayPercent(tracks.children[0], 'width', after / top);
    sayPercent(tracks.children[1], 'width', before / top);
    say(values.children[0], !side ? '–' : removed ? '' : percent(after));
    say(values.children[1], side ? percent(before) : '');
    const words = !side ? t('not recorded') : [chosen && t('chosen'), removed ? removedWords(side.candidate) : percent(after), t('{share} before the processors', {share: percent(before)})].filter(Boolean).join(', ');
    sayAttributes(cell, {'aria-label': `${label}: ${words}`, title: removed ? removedWords(side.candidate) : ''});
  }

  function drawRows(pair, steps) {
    const list = rowsOf(steps, sameModel(group, ...pair));
    const sides = list.flatMap((row) => row.sides).filter(Boolean);
    const plain = sides.every(({candidate}) => candidate.logprob === candidate.raw_logprob);
    const top = Math.max(1e-9, ...sides.flatMap(({candidate}) => [probability(candidate.logprob), probability(candidate.raw_logprob)]));
    box.classList.toggle('gp-plain', plain);
    showIf(root.querySelector('.gp-before-key'), !plain);
    showIf(root.querySelector('.gp-removed-key'), sides.some(({candidate}) => candidate.logprob === null));
    showIf(root.querySelector('.gp-unlisted-key'), sides.length < 2 * list.length);
    const rows = fit(table.tBodies[0], list.length, newRow);
    list.forEach(({label, sides: both}, i) => {
      const [head, ...cells] = rows[i].cells;
      sayLabel(head.firstChild, label);
      cells.forEach((cell, side) => drawSide(cell, both[side], top, letterOf(group, pair[side])));
    });
    const heads = table.tHead.rows[0].cells;
    pair.forEach((number, side) => {
      const {entropyAfter} = numbersOf(steps[side]);
      const [words] = heads[side + 1].children;
      sayLabel(words, t('{lane}, entropy {entropy}', {lane: `${letterOf(group, number)} ${laneWords(group.groups[number])}`, entropy: information(entropyAfter, group.unit)}), {plain: true});
      tipOfTerm(words, 'entropy', () => entropyWords(steps[side], letterOf(group, number)), {meaning: t('How uncertain the next token was where they diverge, after the processors.')});
    });
  }

  const entropyWords = ({distribution: {entropy_before: before, entropy_after: after}}, lane) =>
    t('{lane}: {before} before the processors, {after} after them.', {lane, before: information(before, group.unit), after: information(after, group.unit)});

  // What both give the tokens that they chose, on one side of the processors.
  function chosenWords(field) {
    if (!parted) return '';
    const {pair, steps} = parted;
    const [one, other] = steps.map(({chosen}) => chosen);
    const given = (step, {token_id: id}) => [...step.distribution.candidates, step.chosen].find((each) => each.token_id === id);
    const share = (candidate) => (candidate ? percent(probability(candidate[field])) : t('not recorded'));
    return inARow([one, other].map((token) => t('{token}: {one} {mine}, {other} {theirs}', {
      token: quoted(token.text), one: letterOf(group, pair[0]), other: letterOf(group, pair[1]), mine: share(given(steps[0], token)), theirs: share(given(steps[1], token)),
    })));
  }

  runsOfTerms(root, {after: () => chosenWords('logprob'), before: () => chosenWords('raw_logprob')});

  return (changes) => {
    const pair = group.header && group.header.kind === 'lanes' ? pairOf(group) : null;
    root.hidden = !pair || pair.some((number) => group.shownOf(number).log.denoises); // such a text has no next tokens
    if (root.hidden) return;
    if (changes.run || changes.lanes) fillSelects();
    selects.forEach((select, side) => { select.value = pair[side]; });
    const parting = partingOf(group, ...pair);
    draw(sentences(pair, parting));
    const [one, other] = pair.map((number) => letterOf(group, number));
    const same = sameModel(group, ...pair);
    showIf(models, !same);
    if (!same) say(models, t('{one} and {other} run on different models, so they are compared by text, not by token ids; tokens with the same text share a row.', {one, other}));
    const steps = parting.kind === 'apart' ? pair.map((number, side) => bestPath(group.shownOf(number).log)[parting.at[side]]) : null;
    showIf(box, Boolean(steps));
    parted = steps && {pair, steps};
    if (steps) drawRows(pair, steps);
  };
}
