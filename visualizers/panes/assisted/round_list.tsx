// The rounds of assisted decoding one below the other. A round is filled when it comes into sight; what is drawn of one stays
// as it is until something of that round changes. The arrow keys walk from card to card, and the newest round is followed.

import type {VNode} from 'preact';
import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import {useRedraw} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {t} from '../core/texts.ts';
import type {DraftRound, Step} from '../core/types.ts';
import {judgedOf} from './acceptance.ts';
import type {Judge} from './draft_words.ts';
import {RoundCards} from './round_cards.tsx';

interface ListProps {
  log: RunLog;
  rounds: DraftRound[];
  steps: Step[]; // of the text
  judge: Judge;
}

/** A card: of which round, and which of its cards. */
interface Place {
  number: number;
  card: number;
}

// The cards of a round: its judged tokens, and the target's own.
const cardsOf = (round: DraftRound): number => judgedOf(round) + (round.next_token_id === null ? 0 : 1);

export function RoundList({log, rounds, steps, judge}: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const redraw = useRedraw();
  const stop = useRef<Place>({number: 0, card: 0}); // the card that the keyboard finds
  const wantsFocus = useRef(false);
  const scroll = useRef({isAtEnd: true, top: 0, selected: log.selected});
  const sight = useRef<IntersectionObserver>(null);
  const calls = useRef(new WeakMap<Element, () => void>()); // of rows that are not filled: what fills them
  const made = useRef(new Map<DraftRound, {row: VNode; key: string}>());

  const follow = () => {
    if (list.current && scroll.current.isAtEnd && !log.selected && log.running) {
      list.current.scrollTop = list.current.scrollHeight;
    }
  };
  const waitForSight = (row: Element, call: () => void) => {
    sight.current ??= new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, target} of entries) if (isIntersecting) calls.current.get(target)?.();
        follow();
      },
      {rootMargin: '200px 0px'},
    );
    calls.current.set(row, call);
    sight.current.observe(row);
    return () => sight.current?.unobserve(row);
  };
  const current = placeOf(log, rounds);
  if (current && !list.current?.contains(document.activeElement)) stop.current = current;

  useLayoutEffect(() => {
    const hasMoved = scroll.current.selected !== log.selected;
    scroll.current.selected = log.selected;
    if (hasMoved && !log.selected) scroll.current.isAtEnd = true; // the newest is followed again
    if (hasMoved && current) bringIntoSight(list.current, current.number);
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const {number, card} = stop.current;
    bringIntoSight(list.current, number);
    const row = list.current?.children[number];
    row?.querySelectorAll<HTMLElement>('.gp-draft-card')[card].focus({preventScroll: true});
  });

  const go = (place: Place | null) => {
    if (!place) return;
    stop.current = place;
    wantsFocus.current = true;
    const round = rounds[place.number];
    // a rejected token selects the one that took its place, but its own words are read
    const isRejected = place.card >= round.num_accepted && place.card < judgedOf(round);
    const step = steps.at(round.start + Math.min(place.card, round.num_accepted));
    if (step && isRejected) log.selectRejected(step, round, place.card);
    else if (step) log.selectStep(step);
    redraw();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') log.selectStep(null);
    const card = event.target instanceof Element ? event.target.closest('.gp-draft-card') : null;
    const row = card?.closest('.gp-round');
    if (!card || !row || event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(STEPS, event.key)) return;
    event.preventDefault();
    const number = [...(list.current?.children ?? [])].indexOf(row);
    go(STEPS[event.key]({number, card: [...row.querySelectorAll('.gp-draft-card')].indexOf(card)}, rounds));
  };
  const onScroll = () => {
    if (!list.current) return;
    const {scrollTop, scrollHeight, clientHeight} = list.current;
    if (scrollHeight - scrollTop - clientHeight < 80) scroll.current.isAtEnd = true;
    else if (scrollTop < scroll.current.top) scroll.current.isAtEnd = false; // rows that grow do not move it up: a person does
    scroll.current.top = scrollTop;
  };

  const goTo = useRef(go);
  goTo.current = go;
  const rows = rounds.map((round, number) => {
    const card = current?.number === number ? current.card : null;
    const stopCard = stop.current.number === number ? stop.current.card : null;
    const isPressed = card !== null && log.selected !== null;
    const key = `${card} ${stopCard} ${isPressed}`;
    const known = made.current.get(round);
    if (known?.key === key) return known.row;
    const row = (
      <Round
        key={number}
        round={round}
        judge={judge}
        steps={steps}
        current={card}
        isPressed={isPressed}
        stop={stopCard}
        go={(one) => goTo.current({number, card: one})}
        waitForSight={waitForSight}
        filled={follow}
      />
    );
    made.current.set(round, {row, key});
    return row;
  });
  return (
    <ol
      ref={list}
      class="gp-rounds"
      tabIndex={-1}
      aria-label={t('Rounds. Click a token to see it in the text; the arrow keys move, Escape follows the newest.')}
      onKeyDown={walk}
      onScroll={onScroll}
    >
      {rows}
    </ol>
  );
}

// The card of the current token.
function placeOf(log: RunLog, rounds: DraftRound[]): Place | null {
  const step = log.current();
  if (!step?.draft) return null;
  const {round} = step.draft;
  const number = round.index;
  if (rounds[number] !== round) return null;
  if (log.rejected?.round === round) return {number, card: log.rejected.place};
  const place = step.index - round.start;
  return {number, card: place < round.num_accepted ? place : cardsOf(round) - 1};
}

const STEPS: Record<string, (at: Place, rounds: DraftRound[]) => Place | null> = {
  ArrowRight: ({number, card}, rounds) => {
    if (card + 1 < cardsOf(rounds[number])) return {number, card: card + 1};
    return number + 1 < rounds.length ? {number: number + 1, card: 0} : null;
  },
  ArrowLeft: ({number, card}, rounds) => {
    if (card > 0) return {number, card: card - 1};
    return number > 0 ? {number: number - 1, card: cardsOf(rounds[number - 1]) - 1} : null;
  },
  ArrowDown: ({number}, rounds) => (number + 1 < rounds.length ? {number: number + 1, card: 0} : null),
  ArrowUp: ({number}) => (number > 0 ? {number: number - 1, card: 0} : null),
  Home: () => ({number: 0, card: 0}),
  End: (_, rounds) => ({number: rounds.length - 1, card: 0}),
};

// Within the list: the page stays where it is.
function bringIntoSight(list: HTMLElement | null, number: number): void {
  const item = list?.children[number];
  if (!list || !(item instanceof HTMLElement)) return;
  const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = Math.min(top, bottom - list.clientHeight);
}

// ---------------------------------------------------------------------------------------------------- one round

interface RoundProps {
  round: DraftRound;
  judge: Judge;
  steps: Step[];
  current: number | null; // which of its cards is that of the current token
  isPressed: boolean; // whether a person has selected it
  stop: number | null; // which of them the keyboard finds
  go: (card: number) => void;
  waitForSight: (row: Element, call: () => void) => () => void;
  filled: () => void;
}

function Round({round, judge, steps, current, isPressed, stop, go, waitForSight, filled}: RoundProps) {
  const item = useRef<HTMLLIElement>(null);
  const [isSeen, setSeen] = useState(false);
  const wasFilled = useRef(false);
  const isFilled = (wasFilled.current ||= isSeen || current !== null || stop !== null);
  useEffect(() => {
    if (!isFilled && item.current) return waitForSight(item.current, () => setSeen(true));
  }, [isFilled]);
  useLayoutEffect(filled, [isFilled]);
  const press = ({target}: {target: EventTarget | null}) => {
    const card = target instanceof Element ? target.closest('.gp-draft-card') : null;
    const all = [...(item.current?.querySelectorAll('.gp-draft-card') ?? [])];
    go(card ? all.indexOf(card) : 0);
  };
  const names = ['gp-round', isFilled && 'gp-filled', current !== null && 'gp-current-round'];
  return (
    <li ref={item} class={names.filter(Boolean).join(' ')} onClick={press}>
      {isFilled && (
        <RoundCards round={round} judge={judge} steps={steps} current={current} isPressed={isPressed} stop={stop} />
      )}
    </li>
  );
}
