// The detection pane: whether a text carries a watermark, its tokens marked, every number with its meaning, and z as the
// text grows; with its prompt and without, where there is one. What it shows was found by playground/watermarks/detection.py.

import {drawChart} from '../charts/chart.tsx';
import {sayAttributes, showIf} from '../core/dom_patch.ts';
import {count, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {fillDetectionTable, legendOf, markedItems, scoredOf, verdictOf, zWords} from './detection_words.js';
import {MarkedText, markLegend, zKeys, zPicture} from './watermarks.js';

export function detectionPane(root, group) {
  const part = (name) => root.querySelector('.gp-' + name);
  const NAMES = [t('the text alone'), t('with its prompt')];
  const text = new MarkedText(part('words'));
  const which = part('which');

  which.addEventListener('change', () => drawText());

  const shown = () => group.found.reports[Math.min(Number(which.value), group.found.reports.length - 1)];

  function drawAnswer({reports, once, otherwise}) {
    const [verdict, sign, words, more] = verdictOf(reports[0], once ? null : otherwise);
    sayAttributes(part('answer'), {'data-verdict': verdict});
    say(part('answer-sign'), sign);
    say(part('answer-words'), words);
    say(part('answer-more'), more);
    say(part('told'), `${words}. ${more}`);
    showIf(part('beside'), reports.length > 1);
    if (reports.length > 1) say(part('beside'), besideWords(reports));
    const repeats = repeatsWords(group.found);
    showIf(part('repeats'), Boolean(repeats));
    say(part('repeats'), repeats);
    say(part('about'), aboutWords(group.found));
  }

  // What it changes to count repeated n-grams once, or each time: SynthID never counts a context twice.
  function repeatsWords({reports: [{num_tokens_scored: scored}], otherwise, once}) {
    const others = otherwise ? otherwise.num_tokens_scored : null;
    if (!isKnown(others) || others === scored) return '';
    const z = zWords(otherwise.z_score);
    if (once) return tn(others - scored, 'Left out as repeated: {count} token. With it, z would be {z}.', 'Left out as repeated: {count} tokens. With them, z would be {z}.', {z});
    return tn(
      scored - others,
      'Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.',
      'Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.',
      {z},
    );
  }

  function besideWords([alone, both]) {
    const change = both.z_score - alone.z_score;
    const effect = Math.abs(change) < 0.005 ? t('This changes nothing.') : change < 0 ? t('This dilutes the mark.') : t('This happens to add to it.');
    const z = zWords(both.z_score);
    return `${tn(both.prompt_tokens, 'With its prompt, z is {z}: {count} token of the prompt counts too.', 'With its prompt, z is {z}: {count} tokens of the prompt count too.', {z})} ${effect}`;
  }

  function aboutWords({model, watermark, exact, once}) {
    return [
      Array.isArray(watermark.keys) ? tn(watermark.keys.length, 'SynthID, {count} key', 'SynthID, {count} keys') : t('green list, {scheme}', {scheme: watermark.seeding_scheme || 'lefthash'}),
      exact ? t('the tokens of the run') : t('tokens as {model} splits the text', {model}),
      ...(once ? [t('repeated n-grams counted once')] : []),
    ].join(' · ');
  }

  function drawText() {
    const report = shown();
    markLegend(part('legend'), ...legendOf(report));
    text.show(markedItems(report));
  }

  function drawCurve({reports}) {
    const curves = reports.map(({curve}, i) => ({
      name: reports.length > 1 ? NAMES[i] : 'z', look: i ? 'other' : 'measured', points: curve || [],
    }));
    const [{tokens_needed: at, threshold}] = reports;
    const scored = scoredOf(reports[0]);
    const needed = isKnown(at) ? {at, words: neededWords(at, scored)} : null;
    zPicture(part('curve-box'), {curves, threshold, needed});
    zKeys(part('curve-keys'), reports.length > 1 ? curves : []);
  }

  function neededWords(at, scored) {
    if (at <= scored) return tn(at, 'At the share of this text, {count} token reaches the threshold.', 'At the share of this text, {count} tokens reach the threshold.');
    return tn(at, 'At the share of this text, {count} token reaches the threshold: {more} more.', 'At the share of this text, {count} tokens reach the threshold: {more} more.', {more: count(at - scored)});
  }

  function drawLayers() {
    showIf(part('of-layers'), Boolean(group.charts.layers));
    drawChart(part('layers-box'), group.charts.layers);
  }

  function draw(fresh) {
    const {reports} = group.found;
    showIf(part('of-prompt'), reports.length > 1);
    drawAnswer(group.found);
    if (fresh) drawText();
    fillDetectionTable(part('found-numbers'), reports.map((report, i) => ({name: NAMES[i], report})));
    drawCurve(group.found);
    drawLayers();
  }

  const applies = () => Boolean(group.found);
  new ResizeObserver(() => applies() && draw(false)).observe(root);

  return (changes) => {
    root.hidden = !applies();
    if (!root.hidden && changes.found) draw(true);
  };
}
