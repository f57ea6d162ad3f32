// The rounds of assisted decoding one below the other: each drafted token as a card with its two probabilities, what
// became of it, and the target's own token that follows. A round's cards are made when it comes into sight.

import {sayPercent} from '../core/dom_patch.ts';
import {fillLabel, labelled, make, numbersOf, percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import {judgedOf} from './acceptance.js';
import {ORIGINS, draftFate, fateWords, followWords, judgeOf, keepChance, shortTime} from './draft_words.js';

// `stepAt(index)` is the step of a token of the text. Returns {show(rounds, judge), mark(step)}.
export function roundList(list, log, stepAt) {
  let rows = []; // {round, item, cards}; `cards` is null until they are made
  let judge = judgeOf(null);
  let marked = {row: null, card: null, selected: null};
  let stop = null; // the card that the keyboard finds
  let atEnd = true; // whether the end of the list is in sight
  let topBefore = 0; // how far the list was scrolled when this was found out
  const rowOf = new WeakMap(); // item -> row
  const cards = new WeakMap(); // card -> {row, index}: `index` of the step that it selects
  const sight = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) if (isIntersecting) fill(rowOf.get(target));
    if (following()) list.scrollTop = list.scrollHeight;
  }, {rootMargin: '200px 0px'});

  const following = () => atEnd && !log.selected && log.running;

  // ---------------------------------------------------------------------------------------------- rows

  function show(rounds, how) {
    const same = rows.length <= rounds.length && (!rows.length || rows[0].round === rounds[0]) && judge.samples === how.samples;
    judge = how;
    if (!same) clear();
    for (const round of rounds.slice(rows.length)) addRow(round);
  }

  function clear() {
    sight.disconnect();
    list.replaceChildren();
    rows = [];
    marked = {row: null, card: null, selected: null};
    stop = null;
    atEnd = true;
    topBefore = 0;
  }

  function addRow(round) {
    const item = make('li', 'gp-round');
    const row = {round, item, cards: null};
    rowOf.set(item, row);
    rows.push(row);
    list.append(item);
    sight.observe(item);
  }

  function fill(row) {
    if (!row || row.cards) return;
    sight.unobserve(row.item);
    const {round, item} = row;
    const judged = judgedOf(round);
    row.cards = [];
    const line = make('div', 'gp-cards');
    for (let place = 0; place < judged; place++) line.append(draftCard(row, place));
    if (round.next_token_id !== null) line.append(followCard(row));
    if (judged < round.drafted.length) line.append(behind(round, judged));
    if (round.follow === 'none') line.append(make('span', 'gp-note gp-ended', '■ ' + t('the text ended inside its draft')));
    item.append(headOf(round), line);
    item.classList.add('gp-filled');
    if (!stop) setStop(row.cards[0]);
  }

  function headOf(round) {
    const head = make('div', 'gp-round-head');
    const {num_accepted: accepted, drafted: {length: drafted}} = round;
    const kept = drafted ? t('{accepted} of {drafted} kept', {accepted, drafted}) : t('no draft');
    const times = [t('draft {time}', {time: shortTime(round.draft_seconds)}), t('verify {time}', {time: shortTime(round.verify_seconds)})];
    head.append(make('b', '', t('Round {number}', {number: round.index + 1})), make('span', '', kept));
    for (const words of times) head.append(make('span', 'gp-round-time', words));
    return head;
  }

  // ---------------------------------------------------------------------------------------------- cards

  function newCard(row, index, look, sign, token, which, why) {
    const label = t('Round {number}, {which}, {token}: {why}', {number: row.round.index + 1, which, token: quoted(token), why});
    const card = make('button', 'gp-draft-card', null, {type: 'button', tabindex: '-1', 'aria-pressed': 'false', 'aria-label': label});
    card.dataset.draft = look;
    const head = make('span', 'gp-draft-head');
    const ink = make('bdi', 'gp-ink gp-word');
    fillLabel(ink, token);
    head.append(make('span', 'gp-sign', sign), ink);
    card.append(head);
    tipLater(card, () => why);
    cards.set(card, {row, index});
    row.cards.push(card);
    return card;
  }

  function draftCard(row, place) {
    const {round} = row;
    const token = round.drafted[place];
    const fate = draftFate(round, place);
    const index = round.start + place; // a rejected token selects the one that took its place, but its own words are read
    const which = t('drafted token {place} of {size}', {place: place + 1, size: round.drafted.length});
    const card = newCard(row, index, fate, fate === 'accepted' ? '✓' : '✗', token.text, which, fateWords(round, place, judge));
    card.append(bar('p', probability(token.target_logprob)));
    if ((token.draft_logprob ?? null) !== null) card.append(bar('q', probability(token.draft_logprob)));
    if (judge.samples) {
      const chance = make('span', 'gp-chance', t('chance'));
      chance.append(make('b', '', percent(keepChance(token, judge))));
      card.append(chance);
    }
    return card;
  }

  function followCard(row) {
    const {round} = row;
    const index = round.start + round.num_accepted;
    const [sign, name] = ORIGINS[round.follow];
    const card = newCard(row, index, round.follow, sign, round.next_text, t('the target’s own token'), followWords(round, judge));
    card.classList.add('gp-own-card');
    const step = stepAt(index);
    if (step) card.append(bar('p', numbersOf(step).probability));
    card.append(make('span', 'gp-chance', name));
    return card;
  }

  function bar(name, value) {
    const line = make('span', 'gp-bar-line');
    const track = make('span', 'gp-track');
    const part = make('i', `gp-part-${name}`);
    sayPercent(part, 'width', value);
    track.append(part);
    line.append(make('i', 'gp-pq', name), track, make('span', 'gp-amount', percent(value)));
    return line;
  }

  // What was drafted for nothing.
  function behind(round, judged) {
    const box = make('span', 'gp-behind');
    const left = round.drafted.slice(judged);
    box.append(make('span', 'gp-note', t('never judged')));
    for (const token of left) {
      const word = labelled(token.text, 'gp-word');
      const q = (token.draft_logprob ?? null) === null ? '' : ` q ${percent(probability(token.draft_logprob))}`;
      const chip = make('span', 'gp-unjudged');
      chip.append(word, make('small', '', q));
      box.append(chip);
    }
    return box;
  }

  // ---------------------------------------------------------------------------------------------- selecting

  // Marks the round of a step, and its card.
  function mark(step) {
    const draft = step && step.draft;
    const row = draft ? rows[draft.round.index - (rows.length ? rows[0].round.index : 0)] || null : null;
    if (row) fill(row);
    const card = row ? cardOf(row, step) : null;
    if (marked.card && marked.card !== card) marked.card.setAttribute('aria-pressed', 'false');
    if (marked.card) marked.card.classList.remove('gp-current');
    if (marked.row && marked.row !== row) marked.row.item.classList.remove('gp-current-round');
    const moved = marked.selected !== log.selected;
    marked = {row, card, selected: log.selected};
    if (moved && !log.selected) atEnd = true; // the newest is followed again
    if (!row) return;
    row.item.classList.add('gp-current-round');
    if (card) {
      card.classList.add('gp-current');
      card.setAttribute('aria-pressed', String(log.selected === step));
      if (!list.contains(document.activeElement)) setStop(card);
    }
    if (moved) bringIntoSight(row.item);
  }

  function cardOf(row, step) {
    const {rejected} = log;
    if (rejected && rejected.round === row.round) return row.cards[rejected.place];
    const place = step.index - row.round.start;
    return place < row.round.num_accepted ? row.cards[place] : row.cards.at(-1);
  }

  // Within the list: the page stays where it is.
  function bringIntoSight(item) {
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = Math.min(top, bottom - list.clientHeight);
  }

  function setStop(card) {
    if (stop) stop.tabIndex = -1;
    stop = card || null;
    if (stop) stop.tabIndex = 0;
  }

  function go(card) {
    if (!card) return;
    const {row, index} = cards.get(card);
    setStop(card);
    const step = stepAt(index);
    const place = row.cards.indexOf(card);
    if (step && card.dataset.draft === 'rejected') log.selectRejected(step, row.round, place);
    else if (step) log.selectStep(step);
    bringIntoSight(row.item);
    card.focus({preventScroll: true});
  }

  // The card of another round, made if need be.
  function cardIn(number, place) {
    const row = rows[Math.max(0, Math.min(rows.length - 1, number))];
    fill(row);
    return row.cards.at(place);
  }

  function neighbour(card, delta) {
    const {row} = cards.get(card);
    const beside = row.cards[row.cards.indexOf(card) + delta];
    if (beside) return beside;
    const number = rows.indexOf(row) + delta;
    return rows[number] ? cardIn(number, delta > 0 ? 0 : -1) : null;
  }

  list.addEventListener('click', (event) => {
    const card = event.target.closest('.gp-draft-card');
    if (card) {
      go(card);
      return;
    }
    const item = event.target.closest('.gp-round');
    if (item) go(rowOf.get(item).cards[0]);
  });

  list.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') log.selectStep(null);
    const card = event.target.closest('.gp-draft-card');
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    const number = rows.indexOf(cards.get(card).row);
    const keys = {
      ArrowRight: () => neighbour(card, 1),
      ArrowLeft: () => neighbour(card, -1),
      ArrowDown: () => rows[number + 1] && cardIn(number + 1, 0),
      ArrowUp: () => rows[number - 1] && cardIn(number - 1, 0),
      Home: () => cardIn(0, 0),
      End: () => cardIn(rows.length - 1, 0),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    go(keys[event.key]());
  });

  list.addEventListener('scroll', () => {
    const top = list.scrollTop;
    if (list.scrollHeight - top - list.clientHeight < 80) atEnd = true;
    else if (top < topBefore) atEnd = false; // rows that grow do not move it up: a person does
    topBefore = top;
  }, {passive: true});

  return {show, mark};
}
