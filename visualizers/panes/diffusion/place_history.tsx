// The history of one place of a canvas: in words at the step that is looked at, and as a table of all steps.

import type {RefObject} from 'preact';
import {useLayoutEffect, useRef} from 'preact/hooks';
import {information, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {CanvasStep, Unit} from '../core/types.ts';
import {Sentences} from '../widgets/sentences.tsx';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import type {CanvasMoment} from './canvas_state.ts';
import {placeSentences} from './canvas_words.ts';

interface HistoryProps {
  moment: CanvasMoment;
  place: number;
  terms: {share: () => string; entropy: () => string}; // the numbers of the place at this step
  lookAt: (step: number) => void;
}

export function PlaceHistory({moment, place, terms, lookAt}: HistoryProps) {
  const {canvas, step: current, log} = moment;
  const box = useRef<HTMLDivElement>(null);
  const here = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (!box.current || !here.current) return;
    const {offsetTop: top, offsetHeight: height} = here.current;
    const {scrollTop, clientHeight} = box.current;
    if (top < scrollTop + height || top + height > scrollTop + clientHeight)
      box.current.scrollTop = top - clientHeight / 2;
  }, [current, place]);
  return (
    <div class="gp-one-place">
      <p class="gp-place-verdict">{historyWords(moment, place)}</p>
      <h3 class="gp-sub">{t('In words')}</h3>
      <Sentences list={placeSentences(moment, place)} />
      <div class="gp-place-table" ref={box}>
        <table>
          <Head terms={terms} />
          <tbody>
            {canvas.map((step) => (
              <Row
                key={step.step}
                step={step}
                place={place}
                unit={log.unit}
                here={step === current ? here : undefined}
                press={() => lookAt(moment.steps.indexOf(step))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function historyWords(moment: CanvasMoment, place: number): string {
  const {since, accepted, count, last} = moment.history(place);
  return tn(
    count,
    'Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step.',
    'Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} steps.',
    {place: place + 1, token: quoted(last.text), since: since + 1, accepted},
  );
}

const Head = ({terms}: Pick<HistoryProps, 'terms'>) => (
  <thead>
    <tr>
      <th scope="col">{t('step')}</th>
      <th scope="col">
        <Term
          id="canvas"
          meaning={t(
            'What was here when the model predicted the canvas: a random token, or what the step before drew and accepted.',
          )}
        >
          {t('read')}
        </Term>
      </th>
      <th scope="col">
        <Term id="probability" formula="" meaning={t('The likeliest token of the prediction, after the temperature.')}>
          {t('likeliest')}
        </Term>
      </th>
      <th scope="col">
        <Term id="probability" run={terms.share} meaning={t('The probability of the likeliest token.')}>
          {t('probability')}
        </Term>
      </th>
      <th scope="col" class="gp-place-entropy">
        <Term
          id="entropy"
          run={terms.entropy}
          meaning={t('Of the place’s distribution at this step. The sampler accepts the places where it is low.')}
        >
          {t('entropy')}
        </Term>
      </th>
      <th scope="col">{t('accepted')}</th>
    </tr>
  </thead>
);

interface RowProps {
  step: CanvasStep;
  place: number;
  unit: Unit;
  here: RefObject<HTMLTableRowElement | null> | undefined; // where it is the step that is looked at
  press: () => void;
}

function Row({step, place, unit, here, press}: RowProps) {
  const {read_text: read, text, logprob, entropy, accepted} = step.places[place];
  return (
    <tr ref={here} aria-current={here ? 'step' : undefined} onClick={press}>
      <td>
        <button type="button" class="gp-place-step">
          {step.step + 1}
        </button>
      </td>
      <td>
        <TokenLabel text={read} />
      </td>
      <td>
        <TokenLabel text={text} />
      </td>
      <td>{percent(probability(logprob))}</td>
      <td class="gp-place-entropy">{information(entropy, unit)}</td>
      <td>{accepted ? t('✓ yes') : t('– no')}</td>
    </tr>
  );
}
