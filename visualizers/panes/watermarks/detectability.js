// How surely a watermark is found: the scores of texts with it and without it, the ROC curve, the detection rates at fixed
// false-positive rates and how little few samples tell of these, and all of it over the length of the texts. What it shows
// was found by playground/experiments/watermark_detectability.py; the charts are those of visualizers/figures/detectability.py.

import {stillMissing} from '../assisted/speculation.ts';
import {drawChart, withLine, withPoint} from '../charts/chart.tsx';
import {fit, sayAttributes, showIf, svg} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {SCORES} from '../core/tables.ts';
import {count, make, named, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms, tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {zWords} from './detection_words.js';
import {watermarkWords} from './marked.js';
import {pValue, pWords} from './watermarks.js';

const scoreName = (name) => (Object.hasOwn(SCORES, name) ? t(SCORES[name][0]) : name);

export function detectabilityPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const [which, field] = [part('which'), part('threshold')];
  const thresholds = {}; // by the name of a score, where a person has changed it
  let chosen = null; // the name of the score that a person has chosen

  const LEAST_LEVEL = 0.01; // the false-positive rate that is told first where the texts can show it
  const applies = () => group.answered('sure');
  const isKnownScore = ({auc}) => isKnown(auc);
  // The score that is shown: the one that a person chose, else that of a detector that was just trained, else the first.
  const place = ({scores, learned}) => {
    const found = scores.findIndex(({name}) => name === chosen);
    return found >= 0 ? found : learned ? scores.length - 1 : 0;
  };
  const thresholdOf = (name) => thresholds[name] ?? (name === 'posterior' ? 0.5 : group.found.threshold);

  which.addEventListener('change', () => {
    chosen = which.value;
    draw();
  });
  field.addEventListener('input', () => {
    if (!Number.isFinite(field.valueAsNumber) || Math.abs(field.valueAsNumber) > 100) return; // the last one holds
    thresholds[group.found.scores[place(group.found)].name] = field.valueAsNumber;
    drawShown(group.found);
  });

  // ---------------------------------------------------------------------------------------------- the answer

  // A rate is named where so many texts can show it, and something is said to be found where its interval is apart from that
  // of false positives.
  function answerOf({counts, scores, fewest}, score) {
    const open = group.done ? t('No answer') : t('Not known yet');
    if (!isKnownScore(score)) return ['wait', '…', open, group.done ? t('At least one text without the watermark and one with it must be scored.') : t('The first texts are being written.')];
    const [rate] = score.rates;
    if (Math.min(...counts) < fewest) {
      return ['wait', '…', open, tn(
        counts[1],
        '{count} text with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.',
        '{count} texts with the watermark and {plain} without it are too few to tell: {fewest} of each are needed.',
        {plain: count(counts[0]), fewest: count(fewest)},
      )];
    }
    const values = {found: count(rate.detected), number: count(rate.marked), rate: percent(rate.level)};
    const words = group.running ? t('{found} of {number} found at {rate} false positives so far', values) : t('{found} of {number} found at {rate} false positives', values);
    const more = [...intervalWords(rate, scores.length > 1 ? scoreName(score.name) : ''), t('AUC of these texts: {auc}.', {auc: fixed(score.auc, 3)})].join(' ');
    return [rate.apart ? 'good' : 'even', rate.apart ? '◆' : '◇', words, more];
  }

  // Where the true rates lie, in sentences; `score` is told where there are several.
  function intervalWords(rate, score) {
    const [low, high] = rate.found_between.map(percent);
    const passed = {number: count(rate.false_positives), share: percent(rate.false_between[1])};
    const told = [
      score
        ? t('By the {score}, the true detection rate is between {low} and {high}.', {score, low, high})
        : t('The true detection rate is between {low} and {high}.', {low, high}),
      rate.false_positives
        ? t('Of the texts without the watermark, {number} passed, so the true false-positive rate may be up to {share}.', passed)
        : t('Of the texts without the watermark, none passed, but the true false-positive rate may be up to {share}.', passed),
    ];
    if (rate.level > LEAST_LEVEL) told.push(tn(rate.plain, '{rate} is the smallest rate that {count} text without it can show.', '{rate} is the smallest rate that {count} texts without it can show.', {rate: percent(rate.level)}));
    if (!rate.apart) told.push(t('The intervals overlap: it is not known whether more are found than pass by chance.'));
    return told;
  }

  function drawAnswer(values) {
    const [verdict, sign, words, more] = answerOf(values, values.scores[place(values)]);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), more);
    if (group.done) say(part('told'), `${words}. ${more}`);
    say(part('missing'), stillMissing(group, values));
    say(part('about'), [watermarkWords(values.watermark), ...(values.learned ? [t('only the texts that no detector was trained on')] : [])].join(' · '));
    const {left_out: left, problem} = values;
    showIf(part('warning'), left > 0);
    const why = problem ? `${t(problem.message)} ${t(problem.fix)}` : t('No token in them counts.');
    say(part('warning'), left > 0 ? `⚠ ${tn(left, '{count} text was not scored.', '{count} texts were not scored.')} ${why}` : '');
  }

  // ---------------------------------------------------------------------------------------------- at a threshold

  const above = (values, threshold) => values.filter((value) => value > threshold).length;

  function thresholdPoint({values, name}, threshold) {
    const [plain, marked] = values.map((each) => above(each, threshold));
    const [x, y] = [plain / values[0].length, marked / values[1].length];
    const told = [tn(
      values[1].length,
      'Above {threshold}: {marked} of {count} text with the watermark ({found}), and {plain} of {others} without it ({passed}).',
      'Above {threshold}: {marked} of {count} texts with the watermark ({found}), and {plain} of {others} without it ({passed}).',
      {threshold: Number(threshold.toFixed(2)), marked: count(marked), found: percent(y), plain: count(plain), others: count(values[0].length), passed: percent(x)},
    )];
    if (name !== 'posterior') told.push(t('If scores without the watermark were standard normal, {share} would pass.', {share: pWords(pValue(threshold))}));
    return {x, y, words: told.join(' ')};
  }

  // Whether a standard deviation of so many values is surely (95%) above 1: the chi-square distribution by Wilson and Hilferty.
  function isWide(deviation, number) {
    const part = 2 / (9 * (number - 1));
    return deviation ** 2 > (1 - part + 1.645 * Math.sqrt(part)) ** 3;
  }

  function spreadWordsOf({values, normal, name}) {
    if (name === 'posterior' || !normal[0]) return '';
    const [plain, marked] = normal.map((fit) => fit && {mean: zWords(fit[0]), deviation: fixed(fit[1], 2)});
    const told = [
      t('Without the watermark: mean {mean}, standard deviation {deviation}; in theory 0 and 1.', plain),
      marked ? t('With it: mean {mean}, standard deviation {deviation}.', marked) : t('With it: too few texts.'),
    ];
    if (isWide(normal[0][1], values[0].length)) told.push(t('The scores without the watermark scatter more than in theory, as they do where phrases repeat: try “{option}”.', {option: t('count repeated n-grams once')}));
    return told.join(' ');
  }

  // ---------------------------------------------------------------------------------------------- the table

  function drawRates({scores}) {
    const rows = scores.filter(isKnownScore).flatMap((score) => score.rates.map((rate) => [score, rate]));
    const shown = fit(root.querySelector('.gp-rates tbody'), rows.length, () => {
      const row = make('tr');
      row.append(make('th', '', null, {scope: 'row'}), ...Array.from({length: 4}, () => {
        const cell = make('td');
        cell.append(make('span'), ' ', make('small'));
        return cell;
      }));
      return row;
    });
    rows.forEach(([score, rate], i) => {
      const [name, level, samples, reckoned, truth] = shown[i].cells;
      const [low, high] = rate.found_between.map(percent);
      say(name, scoreName(score.name));
      fill(level, percent(rate.level), '');
      if (rate.shown) fill(samples, percent(rate.detected / rate.marked), isKnown(rate.threshold) ? t('({low} to {high}), threshold {threshold}', {low, high, threshold: zWords(rate.threshold)}) : t('({low} to {high})', {low, high}));
      else fill(samples, t('not known'), tn(Math.ceil(1 / rate.level - 1e-9), 'needs {count} text without it', 'needs {count} texts without it'));
      fill(reckoned, rate.normal ? percent(rate.normal.rate) : '–', rate.normal ? t('threshold {value}', {value: zWords(rate.normal.threshold)}) : '');
      if (rate.shown) fill(truth, t('up to {share}', {share: percent(rate.false_between[1])}), t('{passed} of {number} passed', {passed: count(rate.false_positives), number: count(rate.plain)}));
      else fill(truth, '–', '');
    });
  }

  function fill(cell, words, more) {
    say(cell.children[0], words);
    say(cell.children[1], more);
  }

  function fewWords({scores}) {
    const [{rates}] = scores.filter(isKnownScore);
    const tight = rates.filter(({shown}) => !shown).map(({level}) => percent(level));
    if (!tight.length) return '';
    const [first, second] = tight;
    const few = tn(
      rates[0].plain,
      'With {count} text without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.',
      'With {count} texts without the watermark, a false-positive rate of {rate} is less than one text, so the samples cannot show it.',
      {rate: second ? t('{first} or {second}', {first, second}) : first},
    );
    return `${few} ${t('The normal distributions reach further, as far as the scores are normal.')}`;
  }

  // ---------------------------------------------------------------------------------------------- all of it

  function drawShown(values) {
    const score = values.scores[place(values)];
    showIf(part('shown'), isKnownScore(score));
    if (!isKnownScore(score)) return;
    const threshold = thresholdOf(score.name);
    if (document.activeElement !== field) field.value = threshold;
    const here = thresholdPoint(score, threshold);
    drawChart(part('scores'), withLine(group.charts[`scores ${score.name}`], threshold, t('threshold {value}', {value: Number(threshold.toFixed(2))})));
    say(part('at-threshold'), here.words);
    say(part('spreads'), spreadWordsOf(score));
    showIf(part('of-fit'), score.name !== 'posterior' && score.normal.some(Boolean));
    const known = values.scores.filter(isKnownScore);
    drawChart(part('roc'), withPoint(group.charts[`roc ${score.name}`], here));
    keysOf(part('roc-keys'), known.map(({name, auc}, i) => [i === known.indexOf(score) ? 'gp-roc-main' : `gp-roc-other gp-roc-${i % 3}`, t('{score}: AUC {auc}', {score: scoreName(name), auc: fixed(auc, 3)}), t(named(SCORES, name, ['', '', ''])[2]), 'auc']));
    drawRates(values);
    say(part('few'), fewWords(values));
    showIf(part('of-lengths'), values.lengths.length > 1);
    if (values.lengths.length < 2) return;
    drawChart(part('lengths-box'), group.charts.lengths);
    const scoreWords = values.kind === 'synthid' ? t('mean g') : 'z';
    keysOf(part('length-keys'), [
      ['gp-z-measured', t('found at {rate} false positives, by {score}, from the samples', {rate: levelWords(values.lengths), score: scoreWords}), t('The threshold is the laxest that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.'), 'detection-rate'],
      ['gp-z-expected', t('the same by normal distributions'), t('As if the scores at each length were normal.'), 'detection-rate'],
      ['gp-z-other', t('AUC'), t('How often a cut text with the watermark scores higher than one without: 50% is guessing.'), 'auc'],
    ]);
  }

  // The false-positive rates of the lengths, which differ where fewer texts are so long.
  function levelWords(lengths) {
    const levels = lengths.map(({levels: [level]}) => level);
    const [low, high] = [Math.min(...levels), Math.max(...levels)].map(percent);
    return low === high ? low : t('{low} to {high}', {low, high});
  }

  // A legend of lines: [class, words, meaning, term].
  function keysOf(box, keys) {
    const rows = fit(box, keys.length, () => {
      const one = make('span');
      const sample = svg('svg');
      sayAttributes(sample, {width: 26, height: 8, 'aria-hidden': 'true'});
      sample.append(svg('path'));
      one.append(sample, make('span'));
      return one;
    });
    keys.forEach(([look, words, meaning, term], i) => {
      sayAttributes(rows[i].firstChild.firstChild, {class: look, d: 'M1 4H25'});
      say(rows[i].lastChild, words);
      tipOfTerm(rows[i].lastChild, term, () => '', {meaning});
    });
  }

  // The score that is shown, at the least rate of false positives that the texts can show.
  function shownRate() {
    const {found} = group;
    const score = found && found.scores[place(found)];
    if (!score || !isKnownScore(score)) return null;
    return {score, rate: score.rates.find(({shown}) => shown) || score.rates[0]};
  }

  /** @type {(words: (shown: {score: any, rate: any}) => string) => () => string} */
  const ofShown = (words) => () => {
    const shown = shownRate();
    const told = shown && words(shown);
    return told ? t('{name}: {words}.', {name: scoreName(shown.score.name), words: told}) : '';
  };

  runsOfTerms(root, {
    roc: ofShown(({score}) => `AUC ${fixed(score.auc, 3)}`),
    level: ofShown(({rate}) => t('{passed} of {number} passed = {share}', {passed: count(rate.false_positives), number: count(rate.plain), share: percent(rate.false_positives / rate.plain)})),
    found: ofShown(({rate}) => t('{found} of {number} found = {share}', {found: count(rate.detected), number: count(rate.marked), share: percent(rate.detected / rate.marked)})),
    normal: ofShown(({rate}) => (rate.normal ? t('{share} above {threshold}', {share: percent(rate.normal.rate), threshold: zWords(rate.normal.threshold)}) : '')),
    truth: ofShown(({rate}) => t('{passed} of {number} passed; the true rate may be up to {share}', {passed: count(rate.false_positives), number: count(rate.plain), share: percent(rate.false_between[1])})),
    spread: () => {
      const shown = shownRate();
      return shown ? spreadWordsOf(shown.score) : '';
    },
  });

  function drawScoreNames({scores}) {
    showIf(part('of-score'), scores.length > 1);
    const key = scores.map(({name}) => name).join();
    if (which.dataset.key === key) return;
    which.dataset.key = key;
    which.replaceChildren(...scores.map(({name}) => make('option', '', scoreName(name), {value: name})));
    which.value = scores[place(group.found)].name;
  }

  function draw() {
    drawScoreNames(group.found);
    drawAnswer(group.found);
    drawShown(group.found);
  }

  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && (changes.found || changes.status)) draw();
  };
}
