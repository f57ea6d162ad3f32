// How surely a watermark is found: the scores of texts with it and without it, the ROC curve, the detection rates at fixed
// false-positive rates and how little few samples tell of these, and all of it over the length of the texts. What it shows
// was found by playground/experiments/watermark_detectability.py; the charts are those of visualizers/figures/detectability.py.

import {stillMissing} from '../assisted/speculation.js';
import {drawChart, withLine, withPoint} from '../charts/chart.js';
import {fit, sayAttributes, showIf, svg} from '../core/dom_patch.js';
import {SCORES} from '../core/tables.js';
import {count, make, many, named, percent, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {zWords} from './detection_words.js';
import {watermarkWords} from './marked.js';
import {pValue, pWords} from './watermarks.js';

const scoreName = (name) => named(SCORES, name, [name, name, ''])[0];

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
    if (!isKnownScore(score)) return ['wait', '…', group.done ? 'No answer' : 'Not known yet', group.done ? 'A text with the watermark and one without it must have been scored.' : 'The first texts are being written.'];
    const [rate] = score.rates;
    const so = group.running ? ' so far' : '';
    if (Math.min(...counts) < fewest) return ['wait', '…', group.done ? 'No answer' : 'Not known yet', `${count(counts[1])} with the watermark and ${count(counts[0])} without it are too few texts to tell: it takes ${count(fewest)} of each.`];
    const best = scores.length > 1 ? ` by the ${scoreName(score.name)}` : '';
    const [low, high] = rate.found_between.map(percent);
    const words = `${count(rate.detected)} of ${count(rate.marked)} found at ${percent(rate.level)} false positives${so}`;
    const smallest = rate.level > LEAST_LEVEL ? `; ${percent(rate.level)} is the smallest rate that ${many(rate.plain, 'text')} without it can show` : '';
    const more = `So many texts with the watermark were found${best}: the true rate lies between ${low} and ${high}. Of the texts without it ${rate.false_positives ? count(rate.false_positives) : 'none'} passed, so up to ${percent(rate.false_between[1])} may${smallest}.`;
    const apart = rate.apart ? '' : ' These overlap: it is not known whether more are found than pass by chance.';
    return [rate.apart ? 'good' : 'even', rate.apart ? '◆' : '◇', words, `${more}${apart} AUC of these texts ${score.auc.toFixed(3)}.`];
  }

  function drawAnswer(values) {
    const [verdict, sign, words, more] = answerOf(values, values.scores[place(values)]);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), more);
    if (group.done) say(part('told'), `${words}. ${more}`);
    say(part('missing'), stillMissing(group, values));
    say(part('about'), watermarkWords(values.watermark) + (values.learned ? '; only the texts that no detector was trained on' : ''));
    const {left_out: left, problem} = values;
    showIf(part('warning'), left > 0);
    say(part('warning'), left > 0 ? `⚠ ${many(left, 'text was', 'texts were')} not scored. ${problem ? `${problem.message} ${problem.fix}` : 'They have no token that counts.'}` : '');
  }

  // ---------------------------------------------------------------------------------------------- at a threshold

  const above = (values, threshold) => values.filter((value) => value > threshold).length;

  function thresholdPoint({values, name}, threshold) {
    const [plain, marked] = values.map((each) => above(each, threshold));
    const theory = name === 'posterior' ? '' : ` If chance were normal with mean 0 and standard deviation 1, ${pWords(pValue(threshold))} would pass.`;
    return {
      x: plain / values[0].length, y: marked / values[1].length,
      words: `Above ${Number(threshold.toFixed(2))}: ${count(marked)} of ${many(values[1].length, 'text')} with the watermark (${percent(marked / values[1].length)}), and ${count(plain)} of ${count(values[0].length)} without it (${percent(plain / values[0].length)}).${theory}`,
    };
  }

  // Whether a standard deviation of so many values is surely (95%) above 1: the chi-square distribution by Wilson and Hilferty.
  function isWide(deviation, number) {
    const part = 2 / (9 * (number - 1));
    return deviation ** 2 > (1 - part + 1.645 * Math.sqrt(part)) ** 3;
  }

  function spreadWordsOf({values, normal, name}) {
    if (name === 'posterior' || !normal[0]) return '';
    const [plain, marked] = normal.map((fit) => fit && `mean ${zWords(fit[0])}, standard deviation ${fit[1].toFixed(2)}`);
    const wide = isWide(normal[0][1], values[0].length) ? ' It is wider than theory has it where phrases come again: try “repeated n-grams count once”.' : '';
    return `Without the watermark: ${plain}; theory has 0 and 1. With it: ${marked || 'too few'}.${wide}`;
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
      const between = ([low, high]) => `(${percent(low)} to ${percent(high)})`;
      const over = (threshold) => (isKnown(threshold) ? `, threshold ${zWords(threshold)}` : '');
      say(name, scoreName(score.name));
      fill(level, percent(rate.level), '');
      if (rate.shown) fill(samples, `${percent(rate.detected / rate.marked)}`, `${between(rate.found_between)}${over(rate.threshold)}`);
      else fill(samples, 'not known', `takes ${many(Math.ceil(1 / rate.level - 1e-9), 'text')} without it`);
      fill(reckoned, rate.normal ? percent(rate.normal.rate) : '–', rate.normal ? over(rate.normal.threshold).slice(2) : '');
      if (rate.shown) fill(truth, `up to ${percent(rate.false_between[1])}`, `${count(rate.false_positives)} of ${count(rate.plain)} passed`);
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
    return `With ${many(rates[0].plain, 'text')} without the watermark, a false-positive rate of ${tight.join(' or ')} is less than one text, so the samples cannot show ${tight.length > 1 ? 'these rates' : 'this rate'}. The normal distributions reach further, as far as the scores are normal.`;
  }

  // ---------------------------------------------------------------------------------------------- all of it

  function drawShown(values) {
    const score = values.scores[place(values)];
    showIf(part('shown'), isKnownScore(score));
    if (!isKnownScore(score)) return;
    const threshold = thresholdOf(score.name);
    if (document.activeElement !== field) field.value = threshold;
    const here = thresholdPoint(score, threshold);
    drawChart(part('scores'), withLine(group.charts[`scores ${score.name}`], threshold, `threshold ${Number(threshold.toFixed(2))}`));
    say(part('at-threshold'), here.words);
    say(part('spreads'), spreadWordsOf(score));
    showIf(part('of-fit'), score.name !== 'posterior' && score.normal.some(Boolean));
    const known = values.scores.filter(isKnownScore);
    drawChart(part('roc'), withPoint(group.charts[`roc ${score.name}`], here));
    keysOf(part('roc-keys'), known.map(({name, auc}, i) => [i === known.indexOf(score) ? 'gp-roc-main' : `gp-roc-other gp-roc-${i % 3}`, `${scoreName(name)}: AUC ${auc.toFixed(3)}`, named(SCORES, name, ['', '', ''])[2]]));
    drawRates(values);
    say(part('few'), fewWords(values));
    showIf(part('of-lengths'), values.lengths.length > 1);
    if (values.lengths.length < 2) return;
    drawChart(part('lengths-box'), group.charts.lengths);
    const what = values.kind === 'synthid' ? 'mean g' : 'z';
    keysOf(part('length-keys'), [
      ['gp-z-measured', `found at ${levelWords(values.lengths)} false positives, by ${what}, from the samples`, 'The threshold is the laxest that at most so many of the cut texts without the watermark pass; so few texts cannot show a smaller rate, unless it is 1%. The bars are where the true rate lies with 95%.'],
      ['gp-z-expected', 'the same by normal distributions', 'As if the scores at each length were normal.'],
      ['gp-z-other', 'AUC', 'How often a cut text with the watermark scores higher than one without: 50% is guessing.'],
    ]);
  }

  // The false-positive rates of the lengths, which differ where fewer texts are so long.
  function levelWords(lengths) {
    const levels = lengths.map(({levels: [level]}) => level);
    const [low, high] = [Math.min(...levels), Math.max(...levels)].map(percent);
    return low === high ? low : `${low} to ${high}`;
  }

  // A legend of lines: [class, words, meaning].
  function keysOf(box, keys) {
    const rows = fit(box, keys.length, () => {
      const one = make('span');
      const sample = svg('svg');
      sayAttributes(sample, {width: 26, height: 8, 'aria-hidden': 'true'});
      sample.append(svg('path'));
      one.append(sample, make('span', '', null, {tabindex: 0}));
      return one;
    });
    keys.forEach(([look, words, tip], i) => {
      sayAttributes(rows[i].firstChild.firstChild, {class: look, d: 'M1 4H25'});
      say(rows[i].lastChild, words);
      sayAttributes(rows[i].lastChild, {'data-tip': tip});
    });
  }

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
