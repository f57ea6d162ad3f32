// What detection found, in words: the verdict, each number with its meaning, each token. For the panes of the detector.
// Takes reports as playground/watermarks/detection.py makes them; draws nothing but the table of numbers.

import {fit} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {inARow} from '../core/run_sums.ts';
import {count, decimals, make, percent, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';
import {greenZ, pWords, thresholdWords, tokensNeeded} from './watermarks.js';

export const zWords = (z) => decimals(z, 2).replace('-', '−');

// The verdict: [good|even, sign, words, more]. `once` is the report with repeated n-grams counted once, or null: what passes by
// its repeats alone is not enough to call a text watermarked.
export function verdictOf(report, once = null) {
  const {z_score: z, threshold, prediction} = report;
  const values = {z: zWords(z), threshold: Number(threshold.toFixed(2))};
  if (prediction && once && isKnown(once.z_score) && once.z_score <= threshold) {
    const told = [
      t('z is {z}, above the threshold {threshold}, but p counts each token as new evidence.', values),
      t('With repeated n-grams counted once, z is {z}.', {z: zWords(once.z_score)}),
    ];
    return ['even', '◇', t('Not known: only repeats put it above the threshold'), told.join(' ')];
  }
  if (prediction) return ['good', '◆', t('Watermarked'), `${t('z is {z}, above the threshold {threshold}.', values)} ${thresholdWords(threshold)}`];
  const needed = report.tokens_needed;
  const told = [
    t('z is {z}, not above the threshold {threshold}.', values),
    t('That does not prove that there is none: the text may be too short, or the mark may have been removed.'),
  ];
  if (isKnown(needed) && needed > scoredOf(report)) told.push(t('If the text went on like this, about {number} tokens would be enough.', {number: count(needed)}));
  return ['even', '◇', t('No sign of this watermark'), told.join(' ')];
}

export const scoredOf = ({num_tokens_scored: scored, tokens}) => (isKnown(scored) ? scored : (tokens || []).filter(([,,,, counted]) => counted).length);

// The numbers of a report, [name, words, meaning, term, sentence with this text's numbers, other words of the term] each; what is
// not known is left out.
function detectionRows(report) {
  const {kind, z_score: z, p_value: p, confidence, threshold, false_positive_rate: falsely, tokens_needed: needed} = report;
  const own = kind === 'green' ? greenRows(report) : synthRows(report);
  const limit = Number(threshold.toFixed(2));
  const sure = confidence > 0.9999 ? '> 0.9999' : decimals(confidence, 4);
  return [
    ...own,
    [t('z-score'), zWords(z), kind === 'green'
      ? t('How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ratio)).')
      : t('How many standard deviations the weighted mean lies above that of fair coins.'),
    'z-score', kind === 'green' ? zSumWords(report) : '', {formula: kind === 'green' ? undefined : ''}],
    [t('p-value'), pWords(p), t('The probability of a z at least as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more.'),
      'p-value', `P(Z ≥ ${zWords(z)}) = ${pWords(p)}`, {}],
    [t('confidence'), sure, t('1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in one of two.'),
      'p-value', confidence > 0.9999 ? `1 − ${pWords(p)} ${sure}` : `1 − ${pWords(p)} = ${sure}`, {formula: '1 − p'}],
    [t('false-positive rate'), pWords(falsely), t('What the threshold {threshold} means: the share of texts without this watermark whose z is above it.', {threshold: limit}),
      'false-positive-rate', `P(Z ≥ ${limit}) = ${pWords(falsely)}`, {formula: t('P(Z ≥ threshold)')}],
    ...(isKnown(needed) ? [[t('tokens needed'), count(needed), t('How many scored tokens reach the threshold at this share: z grows with the square root of their number.'),
      'z-score', neededSumWords(report), {formula: kind === 'green' ? t('threshold² · γ · (1 − γ) / (share − γ)²') : '', unit: t('tokens')}]] : []),
  ];
}

// z of a green list as its formula with the numbers, where that gives the z of the report.
function zSumWords({num_tokens_scored: scored, num_green_tokens: green, ratio, z_score: z}) {
  const found = greenZ(green, scored, ratio);
  return found === null || zWords(found) !== zWords(z) ? '' : zSum(green, scored, ratio);
}

/** @type {(green: number, scored: number, ratio: number) => string} */
export function zSum(green, scored, ratio) {
  const [own, all, rest] = [count(green), count(scored), Number((1 - ratio).toFixed(4))];
  return `(${own} − ${ratio} · ${all}) / √(${all} · ${ratio} · ${rest}) = ${zWords(greenZ(green, scored, ratio))}`;
}

function neededSumWords({kind, green_fraction: share, ratio, threshold, tokens_needed: needed}) {
  if (kind !== 'green' || Math.ceil(tokensNeeded(share, ratio, threshold) - 1e-9) !== needed) return '';
  return t('{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}', {
    threshold: Number(threshold.toFixed(2)), ratio, rest: Number((1 - ratio).toFixed(4)), share: decimals(share), needed: count(needed),
  });
}

function greenRows({num_tokens_scored: scored, num_green_tokens: green, green_fraction: share, ratio, list_size: size}) {
  return [
    [t('tokens scored'), count(scored), t('Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out.'), 'length', '', {}],
    [t('green tokens'), count(green), t('Scored tokens on their green list, which holds {size} tokens of the vocabulary.', {size: count(size)}),
      'green-list', t('{green} of {scored}', {green: count(green), scored: count(scored)}), {formula: '', unit: t('tokens')}],
    [t('green fraction'), percent(share), t('Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.', {share: percent(ratio)}),
      'green-list', `${count(green)} / ${count(scored)} = ${percent(share)}`, {formula: t('green / scored'), unit: '%'}],
  ];
}

function synthRows(report) {
  const {mean, weighted_mean: weighted, num_g_values: values, posterior, layers} = report;
  const scored = scoredOf(report);
  const keys = (layers || []).length;
  const all = scored * keys === values ? tn(keys, '{scored} tokens · {count} key = {values}', '{scored} tokens · {count} keys = {values}', {scored: count(scored), values: count(values)}) : '';
  const ones = Math.round(mean * values);
  const share = decimals(ones / values, 4) === decimals(mean, 4) ? t('{ones} of {values} are 1', {ones: count(ones), values: count(values)}) : '';
  return [
    [t('tokens scored'), count(scored), t('Tokens with enough tokens before them, whose context has not occurred before.'), 'length', '', {}],
    [t('g-values'), count(values), tn(keys, 'One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.', 'One for each scored token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.'), 'g-value', all, {}],
    [t('mean g-value'), decimals(mean, 4), t('The share of g-values that are 1. Without the watermark it is about 0.5.'), 'g-value', share, {formula: 'Σ g / n'}],
    [t('weighted mean'), decimals(weighted, 4), t('The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark.'), 'g-value', '', {formula: 'Σ w · g / Σ w'}],
    ...(isKnown(posterior) ? [[t('posterior'), percent(posterior), t('The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the detector was trained on.'), 'watermark', '', {unit: '%'}]] : []),
  ];
}

// A table of the numbers of several reports: `columns` [{name, report}]; a report that has none leaves its cells empty.
export function fillDetectionTable(table, columns) {
  const lists = columns.map(({report}) => new Map(detectionRows(report).map((row) => [row[0], row])));
  const names = [...new Set(lists.flatMap((list) => [...list.keys()]))];
  const [head] = fit(table.tHead, 1, () => make('tr'));
  const heads = fit(head, columns.length + 1, () => make('th', '', null, {scope: 'col'}));
  columns.forEach(({name}, i) => say(heads[i + 1], name));
  table.tHead.hidden = columns.length < 2;
  const rows = fit(table.tBodies[0], names.length, () => {
    const row = make('tr');
    const name = make('th', '', null, {scope: 'row'});
    name.append(make('span'));
    row.append(name);
    return row;
  });
  names.forEach((name, i) => {
    const cells = fit(rows[i], columns.length + 1, () => make('td'));
    const known = lists.map((list) => list.get(name));
    const [,, meaning, term,, own] = known.find(Boolean);
    const words = known.map((row, j) => (row && row[4] && columns.length > 1 ? t('{name}: {words}', {name: columns[j].name, words: row[4]}) : row && row[4]));
    say(cells[0].firstChild, name);
    tipOfTerm(cells[0].firstChild, term, () => inARow(words), {meaning, ...defined(own)});
    lists.forEach((list, j) => say(cells[j + 1], list.has(name) ? list.get(name)[1] : '–'));
  });
}

const defined = (own) => Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));

// ---------------------------------------------------------------------------------------------------- tokens

// The tokens of a report as MarkedText takes them.
export function markedItems({tokens, prompt_tokens: ofPrompt}) {
  return tokens.map(([, text, piece, green, counted, g], at) => {
    const scored = green !== null || g !== null;
    return {
      token: {text, piece},
      mark: {green, g, counted: counted || !scored},
      words() {
        const values = {number: count(at + 1), token: quoted(text), mark: markWords(green, g, counted)};
        return at < ofPrompt ? t('Token {number}, of the prompt, {token}: {mark}', values) : t('Token {number}, {token}: {mark}', values);
      },
    };
  });
}

function markWords(green, g, counted) {
  if (green === null && g === null) return t('not scored, because too few tokens come before it.');
  if (g !== null) {
    const mean = t('mean g-value {g}, where chance gives 0.5.', {g: fixed(g, 2)});
    return counted ? mean : `${mean} ${t('Not counted: its context came before, or it is left out.')}`;
  }
  const list = green ? t('◆ green.') : t('◇ red.');
  return counted ? list : `${list} ${t('Not counted: the same n-gram came before, or it is left out.')}`;
}

// What a legend of these tokens must explain.
export const legendOf = ({kind, tokens}) => [kind, {
  unscored: tokens.some(([,,, green, , g]) => green === null && g === null),
  repeated: tokens.some(([,,, green, counted, g]) => !counted && (green !== null || g !== null)),
}];
