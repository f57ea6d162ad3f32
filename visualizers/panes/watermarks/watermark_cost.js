// What a watermark costs against its strength, the bias of green lists or the number of SynthID's keys: perplexity, z, the
// share of green tokens, and how many likely candidates were made less likely. What it shows was found by
// playground/experiments/watermark_findings.py.

import {spreadWords, stillMissing, timesWords} from '../assisted/speculation.js';
import {drawChart} from '../charts/chart.js';
import {dress} from '../charts/marks.js';
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

  function drawPictures(values) {
    const green = values.kind === 'green';
    for (const name of ['perplexity', 'score', 'share', 'suppressed']) drawChart(part(name), group.charts[name]);
    say(part('share-name'), green ? 'Green tokens' : 'Mean g-value');
    part('share-name').dataset.tip = green ? 'Green tokens / tokens scored, of all texts of a value together.' : 'The mean of all g-values of a value’s texts: 0.5 without the watermark.';
    showIf(part('of-suppressed'), Boolean(group.charts.suppressed));
    showIf(part('limits'), green);
    showIf(part('of-expected'), values.points.some(({expected}) => isKnown(expected)));
    say(part('suppressed-name'), 'Suppressed candidates');
    part('suppressed-name').dataset.tip = `Of the ${many(values.candidates, 'candidate')} that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.`;
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

  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && (changes.found || changes.status)) draw();
  };
}
