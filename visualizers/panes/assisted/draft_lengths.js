// The pane of draft lengths: the speed-up that was measured for each value of a knob, against the paper's formula, and which
// value is best. What it shows was found by playground/experiments/draft_trials.py. A schedule's names stand beside each other as columns;
// numbers stand on an axis.

import {lineMark, pathMark, pixel, textMark, toldMark} from '../charts/marks.js';
import {axisMarks, plotIn, ticksWithin} from '../charts/plot.js';
import {fit, sayAttributes, sayClass, showIf} from '../core/dom_patch.js';
import {FIGURES} from '../core/tables.js';
import {count, decimals, make, many, percent, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {OTHERS_WARNING, SPREAD_MEANING, spreadWords, stillMissing, timesWords} from './speculation.js';
import {diamond, spreadMarks} from './speed_pictures.js';

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
  const isScale = (points) => points.every(({value}) => value.trim() !== '' && Number.isFinite(Number(value)));

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
      faster: '', slower: ' It is slower than decoding without drafts.', even: ' Its spread covers 1: no clear difference from decoding without drafts.',
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

  // ---------------------------------------------------------------------------------------------- the picture

  function pointTip(knob, {value, speedup, rate, mean_acceptance_length: length, drafted, formula}) {
    const parts = [speedup ? `${timesWords(speedup.median)}, spread ${spreadWords(speedup)}` : 'not measured yet'];
    if (isKnown(rate)) parts.push(`${percent(rate)} of the judged tokens accepted`);
    if (isKnown(length)) parts.push(`mean_acceptance_length ${length.toFixed(2)}`);
    if (isKnown(drafted)) parts.push(`${drafted.toFixed(1)} drafted a round`);
    if (isKnown(formula)) parts.push(`formula ${timesWords(formula)}`);
    return `${knob} = ${value}: ${parts.join('; ')}`;
  }

  function drawPicture({knob, points, curve, measured_curve: measured, leader, best}) {
    const scale = isScale(points);
    const values = scale ? points.map(({value}) => Number(value)) : points.map((_, i) => i);
    const speeds = points.flatMap(({speedup, formula}) => [speedup && speedup.low, speedup && speedup.high, formula]);
    const range = rangeOfSpeed(speeds.concat(curve.map(([, y]) => y), measured.map(([, y]) => y)), scale);
    const plot = plotIn(part('settings'), {height: 330, x: rangeOf(values, curve, scale), y: range, left: 40, right: 22, top: 34, bottom: scale ? 38 : 54});
    const back = [
      ...namesBelow(plot, points, values, scale),
      ...axisMarks(plot, {xTicks: [], yTicks: ticksWithin(...range, 5), xTitle: knob, yTitle: 'speed-up'}),
      lineMark('gp-unity', plot.left, plot.y(1), plot.width - plot.right, plot.y(1)),
      pathMark('gp-theory gp-dashed', curve.map(([x, y]) => [plot.x(x), plot.y(y)])),
      pathMark('gp-theory gp-dotted', measured.map(([x, y]) => [plot.x(x), plot.y(y)])),
      pathMark('gp-median-course', scale ? points.map((point, i) => [point, values[i]]).filter(([{speedup}]) => speedup).sort(([, a], [, b]) => a - b).map(([{speedup}, x]) => [plot.x(x), plot.y(speedup.median)]) : []),
    ];
    const told = namedPoints(points, values.map(plot.x), leader);
    plot.draw(`Speed-up over ${knob}`, [back, points.map((point, i) => settingMark(plot, knob, point, {x: plot.x(values[i]), scale, isBest: point.group === best, named: told.has(point)}))]);
    showIf(part('of-formula'), curve.length > 0);
    showIf(part('of-verify'), measured.length > 0);
    showIf(part('of-own'), points.some(({formula}) => isKnown(formula)));
  }

  // The ends of the axis: room for half a column at each side, or for the curves.
  function rangeOf(values, curve, scale) {
    if (!scale || !values.length) return [-0.5, Math.max(values.length, 1) - 0.5];
    const all = [...values, ...curve.map(([x]) => x)];
    const room = (Math.max(...all) - Math.min(...all) || 1) * 0.08;
    return [Math.min(...all) - room, Math.max(...all) + room];
  }

  // The points that have room for their speed-up beside them; the one that leads has it first.
  function namedPoints(points, places, leader) {
    const room = 50;
    const taken = [];
    const order = points.map((point, i) => [point, places[i]]).sort(([a], [b]) => Number(b.group === leader) - Number(a.group === leader));
    return new Set(order.filter(([point, x]) => {
      const size = point.group === leader ? 1.4 : 1;
      const free = taken.every(([other, otherSize]) => Math.abs(other - x) >= room * (size + otherSize) / 2);
      if (free) taken.push([x, size]);
      return free;
    }).map(([point]) => point));
  }

  // Columns stand on 0; points may stand anywhere around 1.
  function rangeOfSpeed(speeds, scale) {
    const known = [0.85, 1.15, ...speeds.filter(isKnown)];
    const [low, high] = [Math.min(...known), Math.max(...known)];
    return scale ? [Math.max(0, low - (high - low) * 0.12), high + (high - low) * 0.12] : [0, high * 1.12];
  }

  // The values under the axis, as far as there is room for them; of a long name each word in its own line.
  function namesBelow(plot, points, values, scale) {
    const named = points.map(({value}, i) => [plot.x(values[i]), scale ? [value] : value.split('_')]).sort(([a], [b]) => a - b);
    const floor = plot.height - plot.bottom;
    let free = -Infinity;
    return named.flatMap(([x, lines]) => {
      const half = Math.max(...lines.map(({length}) => length)) * 3.5;
      if (x - half < free) return [];
      free = x + half + 5;
      return [lineMark('gp-guide', x, floor, x, floor + 4), ...lines.map((words, i) => textMark('', x, floor + 17 + 14 * i, words))];
    });
  }

  function settingMark(plot, knob, point, {x, scale, isBest, named}) {
    const {speedup, formula} = point;
    const marks = [];
    if (isKnown(formula)) marks.push(['path', 'gp-own-formula', {d: diamond(x, plot.y(formula), 6)}, []]);
    if (speedup) {
      const y = plot.y(speedup.median);
      if (!scale) marks.unshift(['rect', 'gp-column', {x: pixel(x - 26), y: pixel(y), width: 52, height: pixel(plot.y(0) - y)}, []]);
      marks.push(...spreadMarks(x, plot.y(speedup.low), plot.y(speedup.high)), ['circle', 'gp-measured', {cx: pixel(x), cy: pixel(y), r: 6}, []]);
      const [low, high] = [plot.y(speedup.low), plot.y(speedup.high)];
      const below = isKnown(formula) && Math.abs(plot.y(formula) - high + 13) < 17 && low + 24 < plot.y(0);
      if (named) marks.push(textMark(`gp-halo${isBest ? ' gp-strong gp-told-best' : ''}`, x, below ? low + 18 : high - 8, (isBest ? '★ ' : '') + timesWords(speedup.median)));
    }
    marks.push(['rect', 'gp-catch', {x: pixel(x - 16), y: plot.top, width: 32, height: plot.height - plot.top - plot.bottom}, []]);
    return toldMark('', pointTip(knob, point) + (isBest ? '; the best' : ''), marks);
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

  new ResizeObserver(() => applies() && draw()).observe(root);

  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && (changes.found || changes.status)) draw();
  };
}
