// The card of the token under the pointer or the keyboard's focus: what it is, how likely it was, and its rivals.
// One for each text. It lies above the page and takes no presses; screen readers have each token's own label.

import {count, information, labelled, make, numbersOf, percent, probability, processorWords} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {isFromElsewhere} from '../core/values.ts';

// `entryOf(element)` is what an element of `text` stands for, {id, text, where, step, why}, or null. `step` may be
// null; `why` then says why nothing is known, and else where the token comes from. Returns {show(element), hide(), dismiss(), refresh(anew)}.
export function tokenCard(root, text, log, entryOf) {
  const RIVALS = 5;
  const card = make('div', 'gp-card', null, {popover: 'manual', 'aria-hidden': 'true'});
  const head = make('div', 'gp-card-head');
  const facts = make('dl', 'gp-card-facts');
  const list = make('ol', 'gp-card-rivals');
  const key = make('div', 'gp-card-key');
  key.append(make('i', 'gp-card-after'), `${t('after the processors')} `, make('i', 'gp-card-before'), t('before them'));
  card.append(head, facts, list, key);
  card.hidden = true;
  root.append(card);
  let owner = null; // the element that it stands beside
  let pointed = null; // where the pointer was that brought it; null: the keyboard did
  let dismissed = null; // the element for which a person closed it

  // ---------------------------------------------------------------------------------------------- what it says

  function fact(name, value) {
    facts.append(make('dt', '', name), make('dd', '', value));
  }

  function fill() {
    const {id, text: label, where, step, why} = entryOf(owner);
    head.replaceChildren(labelled(label, 'gp-card-word'), make('span', '', id < 0 ? where : t('{where}, id {id}', {where, id})));
    facts.replaceChildren();
    list.hidden = key.hidden = !step;
    if (why) facts.append(make('dd', 'gp-card-why', why));
    if (!step) return;
    fillFacts(step);
    const rivals = rivalsOf(step);
    const top = Math.max(...rivals.flatMap(({after, before}) => [after, before]), 1e-9);
    list.replaceChildren(...rivals.map((rival) => rivalRow(rival, top)));
    key.hidden = !step.distribution.stages.length;
  }

  function fillFacts(step) {
    const {chosen, distribution} = step;
    const {probability: after, rawProbability: before, surprisal} = numbersOf(step);
    if (isFromElsewhere(step)) {
      fact(t('Probability, according to the server'), percent(before));
    } else if (distribution.stages.length || chosen.logprob !== chosen.raw_logprob) {
      fact(t('Probability after the processors'), chosen.logprob === null ? removedWords(chosen) : percent(after));
      fact(t('before the processors'), percent(before));
    } else {
      fact(t('Probability (no processor ran)'), percent(before));
    }
    const ranks = [
      chosen.rank && t('{rank} after', {rank: count(chosen.rank)}), chosen.raw_rank && t('{rank} before', {rank: count(chosen.raw_rank)}),
    ].filter(Boolean);
    if (ranks.length) {
      const same = chosen.rank === chosen.raw_rank;
      fact(isFromElsewhere(step) ? t('Rank') : t('Rank of {count}', {count: count(distribution.vocab)}), same ? count(chosen.rank) : ranks.join(', '));
    }
    fact(t('Surprisal'), information(surprisal, log.unit));
  }

  // The likeliest tokens on either side of the processors, so that a likely one which they removed is there; and the
  // chosen one.
  function rivalsOf({chosen, distribution}) {
    const all = distribution.candidates.map((candidate) => ({
      candidate,
      after: probability(candidate.logprob),
      before: probability(candidate.raw_logprob),
      isChosen: candidate.token_id === chosen.token_id,
    }));
    all.sort((a, b) => Math.max(b.after, b.before) - Math.max(a.after, a.before));
    const rivals = all.slice(0, RIVALS);
    if (!rivals.some(({isChosen}) => isChosen)) {
      rivals.push({candidate: chosen, after: probability(chosen.logprob), before: probability(chosen.raw_logprob), isChosen: true});
    }
    return rivals;
  }

  function rivalRow({candidate, after, before, isChosen}, top) {
    const removed = candidate.logprob === null && !log.isFromElsewhere;
    const row = make('li', (isChosen ? 'gp-card-chosen' : '') + (removed ? ' gp-card-removed' : ''));
    const tracks = make('span', 'gp-card-tracks');
    for (const [kind, share] of [['after', after], ['before', before]]) {
      const bar = make('i', 'gp-card-' + kind);
      bar.style.width = `${(share / top) * 100}%`;
      tracks.append(bar);
    }
    if (removed) tracks.firstChild.replaceWith(make('small', '', removedWords(candidate)));
    row.append(
      make('span', 'gp-card-sign', isChosen ? '▶' : removed ? '✕' : ''),
      labelled(candidate.text, 'gp-card-word'), tracks, make('span', 'gp-card-value', percent(removed ? before : after)),
    );
    return row;
  }

  // ---------------------------------------------------------------------------------------------- where it is

  // Below the token where there is room, else above it, never outside of the window, and not over what is beside the text: the
  // panel there says the same of the selected token.
  function place() {
    const spot = (owner.querySelector('.gp-ink') || owner).getClientRects()[0];
    const frame = text.getBoundingClientRect();
    if (!spot || spot.bottom < frame.top || spot.top > frame.bottom) {
      hide();
      return;
    }
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const {clientWidth, clientHeight} = document.documentElement;
    const below = spot.bottom + 9;
    const top = below + height + 8 <= clientHeight ? below : spot.top - height - 9;
    card.style.left = `${Math.max(8, Math.min(spot.left, clientWidth - width - 8, Math.max(frame.left, frame.right - width)))}px`;
    card.style.top = `${Math.max(8, Math.min(top, clientHeight - height - 8))}px`;
  }

  function show(element, pointer = null) {
    if (!entryOf(element)) return;
    owner = element;
    pointed = pointer;
    dismissed = null;
    fill();
    if (card.hidden) {
      card.hidden = false;
      if (card.showPopover) card.showPopover();
      document.addEventListener('keydown', close, true);
      document.addEventListener('scroll', follow, {capture: true, passive: true});
    }
    place();
  }

  function hide() {
    if (!owner) return;
    owner = null;
    card.hidden = true;
    if (card.hidePopover && card.isConnected) card.hidePopover();
    document.removeEventListener('keydown', close, true);
    document.removeEventListener('scroll', follow, {capture: true});
  }

  function close({key: pressed}) {
    if (pressed === 'Escape') dismiss();
  }

  // Not again for this element, until the pointer has left the text.
  function dismiss() {
    dismissed = owner;
    hide();
  }

  // While the page scrolls: the pointer may then be over something else.
  function follow() {
    const under = pointed && document.elementFromPoint(pointed.clientX, pointed.clientY);
    if (!owner.isConnected || (pointed && !owner.contains(under))) hide();
    else place();
  }

  text.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    const element = event.target.closest('[role="button"]');
    if (!element || !entryOf(element)) {
      if (pointed) hide();
    } else if (element !== owner && element !== dismissed) {
      show(element, event);
    }
  });
  text.addEventListener('pointerleave', () => {
    dismissed = null;
    if (pointed) hide();
  });
  text.addEventListener('focusin', ({target}) => target.matches(':focus-visible') && show(target));
  text.addEventListener('focusout', ({target}) => target === owner && !pointed && hide());

  // What it stands beside may be gone; `anew` says that the numbers may be others.
  function refresh(anew) {
    if (!owner) return;
    if (!owner.isConnected) {
      hide();
    } else if (anew) {
      fill();
      place();
    }
  }

  return {show, hide, dismiss, refresh};
}

// What took a candidate away.
export const removedWords = ({removed_by: by}) => t('removed by {processor}', {processor: by ? processorWords(by)[0] : t('a processor')});
