// The figures of assisted decoding, by vLLM's names, each with its denominator and its meaning (FIGURES of names.py).

import {fit, sayAttributes, sayPercent} from '../core/dom_patch.js';
import {FIGURES} from '../core/tables.js';
import {count, decimals, make, percent, say} from '../core/text.js';
import {t, tn} from '../core/texts.js';
import {tipLater, tipOfTerm} from '../core/tips.js';

// Figures that are a term of the glossary.
const TERM_OF = {draft_acceptance_rate: 'acceptance-rate', judged_acceptance_rate: 'acceptance-rate', mean_acceptance_length: 'acceptance-length'};

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
    const {num_draft_tokens: drafted, num_accepted_draft_tokens: accepted, num_spec_steps: steps} = figures;
    const expected = judge.samples && figures.expected_acceptance_rate !== null;
    const judged = figures.num_judged_draft_tokens;
    const rounds = tn(figures.num_rounds, '{count} round', '{count} rounds');
    return [
      ['num_draft_tokens', count(drafted), tn(steps, 'in {count} draft over {rounds}', 'in {count} drafts over {rounds}', {rounds})],
      ['num_accepted_draft_tokens', count(accepted), t('of {drafted} drafted', {drafted: count(drafted)})],
      ['draft_acceptance_rate', share(figures.draft_acceptance_rate), t('{accepted} of {drafted} drafted', {accepted: count(accepted), drafted: count(drafted)}), figures.draft_acceptance_rate],
      ['mean_acceptance_length', decimals(figures.mean_acceptance_length, 2), tn(steps, '1 + {accepted} / {count} draft', '1 + {accepted} / {count} drafts', {accepted: count(accepted)})],
      ['judged_acceptance_rate', share(figures.judged_acceptance_rate), t('{accepted} of {judged} judged', {accepted: count(accepted), judged: count(judged)}), figures.judged_acceptance_rate],
      ...(expected ? [['expected_acceptance_rate', share(figures.expected_acceptance_rate), tn(judged, 'mean over {count} judged position', 'mean over {count} judged positions'), figures.expected_acceptance_rate]] : []),
      ['passes_saved', count(figures.passes_saved), tn(figures.num_rounds, '{tokens} in {count} pass', '{tokens} in {count} passes', {tokens: tokensWords(figures.num_tokens)})],
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
      if (Object.hasOwn(TERM_OF, name)) tipOfTerm(boxes[i], TERM_OF[name], () => t('{denominator} = {value}.', {denominator: of, value}), t(FIGURES[name]));
      else boxes[i].dataset.tip = t(FIGURES[name]);
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
      rounds, null, String(tokens), rounds ? count(rounds) : '',
      tn(steps, '{rounds} of {count} round with a draft: {tokens} kept', '{rounds} of {count} rounds with a draft: {tokens} kept', {rounds: count(rounds), tokens: tokensWords(tokens)}),
    ]), 'acceptance_histogram');
    drawBars(places, figures.drafted_by_position.map((drafted, place) => {
      const accepted = figures.accepted_by_position[place];
      return [
        accepted, drafted, String(place + 1), `${Math.round((100 * accepted) / drafted)}%`,
        t('position {place}: {accepted} of {drafted} drafted tokens kept, {share}', {place: place + 1, accepted: count(accepted), drafted: count(drafted), share: percent(accepted / drafted)}),
      ];
    }), 'accepted_by_position / drafted_by_position');
  }

  return (figures, judge) => {
    drawNumbers(figures, judge);
    drawCharts(figures);
  };
}
