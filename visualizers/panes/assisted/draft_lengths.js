// The pane of draft lengths: the speed-up that was measured for each value of a knob, against the paper's formula, and which
// value is best. What it shows was found by playground/experiments/draft_trials.py.

import {drawChart} from '../charts/chart.tsx';
import {fit, sayAttributes, sayClass, showIf} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {FIGURES} from '../core/tables.ts';
import {count, decimals, filled, make, percent, say} from '../core/text.ts';
import {inARow} from '../core/run_sums.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {OTHERS_WARNING, intervalMeaning, spreadWords, stillMissing, timesWords} from './speculation.js';

export function draftLengthsPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const table = root.querySelector('table');
  // [name, meaning, term, what is told of a setting, other words of the term] of each column but the first.
  /** @type {[string, string, string, (point: any) => any, {formula?: string}][]} */
  const COLUMNS = [
    ['draft_acceptance_rate', t(FIGURES.draft_acceptance_rate), 'acceptance-rate', ({draft_acceptance_rate: rate}) => isKnown(rate) && percent(rate), {}],
    ['judged_acceptance_rate', t(FIGURES.judged_acceptance_rate), 'acceptance-rate', ({rate}) => isKnown(rate) && percent(rate), {formula: t('accepted / judged')}],
    ['mean_acceptance_length', t(FIGURES.mean_acceptance_length), 'acceptance-length', ({mean_acceptance_length: length}) => isKnown(length) && fixed(length, 2), {}],
    [t('drafted per round'), t('Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit.'), 'draft', ({drafted}) => isKnown(drafted) && fixed(drafted, 2), {formula: t('drafted / rounds')}],
    [t('speed-up'), `${t('Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.')} ${intervalMeaning()}`, 'speed-up', ({speedup, pairs}) => speedup && tn(pairs, '{times}, of {count} pair of runs', '{times}, {interval} over {count} pairs of runs', {times: timesWords(speedup.median), interval: spreadWords(speedup)}), {formula: ''}],
    [t('formula'), t('Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.'), 'speed-up', ({rate, drafted, formula}) => isKnown(formula) && t('α = {rate} and γ = {drafted} give {times}', {rate: decimals(rate), drafted: decimals(drafted, 2), times: timesWords(formula)}), {}],
  ];

  const applies = () => group.answered('lengths');
  // A number of each setting that was measured, in a row.
  const ofEach = (told) => inARow(group.found.points.map((point) => {
    const words = told(point);
    return words ? t('{name}: {words}', {name: settingWords(group.found.knob, point), words}) : '';
  }));
  const settingWords = (knob, {value}) => `${knob} = ${value}`;

  // ---------------------------------------------------------------------------------------------- the answer

  function drawAnswer(values) {
    const [verdict, sign, words, more, {setting, times}] = answerOf(values);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    const place = part('answer-words');
    const key = JSON.stringify([words, setting, times]);
    if (place.dataset.key !== key) {
      place.dataset.key = key;
      place.replaceChildren(...filled(words, {setting: make('code', '', setting), times}));
    }
    say(part('answer-more'), more);
    if (group.done) say(part('told'), `${place.textContent}. ${more}`);
    say(part('missing'), stillMissing(group, values));
    showIf(part('warning'), Boolean(values.others));
    say(part('warning'), values.others ? '⚠ ' + t(OTHERS_WARNING) : '');
  }

  // [verdict, sign, words, the sentences below, what {setting} and {times} in the words are]. What is best, and what is
  // faster, was told by one rule.
  function answerOf({knob, points, leader, rivals, best, fewest, noise}) {
    const known = points.filter(({speedup}) => speedup);
    if (noise && known.length) return ['wait', '…', t('No verdict on time'), t(noise), {}];
    const first = known.find((point) => point.group === leader);
    if (!first) {
      if (group.done) return ['wait', '…', t('No answer'), t('No setting has a complete pair of runs.'), {}];
      const so = tn(points.length, '{known} of {count} setting measured.', '{known} of {count} settings measured.', {known: count(known.length)});
      return ['wait', '…', t('Not known yet'), known.length ? so : t('The first counted runs are under way.'), {}];
    }
    const {speedup, verdict, pairs} = first;
    const setting = settingWords(knob, first);
    const [times, interval] = [timesWords(speedup.median), spreadWords(speedup)];
    const gain = {
      slower: [t('It is slower than decoding without drafts.')],
      even: [t('The interval includes 1: no clear difference from decoding without drafts.')],
    }[verdict] || [];
    if (verdict === 'wait') {
      const few = tn(pairs, '{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.', '{setting} has the highest median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.', {setting, times, fewest: count(fewest)});
      return ['wait', '…', t(group.done ? 'No answer' : 'Not known yet'), few, {}];
    }
    if (known.length === 1) {
      const [look, sign] = {faster: ['good', '▲'], slower: ['bad', '▼'], even: ['even', '≈']}[verdict];
      return [look, sign, t('{setting} is the only setting that was measured: {times}'), [t('90 % interval: {interval}.', {interval}), ...gain].join(' '), {setting, times}];
    }
    if (best === null) {
      const others = rivals.length > 2 && rivals.length === known.length - 1
        ? t('{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.', {setting, times, interval})
        : t('{setting} has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.', {setting, times, interval, others: listed(points.filter((point) => rivals.includes(point.group)).map(({value}) => value))});
      return ['even', '≈', t(group.running ? 'No clear best setting so far' : 'No clear best setting'), [others, ...gain, t('More repeats tell more.')].join(' '), {}];
    }
    const [look, sign] = {faster: ['good', '★'], even: ['even', '★'], slower: ['bad', '▼']}[verdict];
    const words = verdict === 'slower' ? t(group.running ? '{setting} is best so far, but only {times}' : '{setting} is best, but only {times}')
      : t(group.running ? '{setting} is best so far: {times}' : '{setting} is best: {times}');
    return [look, sign, words, [t('90 % interval: {interval}.', {interval}), t('It was faster than each of the others, turn by turn.'), ...gain].join(' '), {setting, times}];
  }

  const listed = (names) => (names.length < 2 ? names.join('') : t('{names} and {last}', {names: names.slice(0, -1).join(', '), last: names.at(-1)}));

  function drawPicture({points, curve, measured_curve: measured}) {
    drawChart(part('settings'), group.charts.lengths);
    showIf(part('of-formula'), curve.length > 0);
    showIf(part('of-verify'), measured.length > 0);
    showIf(part('of-own'), points.some(({formula}) => isKnown(formula)));
  }

  // ---------------------------------------------------------------------------------------------- the table

  function drawHeads(knob) {
    if (!table.tHead) {
      const row = make('tr');
      row.append(make('th', '', null, {scope: 'col'}), ...COLUMNS.map(([name, meaning, term, told, own]) => {
        const head = make('th', '', null, {scope: 'col'});
        const words = make('span');
        tipOfTerm(words, term, () => ofEach(told), {meaning, ...own});
        words.append(...name.split(/(?<=_)/).flatMap((part) => [part, make('wbr')])); // a long name may break there
        head.append(words);
        return head;
      }));
      table.createTHead().append(row);
      table.createTBody();
    }
    say(table.tHead.rows[0].cells[0], knob);
  }

  function makeRow() {
    const row = make('tr');
    const head = make('th', '', null, {scope: 'row'});
    head.append(make('span'), make('b', '', '', {'aria-hidden': 'true'}), make('span', 'gp-hidden'));
    const speed = make('td');
    speed.append(make('span'), make('small'));
    row.append(head, ...COLUMNS.slice(0, -2).map(() => make('td')), speed, make('td')); // what needs no clock comes first
    return row;
  }

  function drawTable({knob, points, best}) {
    drawHeads(knob);
    const rows = fit(table.tBodies[0], points.length, makeRow);
    points.forEach((point, i) => {
      const [head, ...others] = rows[i].cells;
      const [speed] = others.splice(-2, 1);
      const isBest = point.group === best;
      sayClass(rows[i], isBest ? 'gp-best' : '');
      say(head.children[0], point.value);
      say(head.children[1], isBest ? ' ★' : '');
      say(head.children[2], isBest ? ` ${t('(best)')}` : '');
      say(speed.children[0], point.speedup ? timesWords(point.speedup.median) : '–');
      say(speed.children[1], point.speedup ? `  ${spreadWords(point.speedup)}` : '');
      const {draft_acceptance_rate: kept, rate, mean_acceptance_length: length, drafted, formula} = point;
      const told = [isKnown(kept) ? percent(kept) : '–', isKnown(rate) ? percent(rate) : '–', decimals(length, 2), decimals(drafted, 2), timesWords(formula)];
      told.forEach((words, column) => say(others[column], words));
    });
  }

  function draw() {
    const values = group.found;
    drawAnswer(values);
    drawPicture(values);
    drawTable(values);
  }

  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && (changes.found || changes.status)) draw();
  };
}
