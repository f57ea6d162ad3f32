// What detection found, in words: the verdict, each number with its meaning, each token. For the panes of the detector.
// Takes reports as playground/watermarks/detection.py makes them; draws nothing but the table of numbers.

import {fit, sayAttributes} from '../core/dom_patch.js';
import {count, decimals, make, many, percent, quoted, say} from '../core/text.js';
import {isKnown} from '../core/values.js';
import {pWords, thresholdWords} from './watermarks.js';

export const zWords = (z) => decimals(z, 2).replace('-', '−');

// The verdict: [good|even, sign, words, more]. `once` is the report with repeated n-grams counted once, or null: what passes by
// its repeats alone is not enough to call a text watermarked.
export function verdictOf(report, once = null) {
  const {z_score: z, threshold, prediction} = report;
  const passed = `z is ${zWords(z)}, ${prediction ? 'above' : 'not above'} the threshold ${Number(threshold.toFixed(2))}`;
  if (prediction && once && isKnown(once.z_score) && once.z_score <= threshold) return ['even', '◇', 'Not known: above the threshold by repeats alone', `${passed}, but p takes each token for new evidence. With repeated n-grams counted once, z is ${zWords(once.z_score)}.`];
  if (prediction) return ['good', '◆', 'Watermarked', `${passed}: ${thresholdWords(threshold)}.`];
  const needed = report.tokens_needed;
  const scored = scoredOf(report);
  const more = isKnown(needed) && needed > scored ? ` If the text went on like this, about ${count(needed)} tokens would be enough.` : '';
  return ['even', '◇', 'No sign of this watermark', `${passed}. That does not prove that there is none: the text may be too short, or the mark may have been removed.${more}`];
}

export const scoredOf = ({num_tokens_scored: scored, tokens}) => (isKnown(scored) ? scored : (tokens || []).filter(([,,,, counted]) => counted).length);

const CONFIDENCE = '1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in every second.';

// The numbers of a report, [name, words, meaning] each; what is not known is left out.
function detectionRows(report) {
  const {kind, z_score: z, p_value: p, confidence, threshold, false_positive_rate: falsely, tokens_needed: needed} = report;
  const own = kind === 'green' ? greenRows(report) : synthRows(report);
  return [
    ...own,
    ['z-score', zWords(z), kind === 'green'
      ? 'How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ratio)).'
      : 'How many standard deviations the weighted mean lies above that of fair coins.'],
    ['p-value', pWords(p), 'The probability of a z at least as high in a text without this watermark: the upper tail of the normal distribution. It takes the tokens for independent; where phrases are repeated, z scatters more.'],
    ['confidence', confidence > 0.9999 ? '> 0.9999' : decimals(confidence, 4), CONFIDENCE],
    ['false-positive rate', pWords(falsely), `What the threshold ${Number(threshold.toFixed(2))} means: the share of texts without this watermark whose z is above it.`],
    ...(isKnown(needed) ? [['tokens needed', count(needed), 'How many scored tokens reach the threshold at this share: z grows with the square root of their number.']] : []),
  ];
}

function greenRows({num_tokens_scored: scored, num_green_tokens: green, green_fraction: share, ratio, list_size: size}) {
  return [
    ['tokens scored', count(scored), 'Tokens of which the detector can say whether they are green. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out.'],
    ['green tokens', count(green), `Scored tokens that stand on their green list, which holds ${count(size)} tokens of the vocabulary.`],
    ['green fraction', percent(share), `Green tokens / tokens scored. Without the watermark about ${percent(ratio)} are green: the ratio.`],
  ];
}

function synthRows(report) {
  const {mean, weighted_mean: weighted, num_g_values: values, posterior, layers} = report;
  return [
    ['tokens scored', count(scoredOf(report)), 'Tokens with enough others before them, whose context has not come before.'],
    ['g-values', count(values), `One for each scored token and each of the ${many((layers || []).length, 'key')}: 0 or 1, as by a fair coin in a text without the watermark.`],
    ['mean g-value', decimals(mean, 4), 'The share of g-values that are 1. Without the watermark it is about 0.5.'],
    ['weighted mean', decimals(weighted, 4), 'The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark.'],
    ...(isKnown(posterior) ? [['posterior', percent(posterior), 'What the trained Bayesian detector says: the probability that the text is watermarked, if it is one like those that the detector was trained on.']] : []),
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
    name.append(make('span', '', null, {tabindex: 0}));
    row.append(name);
    return row;
  });
  names.forEach((name, i) => {
    const cells = fit(rows[i], columns.length + 1, () => make('td'));
    const known = lists.find((list) => list.has(name)).get(name);
    say(cells[0].firstChild, name);
    sayAttributes(cells[0].firstChild, {'data-tip': known[2]});
    lists.forEach((list, j) => say(cells[j + 1], list.has(name) ? list.get(name)[1] : '–'));
  });
}

// ---------------------------------------------------------------------------------------------------- tokens

// The tokens of a report as MarkedText takes them.
export function markedItems({tokens, prompt_tokens: ofPrompt}) {
  return tokens.map(([, text, piece, green, counted, g], at) => {
    const scored = green !== null || g !== null;
    return {
      token: {text, piece},
      mark: {green, g, counted: counted || !scored},
      words: () => `Token ${count(at + 1)}${at < ofPrompt ? ', of the prompt' : ''}, ${quoted(text)}: ${markWords(green, g, counted)}`,
    };
  });
}

function markWords(green, g, counted) {
  if (green === null && g === null) return 'not scored, because too few tokens stand before it.';
  const said = g === null ? (green ? '◆ green' : '◇ red') : `mean g-value ${g.toFixed(2)}, where chance gives 0.5`;
  return counted ? `${said}.` : `${said}; not counted, because ${g === null ? 'the same n-gram' : 'its context'} came before or it is left out.`;
}

// What a legend of these tokens must explain.
export const legendOf = ({kind, tokens}) => [kind, {
  unscored: tokens.some(([,,, green, , g]) => green === null && g === null),
  repeated: tokens.some(([,,, green, counted, g]) => !counted && (green !== null || g !== null)),
}];
