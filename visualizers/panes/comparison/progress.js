// The progress pane: how many runs of a comparison have ended, are being decoded and wait, how fast they are together, and
// why those failed that did.

import {sayAttributes, sayPercent, showIf} from '../core/dom_patch.js';
import {count, make, many, problemsOf, say} from '../core/text.js';
import {failureOf, standingOf, tokensOf} from './run_status.js';

// What a view says before its first run, by the name of the comparison. Lanes show what they are by themselves.
const BEFORE_FIRST = {
  sweep: 'Nothing has run yet. “Run the grid” writes a text for each pair of values, and draws a heat map of any metric.',
  seeds: 'Nothing has run yet. “Draw the samples” asks the model again and again, and draws a tree of what it can say, with counts and probabilities.',
  trial: 'Nothing has run yet. “Run the trial” decodes the same request with and without drafts, and answers one question: is it faster, which draft length is best, or is it the same.',
  precision: 'Nothing has run yet. “Compare precisions” lets the model write in each of them by turns, measures memory and speed, and tells how far their distributions lie apart at each token.',
  watermark: 'Nothing has run yet. “Run the experiment” writes texts with the watermark and without it, and answers one question; or it asks you which is which.',
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
    const all = many(standings.length, 'run');
    const over = number.ended + number.failed;
    if (over === standings.length) return [over === 1 ? 'The run has ended' : `All ${all} have ended`, ''];
    const cut = number.cut + (group.done ? number.decoding : 0);
    const rest = (group.done
      ? [cut && `${count(cut)} cut off`, number.waiting && `${count(number.waiting)} not begun`]
      : [cut && `${count(cut)} cut off`, `${count(number.decoding)} decoding`, `${count(number.waiting)} queued`]
    ).filter(Boolean);
    return [`${group.done ? 'Stopped: ' : ''}${count(over)} of ${all} ended`, rest.map((words) => ` · ${words}`).join('')];
  }

  // Tokens for each second since the first ones came, all runs together.
  function rate(sum) {
    if (!sum) return;
    const now = performance.now();
    first ??= {at: now, sum};
    if (sum !== first.last) [first.last, latest] = [sum, now];
    const took = latest - first.at;
    const fast = took > AT_ONCE ? ` · ${count(Math.round((sum - first.sum) / took * 1000))} tokens/s altogether` : '';
    say(pace, many(sum, 'token') + fast);
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
      line.append(make('b', '', '✕ '), `${many(entries.length, 'run')} failed${whose(entries)}: `);
      for (const {knob, message, fix} of JSON.parse(reason)) line.append(make('span', '', (knob ? `${knob}: ` : '') + message), fix ? ` ${fix} ` : ' ');
      troubles.append(line);
    }
    const more = [...reasons.values()].slice(MOST_REASONS).flat().length;
    if (more) troubles.append(make('p', 'gp-note', `${many(more, 'more run')} failed for other reasons.`));
    const by = stopped && group.done.overtaken ? `because another run took ${stopped === 1 ? 'its' : 'their'} place` : 'by hand';
    if (stopped) troubles.append(make('p', 'gp-note gp-stopped', `${many(stopped, 'run was', 'runs were')} stopped ${by}; what was written is kept.`));
  }

  // Which groups these runs are of, where that is not all of them: letters, or the first one and how many more.
  function whose(entries) {
    const labels = [...new Set(entries.map((entry) => group.groups[entry.group].label))];
    if (labels.length === group.groups.length) return '';
    const others = labels.length - 1;
    const letters = labels.every((label) => label.length === 1);
    return ` (${letters ? labels.join(', ') : labels[0] + (others ? ` and ${many(others, 'other')}` : '')})`;
  }

  // The page has turned to another question: then no pane shows the answer below its controls.
  function drawAnswered() {
    const asked = group.found && group.found.question;
    const titles = asked && group.asking && group.asking.question !== asked ? group.asking.titles : {};
    const title = titles[asked];
    showIf(answered, Boolean(title));
    if (title) say(answered, `These runs ${group.done ? 'answered' : 'answer'} “${title}”. Choose that question to see what they say.`);
  }

  return (changes) => {
    root.hidden = !group.header && !Object.hasOwn(BEFORE_FIRST, group.name);
    track.hidden = !group.header;
    if (!group.header && !root.hidden) say(status, BEFORE_FIRST[group.name]);
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
    const [main, rest] = words(number);
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
