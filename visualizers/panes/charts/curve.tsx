// The curve pane: numbers along the text in which the current token stands, the prompt's tokens before it, as strips above the
// words, or one of them as a chart, that grow with the text. Its first sentence says where the model was most unsure. The line
// below reads the current token, and is a slider: its keys walk along the text.

import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import {type RunLog, pathOf} from '../core/log.ts';
import {chooseUnit} from '../core/runtime.ts';
import {sliderKeys, sliderPlace} from '../core/slider_keys.ts';
import {asSentence, fromNats} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Step, Unit} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {type CurveChart, curveChart, seriesOf} from './curve_chart.ts';
import {CurvePicture, Sample} from './curve_picture.tsx';
import {answerOf, readingOf} from './curve_words.ts';
import {type Curve, type Series, type Strip, curvesOf, stripsOf} from './curves.ts';

const STRIPS = 'strips'; // the choice of all that has a strip
const PAUSE = 150; // milliseconds between drawings of a text that grows

function Curves({log, changes}: RunProps) {
  const [chosen, choose] = useState(STRIPS);
  const watched = useRef(new Map<number, string>()); // the texts of looked-up tokens, by their ids
  const fresh = useFresh(changes);
  if (fresh.run) watched.current = new Map();
  const current = log.current();
  const steps = current ? pathOf(log.lastOf(current)) : [];
  for (const step of steps) for (const {token_id: id, text} of step.watched ?? []) watched.current.set(id, text);

  const curves = curvesOf(log.isFromElsewhere);
  const names = [STRIPS, ...Object.keys(curves).filter((name) => curves[name].series || watched.current.size)];
  const name = names.includes(chosen) ? chosen : STRIPS;
  if (name !== chosen) choose(name);
  const curve = name === STRIPS ? null : curves[name];
  const series = curve ? seriesOf(curve, watched.current) : [];
  const looked = () => (curves.before && watched.current.size ? seriesOf(curves.before, watched.current) : []);
  const strips = curve ? [{axis: curve.axis, series}] : stripsOf(curves, steps, looked());
  const read = (step: Step) => readingOf(step, {log, steps, series, name, isWatched: Boolean(curve?.of)});
  const words = current ? read(current) : t('The curve grows with the text.');
  const run = () => (current ? asSentence(read(current)) : '');
  const title = (curve ?? curves.information).name;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Curves')}</h2>
        <p class="gp-curve-answer">{answerOf(steps, log)}</p>
        <div class="gp-tools">
          <label>
            {t('Curve')}{' '}
            <select class="gp-view" value={name} onChange={({currentTarget}) => choose(currentTarget.value)}>
              {names.map((each) => (
                <option key={each} value={each}>
                  {each === STRIPS ? t('all, as strips') : curves[each].name}
                </option>
              ))}
            </select>
          </label>
          <UnitChoice unit={log.unit} />
        </div>
      </header>
      {curve && <Keys curve={curve} series={series} run={run} />}
      <Chart log={log} steps={steps} name={title} hasStrips={!curve} strips={strips} run={run} />
      <p
        class="gp-note gp-reading"
        tabIndex={0}
        role="slider"
        aria-label={t('Token on the curve')}
        {...sliderPlace(current, steps.length, current ? words : t('no token yet'), log.promptSteps.length)}
        onKeyDown={sliderKeys(log)}
      >
        {words}
      </p>
      <p class="gp-note gp-about">
        {(curve ?? curves.information).about}
        {log.promptSteps.length > 0 && ` ${t('The prompt comes before the text, on a shaded background.')}`}
      </p>
    </>
  );
}

export const curvePane = runPane(Curves);

const UnitChoice = ({unit}: {unit: Unit}) => (
  <label
    data-term="bits"
    data-tip={t(
      'The unit of all surprisal, entropy and divergence on this page. An event of probability 1/2 has 1 bit, or 0.69 nats.',
    )}
  >
    {t('Unit')}{' '}
    <select class="gp-unit" value={unit} onChange={({currentTarget}) => chooseUnit(currentTarget.value as Unit)}>
      <option value="bits">{t('bits')}</option>
      <option value="nats">{t('nats')}</option>
    </select>
  </label>
);

const Keys = ({curve, series, run}: {curve: Curve; series: Series[]; run: () => string}) => (
  <div class="gp-keys gp-note">
    {series.map(({name, term, role, dash, tip}) => (
      <Term key={name} id={term} run={run} meaning={tip}>
        <Sample role={role} dash={dash} width={26} />
        {curve.of ? <TokenLabel text={name} /> : name}
      </Term>
    ))}
  </div>
);

// ---------------------------------------------------------------------------------------------------- the chart

interface ChartProps {
  log: RunLog;
  steps: Step[];
  name: string;
  hasStrips: boolean;
  strips: Strip[];
  run: () => string; // what is said of the current token
}

// At once, or a moment after the last time: a chart costs more than the text that grows.
function Chart({log, steps, name, hasStrips, strips, run}: ChartProps) {
  const {promptSteps: prompt, unit} = log;
  const box = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<CurveChart | null>(null);
  const pause = useRef({timer: 0, drawnAt: -Infinity}).current;
  const latest = useRef<() => CurveChart | null>(() => null);
  latest.current = () =>
    steps.length || prompt.length
      ? curveChart({name, hasStrips, strips, steps, prompt, current: log.current(), unit, factor: fromNats(1, unit)})
      : null;
  const drawNow = () => {
    pause.timer = 0;
    pause.drawnAt = performance.now();
    box.current?.removeAttribute('aria-busy');
    setChart(latest.current());
  };
  useLayoutEffect(() => {
    if (pause.timer) return;
    box.current?.setAttribute('aria-busy', 'true');
    pause.timer = window.setTimeout(drawNow, Math.max(0, pause.drawnAt + PAUSE - performance.now()));
  }, [steps, strips]); // which are new whenever the pane is drawn
  useLayoutEffect(() => () => clearTimeout(pause.timer), []);
  const press = (x: number) => {
    const step = x < 1 ? prompt[x - 1 + prompt.length] : steps.at(x - 1);
    if (step) log.selectStep(step);
  };
  return (
    <div class="gp-curve-chart gp-chart-box" ref={box} hidden={!chart}>
      {chart && <CurvePicture chart={chart} press={press} run={run} />}
    </div>
  );
}
