// The figures of assisted decoding, by vLLM's names, each with its denominator and its meaning (FIGURES of names.py).

import {fit, sayAttributes, sayPercent} from '../core/dom_patch.ts';
import {FIGURES} from '../core/tables.ts';
import {count, decimals, inParts, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipLater, tipOfTerm} from '../core/tips.ts';

// The terms of the figures, with a formula where that of the term is not theirs.
/** @type {Record<string, () => [string, {formula?: string}]>} */
const TERM_OF = {
  num_draft_tokens: () => ['draft', {formula: ''}],
  num_accepted_draft_tokens: () => ['draft', {formula: ''}],
  draft_acceptance_rate: () => ['acceptance-rate', {}],
  judged_acceptance_rate: () => ['acceptance-rate', {formula: t('accepted / judged')}],
  mean_acceptance_length: () => ['acceptance-length', {}],
  expected_acceptance_rate: () => ['expected-acceptance', {}],
  passes_saved: () => ['passes-saved', {}],
};

// Explains an element as a figure, whose value is shown as `value`.
/** @type {(node: HTMLElement, name: string, value: string, figures: any) => void} */
export function tipOfFigure(node, name, value, figures) {
  const [term, own] = TERM_OF[name]();
  tipOfTerm(node, term, () => figureWords(name, value, figures), {meaning: t(FIGURES[name]), ...own});
}

function figureWords(name, value, figures) {
  const denominator = denominatorOf(name, figures);
  if (name.startsWith('num_')) return t('{value} {denominator}.', {value, denominator});
  if (name !== 'passes_saved') return t('{denominator} = {value}.', {denominator, value});
  const tokens = tn(figures.num_tokens, '{count} token', '{count} tokens');
  return tn(figures.num_rounds, '{tokens} − {count} pass = {value}.', '{tokens} − {count} passes = {value}.', {tokens, value});
}

// A figure's denominator, or what it is the difference of.
/** @type {(name: string, figures: any) => string} */
export function denominatorOf(name, figures) {
  const {num_draft_tokens: drafted, num_accepted_draft_tokens: accepted, num_spec_steps: steps, num_judged_draft_tokens: judged} = figures;
  const rounds = tn(figures.num_rounds, '{count} round', '{count} rounds');
  const tokens = tn(figures.num_tokens, '{count} token', '{count} tokens');
  switch (name) {
    case 'num_draft_tokens': return tn(steps, 'in {count} draft over {rounds}', 'in {count} drafts over {rounds}', {rounds});
    case 'num_accepted_draft_tokens': return t('of {drafted} drafted', {drafted: count(drafted)});
    case 'draft_acceptance_rate': return t('{accepted} of {drafted} drafted', {accepted: count(accepted), drafted: count(drafted)});
    case 'judged_acceptance_rate': return t('{accepted} of {judged} judged', {accepted: count(accepted), judged: count(judged)});
    case 'mean_acceptance_length': return tn(steps, '1 + {accepted} / {count} draft', '1 + {accepted} / {count} drafts', {accepted: count(accepted)});
    case 'expected_acceptance_rate': return tn(judged, 'mean over {count} judged position', 'mean over {count} judged positions');
    case 'passes_saved': return tn(figures.num_rounds, '{tokens} in {count} pass', '{tokens} in {count} passes', {tokens});
    default: return '';
  }
}

// Draws into `root`: `.gp-draft-figures` (numbers), `.gp-kept-chart` and `.gp-place-chart` (bars). Returns
// draw(figures, judge).
export function draftFigures(root) {
  const numbers = root.querySelector('.gp-draft-figures');
  const kept = root.querySelector('.gp-kept-chart');
  const places = root.querySelector('.gp-place-chart');

  const share = (value) => (value === null ? '–' : percent(value));
  const tokensWords = (number) => tn(number, '{count} token', '{count} tokens');

  // [name, value, denominator in words, share of 1 to draw as a bar]
  function listOf(figures, judge) {
    const expected = judge.samples && figures.expected_acceptance_rate !== null;
    const counted = (name) => [name, count(figures[name]), denominatorOf(name, figures)];
    const rated = (name) => [name, share(figures[name]), denominatorOf(name, figures), figures[name]];
    const length = 'mean_acceptance_length';
    return [
      counted('num_draft_tokens'), counted('num_accepted_draft_tokens'), rated('draft_acceptance_rate'),
      [length, decimals(figures[length], 2), denominatorOf(length, figures)],
      rated('judged_acceptance_rate'), ...(expected ? [rated('expected_acceptance_rate')] : []), counted('passes_saved'),
    ];
  }

  function newNumber() {
    const box = make('div', 'gp-draft-figure', null, {tabindex: '0', 'data-tip': ''});
    const track = make('dd', 'gp-rate', null, {'aria-hidden': 'true'});
    track.append(make('i'));
    box.append(make('dt'), make('dd'), make('dd', 'gp-note'), track);
    return box;
  }

  function drawNumbers(figures, judge) {
    const list = listOf(figures, judge);
    const boxes = fit(numbers, list.length, newNumber);
    list.forEach(([name, value, of, rate = null], i) => {
      const [label, amount, below, track] = boxes[i].children;
      if (label.textContent !== name) label.replaceChildren(...name.split(/(?<=_)/).flatMap((part) => [part, make('wbr')]));
      say(amount, value);
      say(below, of);
      track.hidden = rate === null;
      sayPercent(track.firstChild, 'width', rate ?? 0);
      tipOfFigure(boxes[i], name, value, figures);
      boxes[i].dataset.name = name;
    });
  }

  function newColumn() {
    const column = make('span', 'gp-chart-column');
    const track = make('span', 'gp-chart-track');
    track.append(make('i', 'gp-chart-whole'), make('i', 'gp-chart-part'));
    column.append(make('span', 'gp-chart-top'), track, make('span', 'gp-chart-label'));
    return column;
  }

  // `bars` are [part, whole or null, label, words on top, words]: as tall as they are large.
  function drawBars(chart, bars, title) {
    const top = Math.max(1, ...bars.map(([part, whole]) => whole ?? part));
    const columns = fit(chart, bars.length, newColumn);
    bars.forEach(([part, whole, label, above, words], i) => {
      const [head, track, foot] = columns[i].children;
      say(head, above);
      sayPercent(track.children[0], 'height', (whole ?? 0) / top);
      sayPercent(track.children[1], 'height', part / top);
      say(foot, label);
      tipLater(columns[i], () => words);
    });
    sayAttributes(chart, {'aria-label': `${title}: ${inParts(bars.map(([, , , , words]) => words))}`});
  }

  function drawCharts(figures) {
    const steps = figures.num_spec_steps;
    drawBars(kept, figures.acceptance_histogram.map((rounds, tokens) => [
      rounds, null, String(tokens), rounds ? count(rounds) : '',
      tn(steps, '{rounds} of {count} round with a draft: {tokens} kept', '{rounds} of {count} rounds with a draft: {tokens} kept', {rounds: count(rounds), tokens: tokensWords(tokens)}),
    ]), 'acceptance_histogram');
    drawBars(places, figures.drafted_by_position.map((drafted, place) => {
      const accepted = figures.accepted_by_position[place];
      return [
        accepted, drafted, String(place + 1), `${Math.round((100 * accepted) / drafted)}%`,
        tn(drafted, 'position {place}: {accepted} of {count} drafted token kept, {share}', 'position {place}: {accepted} of {count} drafted tokens kept, {share}', {place: place + 1, accepted: count(accepted), share: percent(accepted / drafted)}),
      ];
    }), 'accepted_by_position / drafted_by_position');
  }

  let known = null; // the figures that are drawn
  const all = (list) => list.join(', ');
  runsOfTerms(root, {
    kept: () => (known ? tn(known.num_spec_steps, '{count} round with a draft; by the number of kept tokens, from 0 on: {rounds}.', '{count} rounds with a draft; by the number of kept tokens, from 0 on: {rounds}.', {rounds: all(known.acceptance_histogram)}) : ''),
    place: () => (known ? t('kept {kept} of {drafted} drafted, by position.', {kept: all(known.accepted_by_position), drafted: all(known.drafted_by_position)}) : ''),
  });

  return (figures, judge) => {
    known = figures;
    drawNumbers(figures, judge);
    drawCharts(figures);
  };
}
