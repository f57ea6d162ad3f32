// The candidates pane: the most likely tokens where the current token stands, before and after the processors, what was
// removed and by what, and all other tokens as one bar; then the tokens that were looked up. On a page that answers,
// pressing one of them continues from there with it.

import {asSentence, count, percent, probability, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {isFromElsewhere, keptOf} from '../core/values.ts';
import {CandidateRow, walkRows} from './candidate_row.js';
import {courseWords} from './explanation.js';
import {LookedUp} from './looked_up.js';
import {candidateWords, isRemoved, listedOf, prominentOf, removerOf} from './stages.js';

export function candidatesPane(root, log) {
  const MOST = 24; // rows that are shown at first
  const bars = root.querySelector('.gp-bars');
  const legend = root.querySelector('.gp-bars-legend');
  const all = root.querySelector('.gp-all');
  const part = (name) => root.querySelector('.gp-' + name);
  const [full, beamsNote, pressNote, chosenWord, removedKey] = ['full', 'beams-note', 'press-note', 'chosen-word', 'removed-key'].map(part);
  const empty = part('no-token');
  const rows = [];
  const makeReachable = walkRows(bars);
  const looked = new LookedUp(root, log, entryOf);
  let showsAll = false;
  let drawn = []; // the step that is shown, and whether it could be pressed

  // ---------------------------------------------------------------------------------------------- bars

  // Only what was generated can be gone another way from.
  const isPressable = (step) => log.canAsk && !step.isPrompt;

  function entryOf(candidate, step) {
    const removed = isRemoved(candidate) && !isFromElsewhere(step);
    return {
      id: candidate.token_id,
      text: candidate.text,
      after: probability(candidate.logprob),
      before: probability(candidate.raw_logprob),
      rank: removed ? null : candidate.rank ?? (step.distribution.stages.length ? null : candidate.raw_rank),
      chosen: candidate.token_id === step.chosen.token_id,
      given: step.isPrompt || step.given,
      removed,
      by: removed ? removerOf(candidate, step) : '',
      words: () => candidateWords(candidate, step),
    };
  }

  function drawBars(step) {
    const listed = listedOf(step);
    const shown = showsAll ? listed : prominentOf(listed, MOST, step.chosen.token_id);
    const list = shown.map((candidate) => entryOf(candidate, step));
    const others = isFromElsewhere(step) ? null : step.distribution.vocab - listed.length;
    if (others === null || others > 0) list.push(restOf(step, listed.map((candidate) => entryOf(candidate, step)), others));
    const top = niceTop(Math.max(...list.filter(({rest}) => !rest).map((entry) => Math.max(entry.after, entry.before))));
    say(full, t('axis 0–{top}', {top: percent(top)}));
    while (rows.length < list.length) rows.push(new CandidateRow(bars));
    rows.forEach((row, i) => (list[i] ? row.fill(list[i], top, isPressable(step)) : row.hide()));
    makeReachable();
    all.hidden = listed.length <= MOST;
    say(all, showsAll ? t('show {count} only', {count: MOST}) : t('show all {count}', {count: count(listed.length)}));
    all.setAttribute('aria-expanded', String(showsAll));
  }

  // The probability of everything that is not listed. Beam scores are not normalised again after the processors, so
  // what is missing from their sum is not all theirs, but then it is not anyone else's either.
  function restOf(step, list, others) {
    const sum = (side) => Math.max(0, 1 - list.reduce((total, entry) => total + entry[side], 0));
    if (others === null) {
      const share = sum('before');
      return {text: t('all others'), after: share, before: share, rest: true, words: () => t('All tokens that the server did not list, together: {share}.', {share: percent(share)})};
    }
    const areLeft = keptOf(step) > list.filter(({removed}) => !removed).length;
    const [after, before] = [!areLeft ? 0 : log.usesBeams ? null : sum('after'), sum('before')];
    const values = {count: count(others), before: percent(before), after: percent(after ?? 0)};
    const words = () => (after === null
      ? t('All tokens that are not listed ({count}), together: {before} before the processors.', values)
      : t('All tokens that are not listed ({count}), together: {before} before the processors, {after} after them.', values));
    return {text: tn(others, '{count} other token', '{count} other tokens'), after, before, rest: true, words};
  }

  // The end of the axis: a round number that the longest bar of a token does not pass; that of all others may.
  const niceTop = (value) => [0.02, 0.05, 0.1, 0.2, 0.5, 1].find((top) => value <= top) || 1;

  function drawLegend(step) {
    const untouched = !step.distribution.stages.length;
    root.classList.toggle('gp-untouched', untouched);
    say(part('after-word'), isFromElsewhere(step) ? t('probability, according to the server') : untouched ? t('probability; no processor ran, so it is the same before and after') : t('after the processors'));
    part('before-key').hidden = untouched;
    removedKey.hidden = isFromElsewhere(step) || !listedOf(step).some(isRemoved);
    say(chosenWord, step.isPrompt || step.given ? t('given, not chosen') : t('chosen'));
    beamsNote.hidden = !step.beam || untouched;
    pressNote.hidden = !isPressable(step);
    root.classList.toggle('gp-pressable', isPressable(step));
  }

  // ---------------------------------------------------------------------------------------------- pressing

  bars.parentNode.addEventListener('click', (event) => {
    const button = event.target.closest('button.gp-row');
    const row = button && [...rows, ...looked.rows].find(({body}) => body === button);
    const step = log.current();
    if (row && step && isPressable(step)) log.ask({type: 'branch', step, tokenId: row.entry.id});
  });

  all.addEventListener('click', () => {
    showsAll = !showsAll;
    drawBars(log.current());
  });

  function drawEmpty() {
    for (const row of rows) row.hide();
    for (const node of [all, beamsNote, pressNote, looked.box]) node.hidden = true;
  }

  const ofCurrent = (words) => () => (log.current() ? words(log.current()) : '');
  runsOfTerms(root, {after: ofCurrent((step) => courseWords(step, log.started)), before: ofCurrent(({chosen}) => asSentence(t('{token} had {share}', {token: quoted(chosen.text), share: percent(probability(chosen.raw_logprob))})))});

  return (changes) => {
    const step = log.current();
    root.classList.toggle('gp-grows', log.running && !log.selected);
    legend.hidden = !step;
    empty.hidden = Boolean(step);
    if (!step) {
      drawEmpty();
    } else {
      if (step !== drawn[0] || log.canAsk !== drawn[1]) drawBars(step);
      drawLegend(step);
      looked.draw(step, changes, isPressable(step));
    }
    drawn = [step, log.canAsk];
  };
}
