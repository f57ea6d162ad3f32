// The canvas pane: the text of a model of block diffusion as it stands at each denoising step, a slider over the steps that
// plays, the history of the place that is looked at, and a small map of places by steps.

import {useLayoutEffect, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import {fixed} from '../core/notation.ts';
import {asSentence, count, information, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {CanvasPlace} from '../core/types.ts';
import {Player} from '../widgets/player.tsx';
import {Term} from '../widgets/term.tsx';
import {CanvasMap} from './canvas_map.tsx';
import {type CanvasMoment, type CanvasShade, momentOf} from './canvas_state.ts';
import {CanvasText, ShadeTools} from './canvas_text.tsx';
import {PlaceHistory} from './place_history.tsx';
import {SPECIAL_RUNS} from '../special_run_kinds.ts';

const PACE = {whole: 8000, quickest: 120, slowest: 700};

function Canvas({log, changes}: RunProps) {
  const [at, lookAt] = useState<number | null>(null); // the step that a person looks at; null follows the newest
  const [place, choosePlace] = useState<number | null>(null); // that they look at
  const [shade, setShade] = useState<CanvasShade>('probability');
  const isNew = Boolean(useFresh(changes).run);
  useLayoutEffect(() => {
    if (!isNew) return;
    lookAt(null);
    choosePlace(null);
  });
  const moment = momentOf(log, isNew ? null : at);
  if (!moment) return null;
  const chosen = isNew ? null : place;
  const ofPlace = (words: (here: CanvasPlace) => string) => () =>
    chosen === null
      ? ''
      : t('place {place}, step {step}: {words}.', {
          place: chosen + 1,
          step: moment.step.step + 1,
          words: words(moment.step.places[chosen]),
        });
  const terms = {
    share: ofPlace(({text, logprob}) => `${quoted(text)} ${percent(probability(logprob))}`),
    entropy: ofPlace(({entropy}) => information(entropy, log.unit)),
  };
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Canvas')}</h2>
        <Term class="gp-note gp-canvas-short" id="canvas" run={() => asSentence(countWords(moment))}>
          {countWords(moment)}
        </Term>
        <ShadeTools shade={shade} setShade={setShade} unit={log.unit} />
      </header>
      <div class="gp-canvas-time">
        <Player
          step={moment.number}
          length={moment.steps.length}
          go={lookAt}
          leave={() => lookAt(null)}
          label={t('Denoising step')}
          words={stepWords(moment)}
          pace={PACE}
        />
      </div>
      <div class="gp-canvas-body">
        <CanvasText log={log} moment={moment} shade={shade} chosen={chosen} choose={choosePlace} />
        <div class="gp-canvas-right">
          <p class="gp-chart-title">
            <Term
              id="canvas"
              run={() => asSentence(sizeWords(moment))}
              meaning={t('One row per step, one column per place. A dot marks a place that the sampler accepted.')}
            >
              {t('Places by steps')}
            </Term>{' '}
            <span class="gp-note gp-map-words">{sizeWords(moment)}</span>
          </p>
          <CanvasMap
            moment={moment}
            place={chosen}
            shade={shade}
            pick={(step, picked) => {
              lookAt(moment.steps.indexOf(step));
              choosePlace(picked);
            }}
          />
          {chosen === null ? (
            <p class="gp-note gp-place-hint">{t('Click a token to see what was in its place at each step.')}</p>
          ) : (
            <PlaceHistory moment={moment} place={chosen} terms={terms} lookAt={lookAt} />
          )}
        </div>
      </div>
    </>
  );
}

export const canvasPane = runPane(Canvas, SPECIAL_RUNS.canvas);

const stepWords = ({step, numCanvases, canvas}: CanvasMoment): string =>
  t('canvas {canvas} of {canvases}, step {step} of {steps}', {
    canvas: step.canvas + 1,
    canvases: numCanvases,
    step: step.step + 1,
    steps: canvas.length,
  });

function countWords({counts, step}: CanvasMoment): string {
  const {places, accepted, newly} = counts;
  const values = {
    accepted: count(accepted),
    places: count(places),
    newly: count(newly),
    temperature: fixed(step.temperature, 2),
  };
  return t('{accepted} of {places} places accepted, {newly} newly; temperature {temperature}', values);
}

const sizeWords = ({canvas, step}: CanvasMoment): string =>
  tn(canvas.length, '{places} places, {count} step', '{places} places, {count} steps', {
    places: count(step.places.length),
  });
