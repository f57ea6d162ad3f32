// The progress pane: how many runs of a comparison have ended, are being decoded and wait, how fast they are together, and
// why those failed that did.

import {sayAttributes, sayPercent, showIf} from '../core/dom_patch.ts';
import {count, make, problemsOf, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {failureOf, standingOf, tokensOf} from './run_status.js';

// What a view says before its first run, by the name of the comparison. Lanes show what they are by themselves.
/** @type {Record<string, () => string>} */
const BEFORE_FIRST = {
  sweep: () => t('Nothing has run yet. “{button}” writes a text for each pair of values and draws a heat map of any metric.', {button: t('Run the grid')}),
  seeds: () => t('Nothing has run yet. “{button}” samples many texts and draws a tree of what the model can say, with counts and probabilities.', {button: t('Draw the samples')}),
  trial: () => t('Nothing has run yet. “{button}” decodes the same request with and without drafts and answers one question: whether drafts make it faster, which draft length is best, or whether the texts are the same.', {button: t('Run the trial')}),
  precision: () => t('Nothing has run yet. “{button}” lets the model write in each precision in turn, measures memory and speed, and shows how far the distributions diverge at each token.', {button: t('Compare precisions')}),
  choices: () => t('Nothing has run yet. “{button}” lets the model read each answer after the prompt and shows how likely it finds every token, with and without taking the length out.', {button: t('Compare answers')}),
  watermark: () => t('Nothing has run yet. “{button}” writes texts with and without the watermark and answers one question, or lets you guess which is which.', {button: t('Run the experiment')}),
};

export function progressPane(root, group) {
  const MOST_REASONS = 8; // that are told
  const AT_ONCE = 500; // ms: tokens that came within that were read from a file, and say nothing of a pace
  const status = root.querySelector('.gp-status');
  const pace = root.querySelector('.gp-pace');
  const track = root.querySelector('.gp-track');
  const troubles = root.querySelector('.gp-troubles');
  const told = root.querySelector('.gp-told');
  const answered = root.querySelector('.gp-answered');
  let standings = []; // of each entry
  let tokens = []; // of each entry
  let first = null; // when the first tokens came, and how many they were
  let latest = 0; // when the newest came

  function take(number) {
    const entry = group.entries[number];
    standings[number] = standingOf(entry);
    tokens[number] = tokensOf(entry);
  }

  function words(number) {
    const all = standings.length;
    const over = number.ended + number.failed;
    if (over === all) return [tn(all, 'The run has ended', 'All {count} runs have ended'), ''];
    const cut = number.cut + (group.done ? number.decoding : 0);
    const rest = [
      cut && t('{count} cut off', {count: count(cut)}),
      !group.done && t('{count} decoding', {count: count(number.decoding)}),
      !group.done && t('{count} queued', {count: count(number.waiting)}),
      group.done && number.waiting && t('{count} not started', {count: count(number.waiting)}),
    ].filter(Boolean);
    const ended = {ended: count(over)};
    const main = group.done
      ? tn(all, 'Stopped: {ended} of {count} run ended', 'Stopped: {ended} of {count} runs ended', ended)
      : tn(all, '{ended} of {count} run ended', '{ended} of {count} runs ended', ended);
    return [main, rest.map((words) => ` · ${words}`).join('')];
  }

  // Tokens for each second since the first ones came, all runs together.
  function rate(sum) {
    if (!sum) return;
    const now = performance.now();
    first ??= {at: now, sum};
    if (sum !== first.last) [first.last, latest] = [sum, now];
    const took = latest - first.at;
    const fast = took > AT_ONCE && t('{rate} tokens/s in total', {rate: count(Math.round((sum - first.sum) / took * 1000))});
    say(pace, [tn(sum, '{count} token', '{count} tokens'), fast].filter(Boolean).join(' · '));
  }

  // Why those failed that did, once for all that failed so. No other pane says it again.
  function drawTroubles(number) {
    const reasons = new Map(); // what is to be said, as JSON -> the entries
    for (const entry of group.entries.filter((each) => standings[each.number] === 'failed')) {
      const key = JSON.stringify(problemsOf(failureOf(entry)));
      reasons.set(key, [...(reasons.get(key) || []), entry]);
    }
    const stopped = group.done ? number.cut : 0;
    const key = JSON.stringify([[...reasons].map(([reason, entries]) => [reason, entries.length]), stopped]);
    if (troubles.dataset.key === key) return;
    troubles.dataset.key = key;
    troubles.replaceChildren();
    for (const [reason, entries] of [...reasons].slice(0, MOST_REASONS)) {
      const line = make('p');
      line.append(make('b', '', '✕ '), `${failedWords(entries)} `);
      for (const {knob, message, fix} of JSON.parse(reason)) line.append(make('span', '', (knob ? `${knob}: ` : '') + message), fix ? ` ${fix} ` : ' ');
      troubles.append(line);
    }
    const more = [...reasons.values()].slice(MOST_REASONS).flat().length;
    if (more) troubles.append(make('p', 'gp-note', tn(more, '{count} more run failed for other reasons.', '{count} more runs failed for other reasons.')));
    if (stopped) troubles.append(make('p', 'gp-note gp-stopped', stoppedWords(stopped)));
  }

  function stoppedWords(stopped) {
    return group.done.overtaken
      ? tn(stopped, '{count} run was stopped because another run took its place; what was written is kept.', '{count} runs were stopped because another run took their place; what was written is kept.')
      : tn(stopped, '{count} run was stopped by hand; what was written is kept.', '{count} runs were stopped by hand; what was written is kept.');
  }

  // How many runs failed and of which groups they are, where that is not all of them: letters, or the first one and how
  // many more.
  function failedWords(entries) {
    const labels = [...new Set(entries.map((entry) => group.groups[entry.group].label))];
    if (labels.length === group.groups.length) return tn(entries.length, '{count} run failed:', '{count} runs failed:');
    const others = labels.length - 1;
    const letters = labels.every((label) => label.length === 1);
    const groups = letters || !others ? labels.join(', ') : tn(others, '{label} and {count} other', '{label} and {count} others', {label: labels[0]});
    return tn(entries.length, '{count} run failed ({groups}):', '{count} runs failed ({groups}):', {groups});
  }

  // The page has turned to another question: then no pane shows the answer below its controls.
  function drawAnswered() {
    const asked = group.found && group.found.question;
    const titles = asked && group.asking && group.asking.question !== asked ? group.asking.titles : {};
    const title = titles[asked];
    showIf(answered, Boolean(title));
    if (title) say(answered, group.done ? t('These runs answered “{question}”. Choose that question to see the answer.', {question: t(title)}) : t('These runs answer “{question}”. Choose that question to see the answer.', {question: t(title)}));
  }

  return (changes) => {
    root.hidden = !group.header && !Object.hasOwn(BEFORE_FIRST, group.name);
    track.hidden = !group.header;
    if (!group.header && !root.hidden) say(status, BEFORE_FIRST[group.name]());
    if (!group.header) return;
    if (changes.run) {
      [standings, tokens, first] = [[], [], null];
      say(pace, '');
      group.entries.forEach((entry) => take(entry.number));
    } else if (changes.measured || changes.status) {
      group.entries.forEach((entry) => take(entry.number));
    } else {
      changes.entries.forEach(take);
    }
    const number = {ended: 0, cut: 0, failed: 0, decoding: 0, waiting: 0};
    for (const standing of standings) number[standing] += 1;
    let [main, rest] = words(number);
    if (group.away && !group.done) [main, rest] = [t('The server does not answer.'), ` · ${main}${rest}`];
    if (status.dataset.words !== main + rest) {
      status.dataset.words = main + rest;
      status.replaceChildren(make('b', '', main), rest);
    }
    for (const name of ['ended', 'failed', 'decoding']) sayPercent(track.querySelector('.gp-part-' + name), 'width', number[name] / Math.max(1, standings.length));
    sayAttributes(track, {'aria-valuemax': standings.length, 'aria-valuenow': number.ended + number.failed, 'aria-valuetext': main + rest.replaceAll(' · ', ', ')});
    rate(tokens.reduce((sum, one) => sum + one, 0));
    drawTroubles(number);
    drawAnswered();
    if (group.done) say(told, main);
  };
}
