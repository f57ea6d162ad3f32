// The text of a canvas at one denoising step: each place a button, shaded, with what the sampler made of it; what is
// written before it; and how places are shaded.

import {useMemo, useRef, useState} from 'preact/hooks';
import type {RunLog} from '../core/log.ts';
import {shadeOf} from '../core/shades.ts';
import {percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {CanvasPlace, Unit} from '../core/types.ts';
import {ShadeScale} from '../widgets/shade_scale.tsx';
import {Term} from '../widgets/term.tsx';
import {type InkToken, useInk} from '../widgets/token_ink.tsx';
import {type CanvasMoment, type CanvasShade, numbersOfPlace} from './canvas_state.ts';

const MOVES: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

interface TextProps {
  log: RunLog;
  moment: CanvasMoment;
  shade: CanvasShade;
  chosen: number | null; // the place that is looked at
  choose: (place: number | null) => void;
}

export function CanvasText({log, moment, shade, chosen, choose}: TextProps) {
  const {places} = moment.step;
  const [reached, reach] = useState(0); // the place that the keyboard comes to
  const entered = Math.min(chosen ?? reached, places.length - 1);
  const now = useRef<HTMLSpanElement>(null);
  const placeUnder = ({target}: Event): number =>
    [...(now.current?.children ?? [])].indexOf((target as Element).closest('.gp-token') as Element);
  const press = (event: MouseEvent) => {
    const place = placeUnder(event);
    if (place < 0) return;
    reach(place);
    choose(place === chosen ? null : place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeUnder(event);
    const move = MOVES[event.key] as number | undefined;
    if (place < 0 || (!move && !['Enter', ' ', 'Escape'].includes(event.key))) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(places.length - 1, place + (move ?? 0)));
    reach(to);
    if (event.key === 'Escape') choose(null);
    else if (!move || chosen !== null) choose(to);
    (now.current?.children[to] as HTMLElement).focus();
  };
  const written = moment.before.flatMap((step) => step.places);
  const before = useMemo(() => written.map((place, i) => <Written key={i} {...place} />), [written.length]);
  const prompt = log.started?.prompt_tokens.map(({piece}) => piece ?? '').join('');
  return (
    <div class="gp-canvas-left">
      <div
        class="gp-canvas-text"
        role="group"
        aria-label={t('The text at this step. Arrow keys move from place to place, Enter selects, Escape deselects.')}
        dir="auto"
        onClick={press}
        onKeyDown={onKeyDown}
      >
        <span class="gp-canvas-prompt">{prompt}</span>
        <span class="gp-canvas-before">{before}</span>
        <span class="gp-canvas-now" ref={now}>
          {places.map((place, number) => (
            <Place
              key={number}
              token={place}
              ground={`var(${shadeOf(shade, numbersOfPlace(place))})`}
              accepted={moment.accepted(number)}
              isAfterEnd={number >= moment.end}
              isChosen={number === chosen}
              words={placeWords(place, number, moment.accepted(number))}
              tabIndex={number === entered ? 0 : -1}
            />
          ))}
        </span>
      </div>
      <p class="gp-note gp-canvas-key">
        <span class="gp-key-accepted">
          <span class="gp-ink">{t('accepted')}</span>
        </span>
        <span class="gp-key-newly">
          <span class="gp-ink">{t('newly accepted')}</span>
        </span>
        <Term
          id="canvas"
          meaning={t(
            'The sampler fills it with a random token again before the next step. The token shown is the likeliest here: it would be the text, if this were the last step.',
          )}
        >
          {t('not accepted')}
        </Term>
      </p>
    </div>
  );
}

const Written = ({text, piece}: InkToken) => <span class="gp-written" ref={useInk({text, piece})} />;

interface PlaceProps {
  token: InkToken;
  ground: string;
  accepted: 'newly' | 'again' | null;
  isAfterEnd: boolean;
  isChosen: boolean;
  words: string;
  tabIndex: number;
}

const Place = ({token, ground, accepted, isAfterEnd, isChosen, words, tabIndex}: PlaceProps) => (
  <span
    class="gp-token"
    role="button"
    ref={useInk(token, ground)}
    data-accepted={accepted ?? undefined}
    data-after-end={isAfterEnd ? '' : undefined}
    aria-pressed={isChosen}
    aria-label={words}
    tabIndex={tabIndex}
  />
);

function placeWords({text, logprob}: CanvasPlace, number: number, accepted: 'newly' | 'again' | null): string {
  const values = {number: number + 1, token: quoted(text), share: percent(probability(logprob))};
  if (accepted === 'newly') return t('Place {number}: {token}, probability {share}, newly accepted', values);
  if (accepted) return t('Place {number}: {token}, probability {share}, accepted', values);
  return t('Place {number}: {token}, probability {share}, not accepted', values);
}

// ---------------------------------------------------------------------------------------------------- the shades

interface ToolsProps {
  shade: CanvasShade;
  setShade: (shade: CanvasShade) => void;
  unit: Unit;
}

export function ShadeTools({shade, setShade, unit}: ToolsProps) {
  return (
    <div class="gp-tools">
      <label>
        {t('Shaded by')}{' '}
        <select
          class="gp-canvas-shade"
          value={shade}
          onChange={({currentTarget}) => setShade(currentTarget.value as CanvasShade)}
        >
          <option value="probability">{t('probability')}</option>
          <option value="entropy">{t('entropy')}</option>
        </select>
      </label>
      <ShadeScale class="gp-canvas-scale" name={shade} unit={unit} />
    </div>
  );
}
