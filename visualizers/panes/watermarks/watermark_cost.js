// What a watermark costs against its strength, the bias of green lists or the number of SynthID's keys: perplexity, z, the
// share of green tokens, and how many likely candidates were made less likely. What it shows was found by
// playground/experiments/watermark_findings.py.

import {spreadWords, stillMissing, timesWords} from '../assisted/speculation.js';
import {diamond, spreadMarks} from '../assisted/speed_pictures.js';
import {dress, lineMark, pathMark, textMark, toldMark} from '../charts/marks.js';
import {axisMarks, plotIn, powerTicks, ticksWithin} from '../charts/plot.js';
import {FEWEST_VALUES} from '../core/claims.js';
import {fit, sayAttributes, showIf} from '../core/dom_patch.js';
import {count, make, many, percent, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {zWords} from './detection_words.js';
import {watermarkWords} from './marked.js';

// A column of the table; `words` of a point.
/** @typedef {[name: string, words: (point: any) => string, tip?: string]} Column */
/** @type {(is: boolean, column: Column) => Column[]} */
const columnIf = (is, column) => (is ? [column] : []);

export function watermarkCostPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const applies = () => group.answered('cost');
  const known = ({perplexity, score}) => Boolean(perplexity && score);
  const strengthWords = ({knob}, value) => (knob === 'keys' ? many(value, 'key') : `bias ${Number(value.toFixed(3))}`);

  // ---------------------------------------------------------------------------------------------- the answer

  // The weakest mark from which on the median z is surely above the threshold, and what it costs.
  function answerOf(values) {
    const [plain, ...points] = values.points;
    const marked = points.filter(known).sort((a, b) => a.value - b.value);
    if (!known(plain) || !marked.length) return ['wait', '…', group.done ? 'No answer' : 'Not known yet', group.done ? 'A text without the watermark and one with it must have been scored.' : 'The first texts are being written.'];
    const so = group.running ? ' so far' : '';
    const told = (point) => `At ${strengthWords(values, point.value)}, the median z is ${zWords(point.score.median)}${point.score.high > point.score.low ? `, spread ${zWords(point.score.low)} to ${zWords(point.score.high)}` : ''}; ${priceWords(point, plain)}`;
    if (marked.every(({found}) => found === 'few')) return ['wait', '…', group.done ? 'No answer' : 'Not known yet', `${told(marked.at(-1))} ${many(Math.max(...marked.map(({texts}) => texts)), 'text of each strength is', 'texts of each strength are')} too few to tell: it takes ${FEWEST_VALUES}.`];
    const first = marked[marked.findLastIndex(({found}) => found !== 'above') + 1];
    if (first) return ['good', '◆', `Found from ${strengthWords(values, first.value)} on${so}`, `The threshold is ${values.threshold}. ${told(first)}`];
    const sure = marked.filter(({found}) => found === 'above');
    if (sure.length) return ['even', '◇', `Found at ${sure.map(({value}) => strengthWords(values, value)).join(', ')}${so}`, `At the strongest it is not sure. ${told(marked.at(-1))}`];
    const none = marked.every(({found}) => found === 'below');
    return ['even', '◇', `${none ? 'Not found' : 'Not surely found'} at any strength${so}`, `The threshold is ${values.threshold}. ${told(marked.at(-1))} Longer texts help.`];
  }

  // The perplexity of a strength beside that without the watermark, seed by seed.
  function priceWords({perplexity, price, dearer}, plain) {
    const both = `the median perplexity is ${perplexity.median.toFixed(2)} instead of ${plain.perplexity.median.toFixed(2)}`;
    if (!price) return `${both}.`;
    const times = `seed by seed it is ${timesWords(price.median)}${price.high > price.low ? `, spread ${spreadWords(price)}` : ''}`;
    return `${both}; ${times}${{open: ': no clear cost', few: ', of too few seeds to tell'}[dearer] || ''}.`;
  }

  function drawAnswer(values) {
    const [verdict, sign, words, more] = answerOf(values);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), more);
    if (group.done) say(part('told'), `${words}. ${more}`);
    say(part('missing'), stillMissing(group, values));
    say(part('about'), values.knob === 'keys' ? `SynthID, n-grams of ${values.watermark.ngram_len}` : watermarkWords(values.watermark).replace(/, bias [^,]*/, ''));
  }

  // ---------------------------------------------------------------------------------------------- the pictures

  // `of(point)` is {median, low, high}, a number or null; `base` a level line and its words, or null; `expected(point)` a
  // number or null; `words(value)` how a value is told, `words(value, true)` at a tick. With `ratios`, values that are far
  // apart stand on a logarithmic scale.
  /**
   * @param {HTMLElement} box
   * @param {any} values
   * @param {{of: (point: any) => any, base: number | null, expected?: (point: any) => number | null,
   *   words: (value: number, tick?: boolean) => string, threshold?: number | null, name: string, from?: number | null,
   *   ratios?: boolean}} what
   */
  function picture(box, values, {of, base, expected = () => null, words, threshold = null, name, from = null, ratios = false}) {
    const points = values.points.slice(1).map((point) => {
      const value = of(point);
      return {point, value: isKnown(value) ? {median: value, low: value, high: value} : value, reckoned: expected(point)};
    }).filter(({value}) => value).sort((a, b) => a.point.value - b.point.value);
    const all = values.points.slice(1).map(({value}) => value);
    const ends = points.flatMap(({value, reckoned}) => [value.low, value.high, ...(isKnown(reckoned) ? [reckoned] : [])]);
    if (isKnown(base)) ends.push(base);
    if (isKnown(threshold)) ends.push(threshold);
    if (from !== null) ends.push(from);
    if (!ends.length) ends.push(0, 1);
    const wide = ratios && Math.min(...ends) > 0 && Math.max(...ends) > 12 * Math.min(...ends);
    const scale = wide ? Math.log : (value) => value;
    const [least, most] = [scale(Math.min(...ends)), scale(Math.max(...ends))];
    const room = (most - least || 1) * 0.1;
    const range = [from !== null && least >= from ? from : least - room, most + room];
    const yTicks = wide ? powerTicks(...range.map(Math.exp)).map((tick) => [scale(tick), String(tick)]) : ticksWithin(...range, 4).map((tick) => [tick, words(tick, true)]);
    const side = (Math.max(...all) - Math.min(...all) || 1) * 0.06;
    const drawing = plotIn(box, {height: 236, x: [Math.min(...all) - side, Math.max(...all) + side], y: range, left: 52, top: 30});
    const plot = {...drawing, y: (value) => drawing.y(scale(value))};
    const end = plot.width - plot.right;
    const back = [
      ...axisMarks(drawing, {xTicks: ticksWithin(Math.min(...all), Math.max(...all), plot.inner / 70), yTicks, xTitle: values.knob === 'keys' ? 'keys' : 'bias', yTitle: wide ? 'logarithmic scale' : ''}),
      ...(isKnown(base) ? [lineMark('gp-unity', plot.left, plot.y(base), end, plot.y(base))] : []),
      ...(isKnown(threshold) ? [lineMark('gp-z-threshold', plot.left, plot.y(threshold), end, plot.y(threshold)), textMark('gp-halo', end, plot.y(threshold) + 14, `threshold ${threshold}`, 'end')] : []),
      pathMark('gp-course', points.map(({point, value}) => [plot.x(point.value), plot.y(value.median)])),
      pathMark('gp-z-expected', points.filter(({reckoned}) => isKnown(reckoned)).map(({point, reckoned}) => [plot.x(point.value), plot.y(reckoned)])),
    ];
    const marks = points.map(({point, value, reckoned}) => {
      const [x, y] = [plot.x(point.value), plot.y(value.median)];
      const spread = value.high > value.low ? `, spread ${words(value.low)} to ${words(value.high)}` : '';
      const told = `${strengthWords(values, point.value)}: ${name} ${words(value.median)}${spread}${isKnown(reckoned) ? `, expected at least ${words(reckoned)}` : ''}${isKnown(base) ? `; without the watermark ${words(base)}` : ''}`;
      return toldMark('', told, [...spreadMarks(x, plot.y(value.low), plot.y(value.high)), ['path', 'gp-measured', {d: diamond(x, y, 6)}, []]]);
    });
    plot.draw(`${name} over the ${values.knob === 'keys' ? 'number of keys' : 'bias'}`, [back, marks]);
  }

  function drawPictures(values) {
    const [plain] = values.points;
    const green = values.kind === 'green';
    picture(part('perplexity'), values, {of: ({perplexity}) => perplexity, base: plain.perplexity && plain.perplexity.median, words: (value) => value.toFixed(2), name: 'perplexity', ratios: true});
    picture(part('score'), values, {of: ({score}) => score, base: plain.score && plain.score.median, threshold: values.threshold, words: (value, tick) => (tick ? String(value).replace('-', '−') : zWords(value)), name: 'z'});
    say(part('share-name'), green ? 'Green tokens' : 'Mean g-value');
    part('share-name').dataset.tip = green ? 'Green tokens / tokens scored, of all texts of a value together.' : 'The mean of all g-values of a value’s texts: 0.5 without the watermark.';
    const share = green ? percent : (value) => value.toFixed(3);
    picture(part('share'), values, {of: (point) => point.share, base: plain.share, expected: (point) => point.expected, words: share, name: green ? 'green' : 'mean g'});
    const suppressed = values.points.slice(1).some((point) => isKnown(point.suppressed));
    showIf(part('of-suppressed'), suppressed);
    showIf(part('limits'), green);
    showIf(part('of-expected'), values.points.some(({expected}) => isKnown(expected)));
    if (!suppressed) return;
    say(part('suppressed-name'), 'Suppressed candidates');
    part('suppressed-name').dataset.tip = `Of the ${many(values.candidates, 'candidate')} that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.`;
    picture(part('suppressed'), values, {of: (point) => point.suppressed, base: null, words: (value, tick) => (tick ? String(value) : value.toFixed(2)), name: `suppressed of ${values.candidates}`, from: 0});
  }

  // ---------------------------------------------------------------------------------------------- the table

  function drawTable(values) {
    const green = values.kind === 'green';
    /** @type {Column[]} */
    const columns = [
      [values.knob === 'keys' ? 'keys' : 'bias', ({value}) => (value === null ? 'none' : String(value))],
      ['texts', ({texts}) => count(texts)],
      ['perplexity', ({perplexity: p}) => (p ? p.median.toFixed(2) : '–')],
      ['z', ({score}) => (score ? zWords(score.median) : '–')],
      [green ? 'green' : 'mean g', ({share}) => (isKnown(share) ? (green ? percent(share) : share.toFixed(3)) : '–')],
      ...columnIf(values.points.some(({expected}) => isKnown(expected)), ['expected at least', ({expected}) => (isKnown(expected) ? percent(expected) : '–')]),
      ...columnIf(values.points.slice(1).some(({suppressed}) => isKnown(suppressed)), [`suppressed of ${values.candidates}`, ({suppressed}) => (isKnown(suppressed) ? suppressed.toFixed(2) : '–')]),
      ...columnIf(values.points.some(({moved}) => isKnown(moved)), ['moved to green', ({moved}) => (isKnown(moved) ? percent(moved) : '–'), 'How much probability the watermark took from red candidates and gave to green ones at a step, on average.']),
    ];
    const table = root.querySelector('table.gp-numbers');
    const [head] = fit(table.tHead, 1, () => make('tr'));
    const heads = fit(head, columns.length, () => make('th', '', null, {scope: 'col'}));
    columns.forEach(([name, , tip], i) => {
      say(heads[i], name);
      dress(heads[i], {scope: 'col', ...(tip ? {tabindex: 0, 'data-tip': tip} : {})});
    });
    const rows = fit(table.tBodies[0], values.points.length, () => make('tr'));
    values.points.forEach((point, i) => {
      if (!rows[i].firstChild) rows[i].append(make('th', '', null, {scope: 'row'}));
      const cells = fit(rows[i], columns.length, () => make('td'));
      columns.forEach(([, words], j) => say(cells[j], words(point)));
    });
  }

  function draw() {
    drawAnswer(group.found);
    drawPictures(group.found);
    drawTable(group.found);
  }

  new ResizeObserver(() => applies() && drawPictures(group.found)).observe(root);

  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && (changes.found || changes.status)) draw();
  };
}
