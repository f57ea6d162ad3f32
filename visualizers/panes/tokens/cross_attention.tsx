// The pane of the cross-attention: where the decoder looked in the picture, or listened in the sound, for the selected
// token. It asks for all tokens at once, on a page that answers; then each that is selected is drawn without asking. What
// got little weight lies in the dark, over the picture that the encoder has read or the sound's spectrogram.

import {useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {count, percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Attention, Media} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {play} from './hearing.ts';
import {lensPlaces, placeOf} from './lens_places.ts';
import {BASE64} from './media_chips.tsx';

type Found = Attention['found'];

const DARK = {image: 0.75, audio: 0.5}; // opacity over what got no weight
const AROUND = 0.3; // seconds before and after the largest weight that are heard

const readBy = (log: RunLog): Media | undefined => log.started?.request.media?.[0];

// Nothing is told of what is to be guessed.
const answerOf = (log: RunLog) => (log.hideFrom === null ? log.foundOf('attend') : null);

function CrossAttention({log, changes}: RunProps) {
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const fresh = useFresh(changes);
  if (fresh.run || fresh.found) {
    setAsked(false);
    setProblem('');
  }
  const step = log.current();
  const answer = answerOf(log);
  const found = answer?.found ?? null;
  const column = answer ? placeOf(log, step, answer) : -1;
  const ask = (layer: number | null) => {
    setAsked(true);
    setProblem('');
    log.ask({type: 'attend', step, places: lensPlaces(log, step, log.mostPlaces.attend || 1), layer});
  };
  const isBusy = isAsked || log.running || log.waiting || !lensPlaces(log, step, 1).length;
  const state = isAsked
    ? t('Reading the attention …')
    : found && column < 0
      ? t('The attention of this token was not asked for.')
      : problem;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Attention')}</h2>
      </header>
      <p class="gp-note">
        <Term id="cross-attention">
          {t(
            'Where the information for the selected token came from: the weights of the decoder’s cross-attention, the mean over its heads.',
          )}
        </Term>
      </p>
      <div class="gp-attention-ask" hidden={!log.canAsk}>
        <button
          type="button"
          class="gp-button gp-main gp-attend"
          hidden={column >= 0}
          disabled={isBusy}
          onClick={() => ask(found?.layer ?? null)}
        >
          {readBy(log)?.kind === 'audio' ? t('Show where it listened') : t('Show where it looked')}
        </button>
        {found && found.layers > 1 && <LayerChoice found={found} isBusy={isBusy} ask={ask} />}
        <span class="gp-note gp-attention-state" role="status">
          {state}
        </span>
      </div>
      {found && column >= 0 && <Seen log={log} found={found} column={column} tell={setProblem} />}
    </>
  );
}

export const crossAttentionPane = runPane(CrossAttention, (log) =>
  Boolean(log.current() && log.looksAtMedia && (log.canAsk || answerOf(log)) && !log.recorded),
);

const LayerChoice = ({found, isBusy, ask}: {found: Found; isBusy: boolean; ask: (layer: number | null) => void}) => (
  <label class="gp-note gp-attention-choice">
    {t('Layer')}{' '}
    <select
      class="gp-attention-layer"
      disabled={isBusy}
      value={found.layer === null ? '' : String(found.layer)}
      onChange={({currentTarget: {value}}) => ask(value ? Number(value) : null)}
    >
      <option value="">{t('all layers')}</option>
      {Array.from({length: found.layers}, (_, number) => (
        <option key={number} value={number}>
          {t('layer {layer}', {layer: count(number + 1)})}
        </option>
      ))}
    </select>
  </label>
);

// ---------------------------------------------------------------------------------------------------- the picture

interface SeenProps {
  log: RunLog;
  found: Found;
  column: number; // of the current token
  tell: (problem: string) => void;
}

function Seen({log, found, column, tell}: SeenProps) {
  const {kind, picture, rows, columns} = found;
  const weights = found.weights[column];
  const most = Math.max(...weights);
  const shares = weights.map((weight) => (most ? weight / most : 0));
  const isShown = picture !== null && BASE64.test(picture);
  const isSound = kind === 'audio';
  const words = wordsOf(found, column);
  const hear = () => {
    const at = placeHeard(found, weights);
    void play(log, readBy(log)?.sha256 ?? '', at - AROUND, at + AROUND, tell);
  };
  return (
    <figure class="gp-attention-found">
      <div class={isSound ? 'gp-attention-seen gp-is-sound' : 'gp-attention-seen'} role="img" aria-label={words}>
        <img
          class="gp-attention-picture"
          alt=""
          src={isShown ? `data:image/png;base64,${picture}` : 'data:,'}
          hidden={!isShown}
        />
        <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none">
          {shares.map((share, i) => (
            <rect
              key={i}
              x={i % columns}
              y={Math.floor(i / columns)}
              width="1"
              height="1"
              opacity={DARK[kind] * (1 - share)}
            />
          ))}
        </svg>
      </div>
      {isSound && (
        <>
          <svg class="gp-attention-curve" aria-hidden="true" viewBox={`0 0 ${columns} 100`} preserveAspectRatio="none">
            <path d={`M0 100${shares.map((share, x) => `L${x + 0.5} ${100 - 95 * share}`).join('')}L${columns} 100Z`} />
          </svg>
          <div class="gp-attention-times">
            <span>{t('{seconds} s', {seconds: 0})}</span>
            <span>{t('{seconds} s', {seconds: fixed(found.seconds ?? 0, 1)})}</span>
          </div>
        </>
      )}
      <figcaption class="gp-note gp-attention-words">{words}</figcaption>
      {isSound && Boolean(log.answers.media_file) && (
        <button type="button" class="gp-button gp-hear" onClick={hear}>
          {t('Play this moment')}
        </button>
      )}
    </figure>
  );
}

// ---------------------------------------------------------------------------------------------------- in words

const secondsOfColumn = ({seconds, columns}: Found) => (seconds ?? 0) / columns;
const placeHeard = (found: Found, weights: number[]) =>
  (weights.indexOf(Math.max(...weights)) + 0.5) * secondsOfColumn(found);

// How many of the largest weights make up half of all.
function halfOf(weights: number[]): number {
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  let [sum, many] = [0, 0];
  for (const weight of [...weights].sort((a, b) => b - a)) {
    if (sum >= half) break;
    sum += weight;
    many++;
  }
  return many;
}

function wordsOf(found: Found, column: number): string {
  const weights = found.weights[column];
  const many = halfOf(weights);
  const values = {most: percent(Math.max(...weights)), share: percent(found.elsewhere[column])};
  if (found.kind === 'image')
    return t(
      'The brightest patch has {most} of the weight. Half of what lies on patches lies on {count} of {all}; {share} lies on no patch.',
      {...values, count: count(many), all: count(weights.length)},
    );
  return t(
    'The brightest position, at {at} s, has {most} of the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.',
    {
      ...values,
      seconds: fixed(many * secondsOfColumn(found), 2),
      at: fixed(placeHeard(found, weights), 2),
    },
  );
}
