// The same request without the watermark and with it: both texts, marked by the same key, their numbers, and z as they
// grow. While a text is written it has no marks; what is shown of it then was found by playground/experiments/watermark_findings.py.

import {sayAttributes, showIf} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {count, make, percent, quoted, say, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {fillDetectionTable, legendOf, markedItems, scoredOf, zWords} from './detection_words.js';
import {MarkedText, greenZ, markLegend, pValue, thresholdWords, zKeys, zPicture} from './watermarks.js';

export function markedPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const SIDES = ['without', 'with'];
  const field = part('threshold');
  let threshold = 3;

  const applies = () => group.answered('pair');
  const isReport = ({report}) => Boolean(report) && !report.error;

  const columns = SIDES.map((side) => {
    const column = make('div');
    const [facts, problem, body] = [make('p', 'gp-facts'), make('p', 'gp-problem', '', {role: 'status'}), make('div', 'gp-text-body', null, {dir: 'auto'})];
    column.append(make('h3', '', side === 'with' ? t('With the watermark') : t('Without the watermark')), facts, problem, body);
    part('texts').append(column);
    return {facts, problem, text: new MarkedText(body), shown: 0, report: null};
  });

  field.addEventListener('input', () => {
    const value = field.valueAsNumber;
    if (!Number.isFinite(value) || value < 0 || value > 20) return; // until it is one, the last one holds
    threshold = value;
    if (applies()) draw();
  });

  // ---------------------------------------------------------------------------------------------- the texts

  // What is written so far, without marks; then the marked tokens, once they are known.
  function drawText(column, number, report) {
    if (report) {
      if (column.report !== report) column.text.show(markedItems(report));
      Object.assign(column, {report, shown: 0});
      return;
    }
    const [entry] = group.groups[number].entries;
    const items = entry.tokens.map((token) => ({token, mark: {}, words: () => t('{token}, not scored yet', {token: quoted(token.text)})}));
    column.text.show(items, column.report ? 0 : column.shown);
    Object.assign(column, {report: null, shown: items.length});
  }

  function factsOf({tokens, perplexity, stop_reason: reason, report}) {
    if (!tokens) return t('not started');
    const parts = [tn(tokens, '{count} token', '{count} tokens')];
    if (isKnown(perplexity)) parts.push(t('perplexity {value}', {value: fixed(perplexity, 2)}));
    if (report && !report.error) parts.push(report.kind === 'green' ? t('{share} green', {share: percent(report.green_fraction)}) : t('mean g-value {g}', {g: fixed(report.mean, 3)}));
    if (reason) parts.push(stopWords(reason)[1]);
    return parts.join(' · ');
  }

  function drawTexts({texts}) {
    texts.forEach((text, number) => {
      const column = columns[number];
      drawText(column, number, isReport(text) ? text.report : null);
      say(column.facts, factsOf({...text, tokens: text.tokens || group.groups[number].entries[0].tokens.length}));
      const {error} = text.report || {};
      showIf(column.problem, Boolean(error));
      say(column.problem, error ? `${t(error.message)} ${t(error.fix)}` : '');
    });
    const known = texts.filter(isReport).map(({report}) => legendOf(report)[1]);
    markLegend(part('legend'), group.found.kind, {unscored: known.some(({unscored}) => unscored), repeated: known.some(({repeated}) => repeated)});
  }

  // ---------------------------------------------------------------------------------------------- the answer

  function answerOf({texts}) {
    if (!texts.every(isReport)) {
      const wrong = texts.find(({report}) => report && report.error);
      if (wrong) return ['even', '–', t('No comparison'), t('One of the texts cannot be scored.')];
      return ['wait', '…', group.done ? t('No answer') : t('Not known yet'), t('Both texts must be complete.')];
    }
    const [plain, marked] = texts.map(({report}) => report.z_score);
    const both = t('z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.', {marked: zWords(marked), plain: zWords(plain), threshold: Number(threshold.toFixed(2))});
    if (plain > threshold) return ['bad', '✗', t('A false positive'), `${both} ${t('The text without the watermark passes it.')}`];
    if (marked > threshold) return ['good', '◆', t('The watermark is found'), both];
    return ['even', '◇', t('The watermark is not found'), `${both} ${missingWords(texts[1].report)}`];
  }

  // How many scored tokens reach the threshold at the rate of this text, or null: their number goes with its square.
  const neededBy = ({tokens_needed: needed, threshold: own}) => (isKnown(needed) && own > 0 ? Math.ceil(needed * (threshold / own) ** 2) : null);

  function missingWords(report) {
    const [needed, scored] = [neededBy(report), scoredOf(report)];
    if (needed > scored) return tn(needed, 'If the text went on like this, about {count} scored token would be needed; it has {scored}.', 'If the text went on like this, about {count} scored tokens would be needed; it has {scored}.', {scored: count(scored)});
    return t('A longer text or a stronger mark would help.');
  }

  // How much more surprising the marked text is to the model itself.
  function costWords({texts}) {
    const [plain, marked] = texts.map(({perplexity}) => perplexity);
    if (!texts.every(isReport) || !isKnown(plain) || !isKnown(marked)) return '';
    const both = t('Perplexity under the model, without the watermark and with it: {plain} and {marked}.', {plain: fixed(plain, 2), marked: fixed(marked, 2)});
    return `${both} ${t('One pair of texts says little about the cost; “{question}” measures it.', {question: t('What does it cost?')})}`;
  }

  function drawAnswer(values) {
    const [verdict, sign, words, more] = answerOf(values);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), `${more} ${costWords(values)}`.trim());
    say(part('means'), thresholdWords(threshold));
    if (group.done) say(part('told'), `${words}. ${more}`);
    const seed = group.entries[0] && group.entries[0].seed;
    say(part('about'), [watermarkWords(values.watermark), ...(isKnown(seed) ? [t('seed {seed}', {seed})] : [])].join(' · '));
  }

  // z that is expected after so many tokens where this share of them is expected to be green.
  function expectedCurve({report, expected}) {
    if (!isKnown(expected) || report.kind !== 'green') return null;
    const {ratio, num_tokens_scored: total} = report;
    const points = Array.from({length: Math.min(60, total)}, (_, i) => ((i + 1) * total) / Math.min(60, total));
    return {
      name: t('expected with it, at least'), look: 'expected', points: points.map((n) => [n, greenZ(expected * n, n, ratio)]),
      tip: t('At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s distributions along the text.', {share: percent(expected)}),
    };
  }

  function drawEvidence({texts}) {
    showIf(part('evidence'), texts.every(isReport));
    if (part('evidence').hidden) return;
    const [plain, marked] = texts;
    const curves = [
      {name: t('with the watermark'), look: 'measured', points: marked.report.curve},
      expectedCurve(marked),
      {name: t('without it'), look: 'other', points: plain.report.curve},
    ].filter(Boolean);
    zKeys(part('keys'), curves);
    zPicture(part('curves'), {curves, threshold});
    // what is small is reckoned here: on its way to the page it was rounded
    const shown = texts.map(({report}, number) => {
      const p = pValue(report.z_score);
      return {name: number ? t('with') : t('without'), report: {...report, threshold, p_value: p, confidence: 1 - p, false_positive_rate: pValue(threshold), tokens_needed: neededBy(report)}};
    });
    fillDetectionTable(root.querySelector('table'), shown);
  }

  function draw() {
    drawTexts(group.found);
    drawAnswer(group.found);
    drawEvidence(group.found);
  }

  new ResizeObserver(() => applies() && drawEvidence(group.found)).observe(root);

  return (changes) => {
    root.hidden = !applies();
    if (root.hidden) return;
    if (changes.run) columns.forEach((column) => Object.assign(column, {report: null, shown: 0}) && column.text.show([]));
    if (changes.run || changes.found || changes.status || changes.steps) draw();
  };
}

// The settings of a watermark in a few words: "green lists of 25%, bias 2, lefthash, context width 1".
export function watermarkWords(watermark) {
  if (Array.isArray(watermark.keys)) return tn(watermark.keys.length, 'SynthID, {count} key, n-grams of {length}', 'SynthID, {count} keys, n-grams of {length}', {length: watermark.ngram_len});
  return t('green lists of {ratio}, bias {bias}, {scheme}, context width {width}', settingsOfLists(watermark));
}

// The same without how strong it is: its bias, or the number of its keys.
export function watermarkKindWords(watermark) {
  if (Array.isArray(watermark.keys)) return t('SynthID, n-grams of {length}', {length: watermark.ngram_len});
  return t('green lists of {ratio}, {scheme}, context width {width}', settingsOfLists(watermark));
}

const settingsOfLists = ({greenlist_ratio: ratio = 0.25, bias = 2, seeding_scheme: scheme = 'lefthash', context_width: width = 1}) => ({ratio: percent(ratio), bias, scheme, width});
