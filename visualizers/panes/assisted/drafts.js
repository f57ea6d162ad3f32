// The pane of assisted decoding: the rounds as columns of a map, one below the other with their tokens, and in figures.

import {sayAttributes, sayPercent} from '../core/dom_patch.ts';
import {Along} from '../core/log.ts';
import {asSentence, count, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {AcceptanceAlong, writtenOf} from './acceptance.js';
import {denominatorOf, draftFigures} from './draft_figures.js';
import {judgeOf, ruleWords, shortTime} from './draft_words.js';
import {roundList} from './round_list.js';
import {roundMap} from './round_map.js';

export function draftsPane(root, log) {
  const plot = root.querySelector('.gp-map-plot');
  const reading = root.querySelector('.gp-map-reading');
  const note = root.querySelector('.gp-map-note');
  const along = new Along(null, () => null);
  const counted = new AcceptanceAlong();
  const map = roundMap(plot, {
    canvas: plot.querySelector('canvas'),
    column: plot.querySelector('.gp-column'),
    ends: {drafts: root.querySelector('.gp-drafts-end'), times: root.querySelector('.gp-times-end')},
    onResize: look,
  });
  const list = roundList(root.querySelector('.gp-rounds'), log, (index) => along.steps[index]);
  const drawFigures = draftFigures(root);
  let rounds = [];
  let drawn = 0; // how many of them
  let hasDraft = false; // whether what drafts has probabilities

  // The rounds whose tokens have all come, and are not hidden while they are to be guessed.
  function roundsToShow() {
    const end = log.hideFrom === null ? along.steps.length : Math.min(log.hideFrom, along.steps.length);
    let length = log.rounds.length;
    while (length && log.rounds[length - 1].start + writtenOf(log.rounds[length - 1]) > end) length -= 1;
    return length === log.rounds.length ? log.rounds : log.rounds.slice(0, length);
  }

  // ---------------------------------------------------------------------------------------------- the map

  function drawMap() {
    const {each, cut, longest, filled} = map.draw(rounds);
    sayPercent(root.querySelector('.gp-map-axis'), 'width', filled);
    say(note, [
      each > 1 ? t('Each column is the mean of {each} rounds.', {each}) : '',
      cut ? tn(cut, 'One column is cut off; the longest round took {time}.', '{count} columns are cut off; the longest round took {time}.', {time: shortTime(longest)}) : '',
    ].filter(Boolean).join(' '));
    say(root.querySelector('.gp-map-last'), t('round {number}', {number: count(rounds.length)}));
  }

  function wordsOfRound(round) {
    const values = {
      round: round.index + 1, draft: shortTime(round.draft_seconds), verify: shortTime(round.verify_seconds),
      accepted: round.num_accepted, token: quoted(round.next_text),
    };
    if (round.follow === 'target') return t('Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.', values);
    if (round.follow === 'bonus') return tn(round.drafted.length, 'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.', 'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.', values);
    if (round.follow === 'correction') return tn(round.drafted.length, 'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.', 'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as correction.', values);
    return tn(round.drafted.length, 'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept; the text ended inside the draft.', 'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ended inside the draft.', values);
  }

  const selectRound = (number) => log.selectStep(along.steps[rounds[number].start] || null);

  function currentNumber() {
    const step = log.current();
    if (!step || !step.draft) return null;
    return rounds[step.draft.round.index] === step.draft.round ? step.draft.round.index : null;
  }

  function drawPlace() {
    const number = currentNumber();
    map.mark(number);
    const words = number === null ? '' : wordsOfRound(rounds[number]);
    say(reading, words);
    sayAttributes(plot, {'aria-valuemin': 1, 'aria-valuemax': rounds.length, 'aria-valuenow': (number ?? 0) + 1, 'aria-valuetext': words || t('no round yet')});
  }

  plot.addEventListener('pointermove', (event) => {
    const number = map.at(event);
    if (number < 0) return;
    if (event.buttons === 1) selectRound(number);
    else say(reading, wordsOfRound(rounds[number]));
  });
  plot.addEventListener('pointerleave', drawPlace);
  plot.addEventListener('click', (event) => map.at(event) >= 0 && selectRound(map.at(event)));
  plot.addEventListener('keydown', (event) => {
    const keys = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity};
    if (event.key === 'Escape') log.selectStep(null);
    if (!(event.key in keys) || !rounds.length) return;
    event.preventDefault();
    selectRound(Math.max(0, Math.min(rounds.length - 1, (currentNumber() ?? rounds.length - 1) + keys[event.key])));
  });

  // ---------------------------------------------------------------------------------------------- in short

  function drawShort(figures) {
    const {draft_seconds: draft, verify_seconds: verify} = figures;
    const all = draft + verify;
    for (const [name, time] of [['draft', draft], ['verify', verify]]) {
      const part = root.querySelector(`.gp-time-${name}`);
      part.style.flexGrow = all ? time / all : 0.5;
      say(root.querySelector(`.gp-told-${name}`), `${Math.round(all ? (100 * time) / all : 0)}% · ${shortTime(time)}`);
    }
    const tokens = tn(figures.num_tokens, '{count} token', '{count} tokens');
    const saved = figures.passes_saved > 0 ? tn(figures.passes_saved, '{count} pass saved.', '{count} passes saved.') : t('No pass saved.');
    say(root.querySelector('.gp-drafts-short'), `${tn(figures.num_rounds, '{tokens} in {count} forward pass of the target.', '{tokens} in {count} forward passes of the target.', {tokens})} ${saved}`);
  }

  // ---------------------------------------------------------------------------------------------- drawing

  function draw(changes) {
    const last = log.lasts[0] || null;
    if (changes.run || changes.steps) along.follow(last);
    if (changes.run) hasDraft = false;
    root.hidden = !log.rounds.length;
    if (root.hidden) return;
    const before = [rounds[0], drawn];
    rounds = roundsToShow();
    drawn = rounds.length;
    if (changes.run || rounds[0] !== before[0] || drawn !== before[1]) {
      const judge = judgeOf(log.started);
      const figures = counted.read(rounds);
      hasDraft ||= rounds.some(({drafted}) => drafted.length && (drafted[0].draft_logprob ?? null) !== null);
      const rule = root.querySelector('.gp-drafts-rule');
      say(rule, ruleWords(judge, hasDraft));
      tipOfTerm(rule, 'draft', () => asSentence(denominatorOf('draft_acceptance_rate', figures)), judge.samples && hasDraft ? {} : {formula: ''});
      root.querySelector('.gp-key-q').hidden = !hasDraft;
      drawShort(figures);
      drawMap();
      list.show(rounds, judge);
      drawFigures(figures, judge);
    }
    list.mark(log.current());
    drawPlace();
  }

  // The same again, where its size or its colours have changed.
  function look() {
    if (root.hidden) return;
    drawMap();
    drawPlace();
  }

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look);
  new MutationObserver(look).observe(document.body, {attributes: true, attributeFilter: ['class']});

  return draw;
}
