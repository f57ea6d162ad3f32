// The pane of wrong settings: what a detector says of the same text with one thing wrong at a time, a row each. What it
// shows was asked by playground/ui/watermarks/wrong_settings.py and found by playground/watermarks/detection.py.

import {fit, sayAttributes, sayClass, sayPercent, showIf} from '../core/dom_patch.ts';
import {count, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {zWords} from './detection_words.js';
import {pValue} from './watermarks.js';

export function mistakesPane(root, group) {
  const body = root.querySelector('tbody');
  const note = root.querySelector('.gp-mistake-note');

  function draw({rows: told, threshold}) {
    const zs = told.flatMap(({reports}) => reports.map(({z_score: z}) => z)).filter(isKnown);
    const low = Math.min(-3, ...zs) - 0.4;
    const high = Math.max(threshold, ...zs) + 0.4;
    const place = (z) => (z - low) / (high - low);
    const rows = fit(body, told.length, makeRow);
    told.forEach(({what, how, meaning, keeps, reports}, i) => {
      const [name, strip, found] = rows[i].cells;
      rows[i].classList.toggle('gp-right', i === 0);
      const [title, details] = name.children;
      say(title, t(what));
      sayAttributes(title, {'data-tip': t(meaning)});
      say(details, t(how));
      const known = reports.map(({z_score: each}) => each).filter(isKnown);
      drawStrip(strip.firstChild, known.map(place), {zero: place(0), threshold: place(threshold)});
      const z = known.length > 1 ? t('{low} to {high}', {low: zWords(Math.min(...known)), high: zWords(Math.max(...known))}) : zWords(known[0]);
      say(found.children[0], z);
      say(found.children[1], foundWords(reports, keeps));
      const why = i ? whyWords({keeps, meaning, reports}, threshold) : '';
      showIf(found.children[2], Boolean(why));
      say(found.children[2], why);
    });
    say(note, noteOf(told));
  }

  function makeRow() {
    const row = make('tr');
    const name = make('th', '', null, {scope: 'row'});
    name.append(make('span', '', null, {tabindex: 0}), make('small'));
    const strip = make('td');
    strip.append(make('span', 'gp-strip', null, {'aria-hidden': 'true'}));
    const found = make('td');
    found.append(make('b'), make('small'), make('small', 'gp-why'));
    row.append(name, strip, found);
    return row;
  }

  function drawStrip(strip, places, {zero, threshold}) {
    const at = [zero, threshold, ...places];
    const nodes = fit(strip, at.length, () => make('i'));
    at.forEach((place, i) => {
      sayClass(nodes[i], ['gp-line gp-zero', 'gp-line'][i] || 'gp-dot');
      sayPercent(nodes[i], 'left', place);
    });
  }

  function foundWords(reports, keeps) {
    const [failed] = reports.filter(({error}) => error);
    if (failed) return t(failed.error.message);
    const passed = reports.filter(({prediction}) => prediction).length;
    const chance = keeps === 'none';
    if (reports.length === 1) {
      if (!passed) return t('◇ no sign');
      return chance ? t('▲ above it by chance') : t('◆ watermarked');
    }
    if (!passed) return tn(reports.length, '◇ no sign in {count} try', '◇ no sign in {count} tries');
    const shares = {passed, number: reports.length};
    return chance ? t('▲ {passed} of {number} above it by chance', shares) : t('◆ {passed} of {number} watermarked', shares);
  }

  // Why a wrong setting passes: the mark is still there, or p takes for evidence what is none, or there were many tries.
  function whyWords({keeps, meaning, reports}, threshold) {
    const passed = reports.filter(({prediction}) => prediction);
    if (!passed.length) return '';
    if (keeps !== 'none') return t(meaning);
    const {num_tokens_scored: scored, once} = passed.reduce((a, b) => (b.z_score > a.z_score ? b : a));
    const repeats = once && isKnown(scored) ? scored - once.num_tokens_scored : 0;
    const told = [];
    if (repeats > 0) {
      told.push(tn(repeats, 'p counts each token as new evidence, but {count} of the {scored} only repeats an n-gram.', 'p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.', {scored: count(scored)}));
      const z = zWords(once.z_score);
      told.push(once.z_score > threshold ? t('Counted once, z is {z}.', {z}) : t('Counted once, z is {z}, not above the threshold.', {z}));
    }
    if (!repeats || once.z_score > threshold || reports.length > 1) told.push(...triesWords(threshold, reports.length));
    return told.join(' ');
  }

  // Who tries often enough passes any threshold.
  function triesWords(threshold, tries) {
    const one = pValue(threshold);
    const odds = (p) => count(Number((1 / p).toPrecision(2)));
    const told = [one > 0.1
      ? t('{share} of texts without this watermark pass the threshold.', {share: percent(one)})
      : t('One in {odds} texts without this watermark passes the threshold.', {odds: odds(one)})];
    if (tries === 1) return told;
    const any = 1 - (1 - one) ** tries;
    told.push(any > 0.1
      ? t('With {tries} tries at each text, {share} pass at least once.', {tries: count(tries), share: percent(any)})
      : t('With {tries} tries at each text, one in {odds} passes at least once.', {tries: count(tries), odds: odds(any)}));
    return told;
  }

  // The likeliest reason for a text that the right settings do not find.
  function noteOf([right]) {
    if (right.reports[0].prediction) return '';
    return t('The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too short.');
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
