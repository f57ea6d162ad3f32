// The figures of assisted decoding, by vLLM's names, each with its denominator and its meaning (FIGURES of names.py).

import {fit, sayAttributes, sayPercent} from '../core/dom_patch.js';
import {FIGURES} from '../core/tables.js';
import {count, decimals, make, percent, say} from '../core/text.js';
import {tipLater} from '../core/tips.js';

// Draws into `root`: `.gp-draft-figures` (numbers), `.gp-kept-chart` and `.gp-place-chart` (bars). Returns
// draw(figures, judge).
export function draftFigures(root) {
  const numbers = root.querySelector('.gp-draft-figures');
  const kept = root.querySelector('.gp-kept-chart');
  const places = root.querySelector('.gp-place-chart');

  const share = (value) => (value === null ? '–' : percent(value));
  const plural = (number, one, several = one + 's') => `${count(number)} ${number === 1 ? one : several}`;

  // [name, value, denominator in words, share of 1 to draw as a bar]
  function listOf(figures, judge) {
    const {num_draft_tokens: drafted, num_accepted_draft_tokens: accepted, num_spec_steps: steps} = figures;
    const expected = judge.samples && figures.expected_acceptance_rate !== null;
    return [
      ['num_draft_tokens', count(drafted), `in ${plural(steps, 'draft')} of ${plural(figures.num_rounds, 'round')}`],
      ['num_accepted_draft_tokens', count(accepted), `of ${count(drafted)} drafted`],
      ['draft_acceptance_rate', share(figures.draft_acceptance_rate), `${count(accepted)} of ${count(drafted)} drafted`, figures.draft_acceptance_rate],
      ['mean_acceptance_length', decimals(figures.mean_acceptance_length, 2), `1 + ${count(accepted)} / ${plural(steps, 'draft')}`],
      ['judged_acceptance_rate', share(figures.judged_acceptance_rate), `${count(accepted)} of ${count(figures.num_judged_draft_tokens)} judged`, figures.judged_acceptance_rate],
      ...(expected ? [['expected_acceptance_rate', share(figures.expected_acceptance_rate), `mean of ${count(figures.num_judged_draft_tokens)} judged places`, figures.expected_acceptance_rate]] : []),
      ['passes_saved', count(figures.passes_saved), `${plural(figures.num_tokens, 'token')} in ${plural(figures.num_rounds, 'pass', 'passes')}`],
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
      boxes[i].dataset.tip = FIGURES[name];
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
    sayAttributes(chart, {'aria-label': `${title}: ${bars.map(([, , , , words]) => words).join('; ')}`});
  }

  function drawCharts(figures) {
    const steps = figures.num_spec_steps;
    drawBars(kept, figures.acceptance_histogram.map((rounds, tokens) => [
      rounds, null, String(tokens), rounds ? count(rounds) : '', `${plural(rounds, 'round')} of ${count(steps)} with a draft kept ${plural(tokens, 'token')} of it`,
    ]), 'acceptance_histogram');
    drawBars(places, figures.drafted_by_position.map((drafted, place) => {
      const accepted = figures.accepted_by_position[place];
      return [accepted, drafted, String(place + 1), `${Math.round((100 * accepted) / drafted)}%`, `place ${place + 1}: ${count(accepted)} of ${count(drafted)} drafted there were kept, ${percent(accepted / drafted)}`];
    }), 'accepted_by_position of drafted_by_position');
  }

  return (figures, judge) => {
    drawNumbers(figures, judge);
    drawCharts(figures);
  };
}
