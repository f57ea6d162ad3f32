// The pane of the logit lens: what each layer would have said in the place of some tokens. It asks for them on a page that
// answers, once by itself and again where a person wants other tokens, and draws the answer as a grid, layers by tokens, the
// last layer on top, below a sentence on the token that is looked at. The grid stays while other tokens are looked at, and
// marks their columns.

import {useEffect, useLayoutEffect, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {isTouched, t} from '../core/texts.ts';
import type {Lens, Started} from '../core/types.ts';
import {ShadeScale} from '../widgets/shade_scale.tsx';
import {Term} from '../widgets/term.tsx';
import {LensCard, settledWords} from './lens_card.tsx';
import {LensGrid, type LensShade} from './lens_grid.tsx';
import {lensPlaces, placeOf} from './lens_places.ts';

const LEAST_SEEN = 160; // pixels of the grid
const FEWEST = 12; // tokens that are asked about, and
const [COLUMN, NAMES] = [74, 84]; // the pixels that another one takes, beside the names of the layers

// Nothing is told of what is to be guessed.
const answerOf = (log: RunLog): Lens | null => (log.hideFrom === null ? log.foundOf('look_into') : null);

function LogitLens({log, changes}: RunProps) {
  const [asked, setAsked] = useState<'' | 'button' | 'itself'>(''); // who waits for an answer
  const [around, setAround] = useState<number | null>(null); // null: as many as there is room for
  const fresh = useFresh(changes);
  const isAnswered = useRef(false); // to what somebody asked here
  const triedFor = useRef<Started | null>(null); // the run of which the pane asked by itself
  const place = useRef<HTMLDivElement>(null);
  if (fresh.run || fresh.found) {
    isAnswered.current = asked === 'button' && Boolean(fresh.found);
    setAsked('');
  }
  const step = log.current();
  const lens = answerOf(log);
  const most = log.mostPlaces.look_into || 1;
  const ask = (by: 'button' | 'itself', some: number) => {
    const wanted = Math.max(1, Math.min(most, Math.round(some) || FEWEST));
    setAsked(by);
    const places = lensPlaces(log, step, wanted);
    log.ask({type: 'look_into', step, places, ...(by === 'itself' && {by_itself: true})});
    return wanted;
  };
  const canAsk = !asked && !log.running && !log.waiting && lensPlaces(log, step, 1).length > 0;
  useEffect(() => {
    // whoever opens the pane wants to see the layers: of a small model they are read at once, which the page judges
    if (!canAsk || lens || !log.canAsk || !log.finished || log.hideFrom !== null || triedFor.current === log.started)
      return;
    triedFor.current = log.started;
    ask('itself', around ?? roomIn(place.current));
  });
  const here = lens ? placeOf(log, step, lens) : -1;
  return (
    <div ref={place}>
      <header class="gp-head">
        <h2 class="gp-title">{t('Layers')}</h2>
      </header>
      {lens ? here >= 0 && <p class="gp-lens-answer">{settledWords(lens, here)}</p> : <Meaning />}
      <div class="gp-lens-ask" hidden={!log.canAsk}>
        <button
          type="button"
          class={`gp-button gp-look-into ${lens ? '' : 'gp-main'}`}
          disabled={!canAsk}
          onClick={() => setAround(ask('button', around ?? roomIn(place.current)))}
        >
          {t('Look into the layers')}
        </button>
        <label>
          {t('tokens around it')}{' '}
          <input
            class="gp-around"
            type="number"
            min="1"
            max={log.mostPlaces.look_into}
            value={around ?? lens?.found.places.length ?? FEWEST}
            inputMode="numeric"
            onInput={({currentTarget}) => setAround(Number(currentTarget.value))}
          />
        </label>
        <span class="gp-note gp-lens-state" role="status">
          {asked ? t('Reading the layers …') : !lens || here >= 0 ? '' : t('This token is not among those below.')}
        </span>
      </div>
      {lens && <Found key={keyOf(lens)} log={log} lens={lens} isAnswered={isAnswered.current} />}
      {lens && <Meaning />}
    </div>
  );
}

const roomIn = (node: HTMLElement | null): number =>
  Math.max(FEWEST, Math.floor(((node?.clientWidth ?? 0) - NAMES) / COLUMN));

const Meaning = () => (
  <p class="gp-note gp-lens-words">
    <Term
      id="logit-lens"
      meaning={t(
        'The logit lens (nostalgebraist, 2020). The tuned lens (Belrose et al., 2023) trains a translator for each layer; this reading trains nothing.',
      )}
    >
      {t('What each layer would have said: the model’s own final norm and head, applied to what the layer hands on.')}
    </Term>{' '}
    <span>{t('Early layers were not trained to be read this way.')}</span>
  </p>
);

export const logitLensPane = runPane(LogitLens, (log) =>
  Boolean(log.current() && (log.canAsk || answerOf(log)) && !log.recorded),
);

// An answer that is new has a grid and a card of its own.
const KEYS = new WeakMap<Lens, number>();
let answers = 0;
function keyOf(lens: Lens): number {
  const key = KEYS.get(lens) ?? ++answers;
  KEYS.set(lens, key);
  return key;
}

function Found({log, lens, isAnswered}: {log: RunLog; lens: Lens; isAnswered: boolean}) {
  const [shade, setShade] = useState<LensShade>('confidence');
  const here = placeOf(log, log.current(), lens);
  const last = lens.found.layers.length - 1;
  const [open, show] = useState<[layer: number, column: number]>([last, Math.max(0, here)]); // the cell with its card
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isAnswered && place.current) bringIntoSight(place.current);
  }, []);
  return (
    <div class="gp-lens-found" ref={place}>
      <div class="gp-lens-tools">
        <label class="gp-note">
          {t('Colour')}{' '}
          <select
            class="gp-lens-shade"
            aria-label={t('What the colour of a cell shows')}
            value={shade}
            onChange={({currentTarget}) => setShade(currentTarget.value as LensShade)}
          >
            <option value="confidence">{t('probability of the chosen token')}</option>
            <option value="rank">{t('rank of the chosen token')}</option>
            <option value="entropy">{t('entropy')}</option>
            <option value="kl">{t('KL from the last layer')}</option>
          </select>
        </label>
        <ShadeScale class="gp-note gp-lens-scale" name={shade} unit={log.unit} meaning={meaningOf(shade)} />
      </div>
      <LensGrid lens={lens} here={here} open={open} show={show} shade={shade} unit={log.unit} />
      <p class="gp-note gp-lens-key">
        {isTouched()
          ? t(
              'A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Touch a cell for more.',
            )
          : t(
              'A cell holds its layer’s likeliest token, bold where that is the chosen one. The last layer is on top. Click a cell, or move with the arrow keys.',
            )}
      </p>
      <LensCard lens={lens} layer={open[0]} column={open[1]} unit={log.unit} />
    </div>
  );
}

// What the colour of a cell shows; of the first shade its own meaning does.
function meaningOf(shade: LensShade): string | undefined {
  if (shade === 'confidence') return undefined;
  if (shade === 'rank')
    return t('The rank of the chosen token in this layer, the likeliest first. A bar in the cell shows it, too.');
  if (shade === 'entropy') return t('How uncertain this layer is: the entropy of its distribution.');
  return t('How far this layer is from the last one: KL(last layer ‖ this layer). 0 where both say the same.');
}

// What was asked for comes into sight in the panel around the pane, where that is low; the page stays where it is.
function bringIntoSight(found: HTMLElement): void {
  const panel = found.closest('.token-panel');
  const grid = found.querySelector('.gp-lens-field');
  if (!panel || !grid) return;
  const [outer, inner] = [panel.getBoundingClientRect(), grid.getBoundingClientRect()];
  const head = panel.firstElementChild?.getBoundingClientRect().height ?? 0; // which stays on top of it
  if (inner.top + LEAST_SEEN > outer.bottom) panel.scrollTop += inner.top - outer.top - head;
}
