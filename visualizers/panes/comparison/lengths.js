// The lengths pane: how long the samples of one strategy are, what ended them, and which texts came more than once. Counts
// those that have ended alone: the length of one that is under way says nothing yet.

import {axisOf, chartOf} from '../charts/look.ts';
import {drawChart} from '../charts/chart.tsx';
import {fit, sayAttributes, sayPercent} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {count, inOneLine, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {endOf, endSign, endWords, standingOf, textOfRun, tokensOf} from './run_status.js';

export function lengthsPane(root, group) {
  const BINS = 24; // at most
  const COMMON = 5; // texts that are listed
  const BEGINNING = 150; // characters of a listed text, unless it is opened
  const part = (name) => root.querySelector('.gp-' + name);
  let known = []; // the lengths that are drawn

  // [[from, to, how many]] of whole numbers, in at most BINS bins of one round width.
  function binned(lengths) {
    const [low, high] = [Math.min(...lengths), Math.max(...lengths)];
    const width = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => Math.floor(high / one) - Math.floor(low / one) < BINS) || Math.ceil((high - low + 1) / BINS);
    const first = Math.floor(low / width);
    const bins = Array.from({length: Math.floor(high / width) - first + 1}, (_, i) => [Math.max((first + i) * width, low), Math.min((first + i + 1) * width - 1, high), 0]);
    for (const length of lengths) bins[Math.floor(length / width) - first][2] += 1;
    return bins;
  }

  function drawLengths(runs) {
    const lengths = runs.map(tokensOf).sort((a, b) => a - b);
    const bins = lengths.length ? binned(lengths) : [];
    const key = JSON.stringify(bins);
    if (part('bins').dataset.key !== key) drawChart(part('bins'), bins.length ? chartOfBins(bins) : undefined);
    part('bins').dataset.key = key;
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    const middle = (lengths[(lengths.length - 1) >> 1] + lengths[lengths.length >> 1]) / 2;
    known = lengths;
    say(part('average'), lengths.length ? t('mean {mean}, median {median}, from {low} to {high}', {mean: fixed(mean, 1), median: count(middle), low: count(lengths[0]), high: count(lengths.at(-1))}) : t('none has ended yet'));
  }

  function chartOfBins(bins) {
    const wide = (from, to) => (from === to ? tn(from, '{count} token', '{count} tokens') : t('{low} to {high} tokens', {low: count(from), high: count(to)}));
    const told = ([from, to, number]) => `${wide(from, to)}: ${tn(number, '{count} text', '{count} texts')}`;
    const bars = {
      type: 'bar', hoverinfo: 'text', textposition: 'none', text: bins.map(told),
      x: bins.map(([from, to]) => (from + to) / 2), y: bins.map(([, , number]) => number), width: bins.map(([from, to]) => 0.94 * (to - from + 1)),
      marker: {color: 'var(--gp-kept)'},
    };
    return chartOf(t('Number of texts by their length in tokens'), [bars], axisOf(t('tokens'), {showgrid: false}), axisOf(t('texts'), {rangemode: 'tozero'}), {height: 220, bargap: 0});
  }

  function makeEnding() {
    const row = make('li');
    const track = make('span', '', null, {'aria-hidden': 'true'});
    track.append(make('i', 'gp-bar'));
    row.append(make('span', 'gp-sign', null, {'aria-hidden': 'true'}), make('span', 'gp-word'), track, make('span', 'gp-times'));
    return row;
  }

  function drawEndings(over) {
    const counts = new Map();
    for (const entry of over) counts.set(endOf(entry), (counts.get(endOf(entry)) || 0) + 1);
    const sorted = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    const rows = fit(part('endings'), sorted.length, makeEnding);
    sorted.forEach(([reason, number], i) => {
      const [sign, word, track, times] = rows[i].children;
      sayAttributes(rows[i], {'data-end': reason});
      say(sign, endSign(reason));
      say(word, endWords(reason)[0]);
      sayPercent(track.firstChild, 'width', number / over.length);
      say(times, `${count(number)} · ${percent(number / over.length)}`);
    });
  }

  function drawOddities(over) {
    const failed = over.filter((entry) => endOf(entry) === 'failed');
    const empty = over.filter((entry) => endOf(entry) !== 'failed' && !textOfRun(entry).trim());
    const unended = group.done ? group.entries.length - over.length : 0;
    const parts = [];
    if (empty.length) parts.push(tn(empty.length, '{count} text is empty.', '{count} texts are empty.'));
    if (failed.length) parts.push(tn(failed.length, '{count} sample failed and is counted only here.', '{count} samples failed and are counted only here.'));
    if (unended) parts.push(tn(unended, '{count} sample did not finish.', '{count} samples did not finish.'));
    say(part('oddities'), parts.join(' '));
  }

  function drawCommon(runs) {
    const texts = new Map(); // text -> how many have it
    for (const entry of runs) texts.set(textOfRun(entry), (texts.get(textOfRun(entry)) || 0) + 1);
    const repeated = [...texts].filter(([, number]) => number > 1).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    say(part('common-title'), commonTitle(texts.size, runs.length, repeated.length > 0));
    const list = part('common');
    const shown = repeated.slice(0, COMMON);
    const known = [...list.children].map((row) => row.gpText);
    if (shown.length === known.length && shown.every(([text], i) => text === known[i])) {
      shown.forEach(([, number], i) => say(list.children[i].firstChild, `${count(number)} ×`));
    } else {
      list.replaceChildren(...shown.map(commonRow));
    }
  }

  function commonTitle(distinct, all, isRepeated) {
    if (all < 2) return all ? tn(all, '{count} text', '{count} texts') : '';
    if (distinct === 1) return t('All {count} texts are the same', {count: count(all)});
    if (!isRepeated) return t('All {count} texts are different', {count: count(all)});
    return t('{count} different texts of {all}; the most frequent ones', {count: count(distinct), all: count(all)});
  }

  function commonRow([text, number]) {
    const row = Object.assign(make('li'), {gpText: text});
    row.append(make('span', 'gp-times', `${count(number)} ×`));
    if (text.length <= BEGINNING) {
      row.append(text.trim() ? make('bdi', '', inOneLine(text)) : make('span', 'gp-note', t('(empty)')));
    } else {
      const whole = make('details');
      const summary = make('summary');
      summary.append(make('bdi', '', inOneLine(text.slice(0, BEGINNING)) + '…'));
      whole.append(summary, make('p', '', text, {dir: 'auto'}));
      row.append(whole);
    }
    return row;
  }

  function ofWords(over, all) {
    if (over === all) return tn(all, '{count} sample', 'all {count} samples');
    if (group.done) return tn(all, '{ended} of {count} sample ended', '{ended} of {count} samples ended', {ended: count(over)});
    return tn(all, '{ended} of {count} sample ended so far', '{ended} of {count} samples ended so far', {ended: count(over)});
  }

  runsOfTerms(root, {lengths: () => {
    if (!known.length) return '';
    const total = known.reduce((sum, one) => sum + one, 0);
    return tn(known.length, '{total} tokens in {count} text.', '{total} tokens in {count} texts, {mean} on average.', {total: count(total), mean: fixed(total / known.length, 1)});
  }});

  return (changes) => {
    root.hidden = !group.header || group.header.kind !== 'seeds';
    if (root.hidden || !(changes.run || changes.status)) return;
    if (changes.run) part('common').replaceChildren();
    const stopped = group.entries.filter((entry) => standingOf(entry) === 'cut');
    const over = group.entries.filter((entry) => endOf(entry) && !stopped.includes(entry));
    const runs = over.filter((entry) => endOf(entry) !== 'failed');
    say(part('of'), ofWords(over.length, group.entries.length));
    drawLengths(runs);
    drawEndings([...over, ...stopped]);
    drawOddities(over);
    drawCommon(runs);
  };
}
