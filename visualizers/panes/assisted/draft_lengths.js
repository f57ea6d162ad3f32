// The pane of draft lengths: the speed-up that was measured for each value of a knob, against the paper's formula, and which
// value is best. What it shows was found by playground/experiments/draft_trials.py.

import {drawChart} from '../charts/chart.js';
import {fit, sayAttributes, sayClass, showIf} from '../core/dom_patch.js';
import {FIGURES} from '../core/tables.js';
import {count, decimals, make, many, percent, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {OTHERS_WARNING, SPREAD_MEANING, spreadWords, stillMissing, timesWords} from './speculation.js';

export function draftLengthsPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const table = root.querySelector('table');
  const COLUMNS = [
    ['speed-up', `Time for a token without drafts / time with them: the median over the pairs of runs, and its spread. ${SPREAD_MEANING}`],
    ['draft_acceptance_rate', FIGURES.draft_acceptance_rate],
    ['judged_acceptance_rate', FIGURES.judged_acceptance_rate],
    ['mean_acceptance_length', FIGURES.mean_acceptance_length],
    ['drafted a round', 'Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than they may be.'],
    ['formula', 'Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.'],
  ];

  const applies = () => group.answered('lengths');
  const settingWords = (knob, {value}) => `${knob} = ${value}`;

  // ---------------------------------------------------------------------------------------------- the answer

  function drawAnswer(values) {
    const [verdict, sign, setting, words, more] = answerOf(values);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    const place = part('answer-words');
    const key = JSON.stringify([setting, words]);
    if (place.dataset.key !== key) {
      place.dataset.key = key;
      place.replaceChildren(...(setting ? [make('code', '', setting), ' ' + words] : [words]));
    }
    say(part('answer-more'), more);
    if (group.done) say(part('told'), `${setting} ${words}. ${more}`);
    say(part('missing'), stillMissing(group, values));
    showIf(part('warning'), Boolean(values.others));
    say(part('warning'), values.others ? '⚠ ' + OTHERS_WARNING : '');
  }

  // [verdict, sign, setting, words, the sentence below]. What is best, and what is faster, was told by one rule.
  function answerOf({knob, points, leader, rivals, best, fewest}) {
    const known = points.filter(({speedup}) => speedup);
    const first = known.find((point) => point.group === leader);
    if (!first) {
      if (group.done) return ['wait', '…', '', 'No answer', 'No setting has a complete pair of runs.'];
      return ['wait', '…', '', 'Not known yet', known.length ? `${count(known.length)} of ${many(points.length, 'setting')} measured.` : 'The first counted runs are under way.'];
    }
    const {speedup, verdict, pairs} = first;
    const so = group.running ? ' so far' : '';
    const times = timesWords(speedup.median);
    const spread = `spread ${spreadWords(speedup)}`;
    const gain = {
      faster: '', slower: ' It is slower than decoding without drafts.', even: ' Its spread includes 1: no clear difference from decoding without drafts.',
    }[verdict];
    if (verdict === 'wait') return ['wait', '…', '', group.done ? 'No answer' : 'Not known yet', `${settingWords(knob, first)} has the greatest median, ${times}, of ${many(pairs, 'pair')} of runs: too few to tell, it takes ${count(fewest)}.`];
    if (known.length === 1) return [{faster: 'good', slower: 'bad'}[verdict] || 'even', {faster: '▲', slower: '▼'}[verdict] || '≈', settingWords(knob, first), `is the only setting that was measured: ${times}`, `S${spread.slice(1)}.${gain}`];
    if (best === null) {
      const others = rivals.length > 2 && rivals.length === known.length - 1 ? 'all others' : listed(points.filter((point) => rivals.includes(point.group)).map(({value}) => value));
      return ['even', '≈', '', `No clear best setting${so}`, `${settingWords(knob, first)} has the greatest median, ${times}, ${spread}; ${others} may be as good.${gain} More repeats tell more.`];
    }
    const [look, sign, words] = {faster: ['good', '★', `is best${so}: ${times}`], even: ['even', '★', `is the best${so}, at ${times}`], slower: ['bad', '▼', `is the best${so}, and still ${times}`]}[verdict];
    return [look, sign, settingWords(knob, first), words, `S${spread.slice(1)}; it was faster than each other one, turn by turn.${gain}`];
  }

  const listed = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

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
      row.append(make('th', '', null, {scope: 'col'}), ...COLUMNS.map(([name, meaning]) => {
        const head = make('th', '', null, {scope: 'col'});
        const words = make('span', '', null, {tabindex: '0', 'data-tip': meaning});
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
    row.append(head, speed, ...COLUMNS.slice(1).map(() => make('td')));
    return row;
  }

  function drawTable({knob, points, best}) {
    drawHeads(knob);
    const rows = fit(table.tBodies[0], points.length, makeRow);
    points.forEach((point, i) => {
      const [head, speed, ...others] = rows[i].cells;
      const isBest = point.group === best;
      sayClass(rows[i], isBest ? 'gp-best' : '');
      say(head.children[0], point.value);
      say(head.children[1], isBest ? ' ★' : '');
      say(head.children[2], isBest ? ' (best)' : '');
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
