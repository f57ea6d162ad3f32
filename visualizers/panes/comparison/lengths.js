// The lengths pane: how long the samples of one strategy are, what ended them, and which texts came more than once. Counts
// those that have ended alone: the length of one that is under way says nothing yet.

import {axisOf, chartOf} from '../charts/look.js';
import {drawChart} from '../charts/chart.js';
import {fit, sayAttributes, sayPercent} from '../core/dom_patch.js';
import {count, make, many, percent, say} from '../core/text.js';
import {endOf, endSign, endWords, oneLine, standingOf, textOfRun, tokensOf} from './run_status.js';

export function lengthsPane(root, group) {
  const BINS = 24; // at most
  const COMMON = 5; // texts that are listed
  const BEGINNING = 150; // characters of a listed text, unless it is opened
  const part = (name) => root.querySelector('.gp-' + name);

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
    say(part('average'), lengths.length ? `mean ${mean.toFixed(1)}, median ${count(middle)}, from ${count(lengths[0])} to ${count(lengths.at(-1))}` : 'none has ended yet');
  }

  function chartOfBins(bins) {
    const told = ([from, to, number]) => `${from === to ? many(from, 'token') : `${count(from)} to ${count(to)} tokens`}: ${many(number, 'text')}`;
    const bars = {
      type: 'bar', hoverinfo: 'text', textposition: 'none', text: bins.map(told),
      x: bins.map(([from, to]) => (from + to) / 2), y: bins.map(([, , number]) => number), width: bins.map(([from, to]) => 0.94 * (to - from + 1)),
      marker: {color: 'var(--gp-kept)'},
    };
    return chartOf('How many texts have so many tokens', [bars], axisOf('tokens', {showgrid: false}), axisOf('texts', {rangemode: 'tozero'}), {height: 220, bargap: 0});
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
    if (empty.length) parts.push(`${many(empty.length, 'text is', 'texts are')} empty.`);
    if (failed.length) parts.push(`${count(failed.length)} failed and ${failed.length === 1 ? 'is' : 'are'} counted here alone.`);
    if (unended) parts.push(`${many(unended, 'sample')} did not come to an end.`);
    say(part('oddities'), parts.join(' '));
  }

  function drawCommon(runs) {
    const texts = new Map(); // text -> how many have it
    for (const entry of runs) texts.set(textOfRun(entry), (texts.get(textOfRun(entry)) || 0) + 1);
    const repeated = [...texts].filter(([, number]) => number > 1).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    const distinct = `${many(texts.size, 'distinct text')} of ${count(runs.length)}`;
    say(part('common-title'), runs.length ? distinct + (texts.size === 1 && runs.length > 1 ? ': all are the same' : repeated.length ? '; the most frequent ones' : runs.length > 1 ? ': none came twice' : '') : '');
    const list = part('common');
    const shown = repeated.slice(0, COMMON);
    const known = [...list.children].map((row) => row.gpText);
    if (shown.length === known.length && shown.every(([text], i) => text === known[i])) {
      shown.forEach(([, number], i) => say(list.children[i].firstChild, `${count(number)} ×`));
    } else {
      list.replaceChildren(...shown.map(commonRow));
    }
  }

  function commonRow([text, number]) {
    const row = make('li');
    row.gpText = text;
    row.append(make('span', 'gp-times', `${count(number)} ×`));
    if (text.length <= BEGINNING) {
      row.append(text.trim() ? make('bdi', '', oneLine(text)) : make('span', 'gp-note', '(empty)'));
    } else {
      const whole = make('details');
      const summary = make('summary');
      summary.append(make('bdi', '', oneLine(text.slice(0, BEGINNING)) + '…'));
      whole.append(summary, make('p', '', text, {dir: 'auto'}));
      row.append(whole);
    }
    return row;
  }

  return (changes) => {
    root.hidden = !group.header || group.header.kind !== 'seeds';
    if (root.hidden || !(changes.run || changes.status)) return;
    if (changes.run) part('common').replaceChildren();
    const stopped = group.entries.filter((entry) => standingOf(entry) === 'cut');
    const over = group.entries.filter((entry) => endOf(entry) && !stopped.includes(entry));
    const runs = over.filter((entry) => endOf(entry) !== 'failed');
    say(part('of'), over.length === group.entries.length ? `all ${many(over.length, 'sample')}` : `${count(over.length)} of ${many(group.entries.length, 'sample')} ${group.done ? 'ended' : 'have ended so far'}`);
    drawLengths(runs);
    drawEndings([...over, ...stopped]);
    drawOddities(over);
    drawCommon(runs);
  };
}
