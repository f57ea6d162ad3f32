// The map of the rounds: a slider over its columns, and what is to be said of the round under the pointer or the current one.

import {useLayoutEffect, useMemo, useReducer, useRef, useState} from 'preact/hooks';
import type {RunLog} from '../core/log.ts';
import {count, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {onTheme} from '../core/theme.ts';
import type {DraftRound, Step} from '../core/types.ts';
import {shortTime} from './draft_words.ts';
import {TIMES, cutOf, mapOf, paintMap} from './round_map.ts';

interface MapProps {
  log: RunLog;
  rounds: DraftRound[];
  steps: Step[]; // of the text
}

const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

export function MapOfRounds({log, rounds, steps}: MapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [themes, newTheme] = useReducer<number, undefined>((times) => times + 1, 0);
  const [pointed, setPointed] = useState<number | null>(null);
  useLayoutEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const measure = () => setWidth(node.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    const leaveTheme = onTheme(() => newTheme(undefined));
    return () => {
      observer.disconnect();
      leaveTheme();
    };
  }, []);
  const map = useMemo(() => mapOf(rounds, width), [rounds.length, rounds[0], width]);
  useLayoutEffect(() => {
    if (canvas.current) paintMap(canvas.current, map, width);
  }, [map, themes]);

  const current = currentNumber(log, rounds);
  const words = current === null ? '' : roundWords(rounds[current]);
  const select = (number: number) => log.selectStep(steps[rounds[number].start] ?? null);
  const numberAt = ({clientX}: MouseEvent): number => {
    const {left = 0, width: wide = 1} = canvas.current?.getBoundingClientRect() ?? {};
    const number = Math.floor(((clientX - left) / wide) * map.room) * map.each;
    return Math.max(0, Math.min(rounds.length - 1, number));
  };
  const point = (event: PointerEvent) => {
    if (!rounds.length) return;
    if (event.buttons === 1) select(numberAt(event));
    setPointed(event.buttons === 1 ? null : numberAt(event));
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') log.selectStep(null);
    if (!Object.hasOwn(KEYS, event.key) || !rounds.length) return;
    event.preventDefault();
    setPointed(null);
    select(Math.max(0, Math.min(rounds.length - 1, (current ?? rounds.length - 1) + KEYS[event.key])));
  };

  const cut = cutOf(map);
  const longest = Math.max(0, ...map.columns.map((column) => column.longest));
  const notes = [
    map.each > 1 && t('Each column is the mean of {each} rounds.', {each: map.each}),
    cut.length > 0 &&
      tn(
        cut.length,
        'One column is cut off; the longest round took {time}.',
        '{count} columns are cut off; the longest round took {time}.',
        {time: shortTime(longest)},
      ),
  ];
  const share = (part: number) => `${((100 * part) / map.room).toFixed(2)}%`;
  return (
    <>
      <div class="gp-map">
        <div class="gp-map-sides gp-note" aria-hidden="true">
          <div class="gp-map-side" style={{height: `${map.drafts}px`}}>
            <span class="gp-drafts-end">{map.longestDraft >= 1.5 ? count(Math.round(map.longestDraft)) : '1'}</span>
            <span>{t('tokens')}</span>
          </div>
          <div class="gp-map-side" style={{height: `${TIMES}px`}}>
            <span class="gp-times-end">{shortTime(map.top)}</span>
            <span>{t('time')}</span>
          </div>
        </div>
        <div
          class="gp-map-plot"
          tabIndex={0}
          role="slider"
          aria-label={t('Round of drafting and verifying')}
          aria-valuemin={1}
          aria-valuemax={rounds.length}
          aria-valuenow={(current ?? 0) + 1}
          aria-valuetext={words || t('no round yet')}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
          onClick={(event) => rounds.length > 0 && select(numberAt(event))}
          onKeyDown={walk}
        >
          <canvas ref={canvas} aria-hidden="true" style={{height: `${map.height}px`}} />
          {current !== null && (
            <i class="gp-column" style={{left: share(Math.floor(current / map.each)), width: share(1)}} />
          )}
        </div>
        <div class="gp-map-axis gp-note" aria-hidden="true" style={{width: share(map.columns.length)}}>
          <span>{t('round 1')}</span>
          <span class="gp-map-last">{t('round {number}', {number: count(rounds.length)})}</span>
        </div>
      </div>
      <p class="gp-map-reading">{pointed !== null && pointed < rounds.length ? roundWords(rounds[pointed]) : words}</p>
      <p class="gp-note gp-map-note">{notes.filter(Boolean).join(' ')}</p>
    </>
  );
}

// The number of the round that wrote the current token.
function currentNumber(log: RunLog, rounds: DraftRound[]): number | null {
  const draft = log.current()?.draft;
  return draft && rounds[draft.round.index] === draft.round ? draft.round.index : null;
}

function roundWords(round: DraftRound): string {
  const values = {
    round: round.index + 1,
    draft: shortTime(round.draft_seconds),
    verify: shortTime(round.verify_seconds),
    accepted: round.num_accepted,
    token: quoted(round.next_text),
  };
  const {length} = round.drafted;
  if (round.follow === 'target') {
    return t('Round {round}: draft {draft}, verify {verify}; nothing drafted, then {token}.', values);
  }
  if (round.follow === 'bonus') {
    return tn(
      length,
      'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as bonus.',
      'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as bonus.',
      values,
    );
  }
  if (round.follow === 'correction') {
    return tn(
      length,
      'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept, then {token} as correction.',
      'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept, then {token} as correction.',
      values,
    );
  }
  return tn(
    length,
    'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted token kept; the text ended inside the draft.',
    'Round {round}: draft {draft}, verify {verify}; {accepted} of {count} drafted tokens kept; the text ended inside the draft.',
    values,
  );
}
