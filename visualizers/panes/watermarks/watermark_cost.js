// What a watermark costs against its strength, the bias of green lists or the number of SynthID's keys: perplexity, z, the
// share of green tokens, and how many likely candidates were made less likely. What it shows was found by
// playground/experiments/watermark_findings.py.

import {spreadWords, stillMissing, timesWords} from '../assisted/speculation.ts';
import {drawChart} from '../charts/chart.tsx';
import {FEWEST_VALUES} from '../core/claims.ts';
import {fit, sayAttributes, showIf} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {inARow} from '../core/run_sums.ts';
import {count, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {zWords} from './detection_words.js';
import {watermarkKindWords} from './marked.js';

// A column of the table; `words` of a point, and the term with its other words.
/** @typedef {[name: string, words: (point: any) => string, term?: string, own?: {meaning?: string, formula?: string, unit?: string}]} Column */
/** @type {(is: boolean, column: Column) => Column[]} */
const columnIf = (is, column) => (is ? [column] : []);

export function watermarkCostPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const applies = () => group.answered('cost');
  const known = ({perplexity, score}) => Boolean(perplexity && score);
  const strengthWords = ({knob}, value) => (knob === 'keys' ? tn(value, '{count} key', '{count} keys') : t('bias {value}', {value: Number(value.toFixed(3))}));

  // ---------------------------------------------------------------------------------------------- the answer

  // The weakest mark from which on the median z is surely above the threshold, and what it costs.
  function answerOf(values) {
    const [plain, ...points] = values.points;
    const marked = points.filter(known).sort((a, b) => a.value - b.value);
    const open = group.done ? t('No answer') : t('Not known yet');
    if (!known(plain) || !marked.length) return ['wait', '…', open, group.done ? t('At least one text without the watermark and one with it must be scored.') : t('The first texts are being written.')];
    const threshold = t('The threshold is {threshold}.', {threshold: values.threshold});
    const told = (point) => [scoreWords(values, point), ...priceWords(point, plain)].join(' ');
    if (marked.every(({found}) => found === 'few')) {
      const most = Math.max(...marked.map(({texts}) => texts));
      const few = tn(most, '{count} text of each strength is too few to tell: {fewest} are needed.', '{count} texts of each strength are too few to tell: {fewest} are needed.', {fewest: FEWEST_VALUES});
      return ['wait', '…', open, `${told(marked.at(-1))} ${few}`];
    }
    const first = marked[marked.findLastIndex(({found}) => found !== 'above') + 1];
    if (first) {
      const strength = strengthWords(values, first.value);
      return ['good', '◆', group.running ? t('Found from {strength} on, so far', {strength}) : t('Found from {strength} on', {strength}), `${threshold} ${told(first)}`];
    }
    const sure = marked.filter(({found}) => found === 'above');
    if (sure.length) {
      const strengths = sure.map(({value}) => strengthWords(values, value)).join(', ');
      return ['even', '◇', group.running ? t('Found at {strengths}, so far', {strengths}) : t('Found at {strengths}', {strengths}), `${t('At the strongest it is not certain.')} ${told(marked.at(-1))}`];
    }
    const none = marked.every(({found}) => found === 'below');
    return ['even', '◇', notFoundWords(none), `${threshold} ${told(marked.at(-1))} ${t('Longer texts help.')}`];
  }

  function notFoundWords(none) {
    if (none) return group.running ? t('Not found at any strength so far') : t('Not found at any strength');
    return group.running ? t('Not reliably found at any strength so far') : t('Not reliably found at any strength');
  }

  function scoreWords(values, {value, score: {median, low, high}}) {
    const words = {strength: strengthWords(values, value), median: zWords(median), low: zWords(low), high: zWords(high)};
    return high > low ? t('At {strength}, the median z is {median}, interval {low} to {high}.', words) : t('At {strength}, the median z is {median}.', words);
  }

  // The perplexity of a strength beside that without the watermark, seed by seed.
  function priceWords({perplexity, price, dearer}, plain) {
    const both = t('The median perplexity is {marked} instead of {plain}.', {marked: fixed(perplexity.median, 2), plain: fixed(plain.perplexity.median, 2)});
    if (!price) return [both];
    const words = {times: timesWords(price.median), interval: spreadWords(price)};
    return [
      both,
      price.high > price.low ? t('Seed by seed it is {times}, interval {interval}.', words) : t('Seed by seed it is {times}.', words),
      ...(dearer === 'open' ? [t('That is not a clear cost.')] : dearer === 'few' ? [t('These are too few seeds to tell.')] : []),
    ];
  }

  function drawAnswer(values) {
    const [verdict, sign, words, more] = answerOf(values);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), more);
    if (group.done) say(part('told'), `${words}. ${more}`);
    say(part('missing'), stillMissing(group, values));
    say(part('about'), watermarkKindWords(values.watermark));
  }

  // ---------------------------------------------------------------------------------------------- the pictures

  function drawPictures(values) {
    const green = values.kind === 'green';
    for (const name of ['perplexity', 'score', 'share', 'suppressed']) drawChart(part(name), group.charts[name]);
    say(part('share-name'), green ? t('Green tokens') : t('Mean g-value'));
    tipOfTerm(part('share-name'), green ? 'green-list' : 'g-value', () => ofEach(shareOf), {meaning: green ? t('Green tokens / tokens scored, of all texts of a strength together.') : t('The mean of all g-values of the texts of a strength: 0.5 without the watermark.'), formula: green ? t('green / scored') : 'Σ g / n', unit: green ? '%' : ''});
    showIf(part('of-suppressed'), Boolean(group.charts.suppressed));
    showIf(part('limits'), green);
    showIf(part('of-expected'), values.points.some(({expected}) => isKnown(expected)));
    say(part('suppressed-name'), t('Suppressed candidates'));
    tipOfTerm(part('suppressed-name'), green ? 'green-list' : 'g-value', () => ofEach(suppressedOf), {formula: '', unit: t('tokens'), meaning: tn(values.candidates, 'Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.', 'Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.')});
  }

  // ---------------------------------------------------------------------------------------------- the table

  // A number of each strength, in a row.
  const ofEach = (words) => inARow(group.found.points.filter((point) => words(point) !== '–').map((point) => t('{name}: {words}', {name: point.value === null ? t('none') : strengthWords(group.found, point.value), words: words(point)})));
  const perplexityOf = ({perplexity: p}) => (p ? fixed(p.median, 2) : '–');
  const zOf = ({score}) => (score ? zWords(score.median) : '–');
  const shareOf = ({share}) => (isKnown(share) ? (group.found.kind === 'green' ? percent(share) : fixed(share, 3)) : '–');
  const suppressedOf = ({suppressed}) => (isKnown(suppressed) ? fixed(suppressed, 2) : '–');
  runsOfTerms(root, {perplexity: () => ofEach(perplexityOf), score: () => ofEach(zOf)});

  function drawTable(values) {
    const green = values.kind === 'green';
    const has = (name, points = values.points) => points.some((point) => isKnown(point[name]));
    const least = t('At least this share of tokens is expected to be green, from the distributions that the model had along the texts.');
    const moved = t('How much probability the watermark moved from red candidates to green ones at a step, on average.');
    /** @type {Column[]} */
    const columns = [
      [values.knob === 'keys' ? t('keys') : t('bias'), ({value}) => (value === null ? t('none') : String(value))],
      [t('texts'), ({texts}) => count(texts), 'sample', {formula: ''}],
      [t('perplexity'), perplexityOf, 'perplexity', {meaning: t('The median of the texts of a strength.')}],
      ['z', zOf, 'z-score', {meaning: t('The median of the texts of a strength.')}],
      [green ? t('green') : t('mean g'), shareOf, green ? 'green-list' : 'g-value', {formula: green ? t('green / scored') : 'Σ g / n', unit: green ? '%' : ''}],
      ...columnIf(has('expected'), [t('expected at least'), ({expected}) => (isKnown(expected) ? percent(expected) : '–'), 'green-list', {meaning: least, formula: '', unit: '%'}]),
      ...columnIf(has('suppressed', values.points.slice(1)), [t('suppressed of {count}', {count: values.candidates}), suppressedOf, green ? 'green-list' : 'g-value', {meaning: t('How many of the likeliest tokens the watermark made less likely, on average over the positions.'), formula: '', unit: t('tokens')}]),
      ...columnIf(has('moved'), [t('moved to green'), ({moved: share}) => (isKnown(share) ? percent(share) : '–'), 'total-variation', {meaning: moved}]),
    ];
    const table = root.querySelector('table.gp-numbers');
    const [head] = fit(table.tHead, 1, () => make('tr'));
    const heads = fit(head, columns.length, () => {
      const cell = make('th', '', null, {scope: 'col'});
      cell.append(make('span'));
      return cell;
    });
    columns.forEach(([name, words, term, own], i) => {
      const place = heads[i].firstChild;
      say(place, name);
      if (term) tipOfTerm(place, term, () => ofEach(words), own);
      else for (const each of ['data-tip', 'data-term', 'tabindex']) place.removeAttribute(each);
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
