// The contrastive-search pane: the candidates that were weighed at the current token, with probability, degeneration
// penalty and score, which one won, and how often along the text it was not the most probable one.

import {Along} from '../core/log.ts';
import {count, decimals, fillLabel, filled, labelled, make, percent, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';

export function rerankedPane(root, log) {
  const MOST = 12; // rows; a run can weigh many more
  const where = root.querySelector('.gp-where');
  const verdict = root.querySelector('.gp-verdict');
  const scoreHead = root.querySelector('.gp-score-head');
  const body = root.querySelector('tbody');
  const more = root.querySelector('.gp-more');
  const tally = root.querySelector('.gp-tally');
  const along = new Along({steps: 0, differed: 0}, (total, step) => (step.reranked ? {
    steps: total.steps + 1,
    differed: total.differed + Number(mostProbable(step.reranked).token_id !== step.chosen.token_id),
  } : total));
  const made = [];
  let drawn = [];

  const mostProbable = (reranked) => reranked.reduce((best, entry) => (entry.probability > best.probability ? entry : best));

  // ---------------------------------------------------------------------------------------------- rows

  function newRow() {
    const row = body.insertRow();
    const head = make('th', '', null, {scope: 'row'});
    const [sign, word, tag] = [make('span', 'gp-sign'), make('bdi', 'gp-word'), make('span', 'gp-tag', t('most probable'))];
    head.append(sign, word, tag);
    row.append(head);
    const cells = ['probability', 'penalty', 'score'].map(() => {
      const cell = make('div', 'gp-cell');
      const track = make('span', 'gp-balance', null, {'aria-hidden': 'true'});
      const [part, zero] = [make('i', 'gp-part'), make('i', 'gp-zero')];
      track.append(part, zero);
      const amount = make('span', 'gp-amount');
      cell.append(track, amount);
      row.append(make('td'));
      row.lastChild.append(cell);
      return {part, zero, amount};
    });
    made.push({row, sign, word, tag, cells});
    return made.at(-1);
  }

  // A bar from zero to `value` on an axis from `low` to `high`.
  function bar({part, zero, amount}, value, [low, high], words) {
    const at = (number) => ((number - low) / (high - low)) * 100;
    part.style.left = `${Math.min(at(0), at(value))}%`;
    part.style.width = `${Math.abs(at(value) - at(0))}%`;
    zero.style.left = `${at(0)}%`;
    say(amount, words);
  }

  // A score is a mark on an axis: most scores can be negative, and then the best one's bar would be the shortest.
  function mark({part, zero, amount}, value, [low, high], words) {
    const at = (number) => 4 + ((number - low) / (high - low)) * 92;
    part.hidden = value === null; // a token that a processor removed has no score
    part.style.left = `${at(value)}%`;
    zero.style.left = `${at(0)}%`;
    say(amount, words);
  }

  function fill(made, entry, step, best, axes) {
    const won = entry.token_id === step.chosen.token_id;
    made.row.className = won ? 'gp-winner' : '';
    say(made.sign, won ? '▶' : '');
    fillLabel(made.word, entry.text);
    made.tag.hidden = entry !== best || won;
    bar(made.cells[0], entry.probability, axes.probability, percent(entry.probability));
    bar(made.cells[1], entry.penalty, axes.penalty, decimals(entry.penalty));
    mark(made.cells[2], entry.score, axes.score, decimals(entry.score));
  }

  // The bars of a column share an axis that reaches from zero, or below where a value is, to the longest bar.
  function axis(values) {
    const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
    return high > low ? [low, high] : [0, 1];
  }

  function draw(step) {
    const best = mostProbable(step.reranked);
    const chosen = step.reranked.find((entry) => entry.token_id === step.chosen.token_id);
    const shown = step.reranked.slice(0, MOST);
    if (chosen && !shown.includes(chosen)) shown[MOST - 1] = chosen;
    const axes = Object.fromEntries(['probability', 'penalty', 'score'].map((name) => [name, axis(shown.map((entry) => entry[name]))]));
    while (made.length < shown.length) newRow();
    made.forEach((row, i) => {
      row.row.hidden = i >= shown.length;
      if (i < shown.length) fill(row, shown[i], step, best, axes);
    });
    const left = step.reranked.length - shown.length;
    more.hidden = left <= 0;
    say(more, tn(left, 'and {count} less probable one, which was weighed too', 'and {count} less probable ones, which were weighed too'));
    drawVerdict(chosen, best);
  }

  // ---------------------------------------------------------------------------------------------- in words

  function drawVerdict(chosen, best) {
    if (!chosen) {
      verdict.replaceChildren();
      return;
    }
    const values = {token: labelled(chosen.text, 'gp-strong'), score: decimals(chosen.score)};
    verdict.replaceChildren(...(chosen === best
      ? filled(t('{token} won: the most probable token has the highest score too ({score}).'), values)
      : filled(t('{token} won with a score of {score}. Greedy search would have chosen {other} ({share}), but its penalty of {penalty} leaves it a score of {lower}.'), {
        ...values, other: labelled(best.text, 'gp-strong'), share: percent(best.probability), penalty: decimals(best.penalty), lower: decimals(best.score),
      })));
  }

  function scoreTip() {
    const alpha = log.started.effective.penalty_alpha;
    if (typeof alpha !== 'number') return t('(1 - penalty_alpha) × probability - penalty_alpha × penalty. The highest score is chosen.');
    return t('{keep} × probability - {alpha} × penalty, because penalty_alpha is {alpha}. The highest score is chosen.', {keep: Number((1 - alpha).toFixed(4)), alpha});
  }

  const chosenOf = (step) => step && step.reranked && step.reranked.find((entry) => entry.token_id === step.chosen.token_id);
  const ofChosen = (words) => () => {
    const entry = chosenOf(log.current());
    return entry ? t('{name}: {words}.', {name: quoted(entry.text), words: words(entry)}) : '';
  };
  const scoreRun = ofChosen(({probability: share, penalty, score}) => {
    const alpha = log.started.effective.penalty_alpha;
    if (typeof alpha !== 'number') return decimals(score);
    return `(1 − ${alpha}) · ${decimals(share)} − ${alpha} · ${decimals(penalty)} = ${decimals(score)}`;
  });
  runsOfTerms(root, {probability: ofChosen(({probability: share}) => percent(share)), penalty: ofChosen(({penalty}) => decimals(penalty))});

  return () => {
    const step = log.current();
    root.hidden = !(step && step.reranked && step.reranked.length);
    if (root.hidden) return;
    along.follow(log.lastOf(step));
    if (step === drawn[0] && along.total === drawn[1]) return;
    drawn = [step, along.total];
    where.textContent = t('at token {number}', {number: step.index + 1});
    tipOfTerm(scoreHead, 'degeneration-penalty', scoreRun, {meaning: scoreTip()});
    draw(step);
    const {steps, differed} = along.total;
    say(tally, tn(steps, 'Along the text: a token other than the most probable one won in {differed} of {count} step ({share}).', 'Along the text: a token other than the most probable one won in {differed} of {count} steps ({share}).', {differed: count(differed), share: percent(differed / steps)}));
  };
}
