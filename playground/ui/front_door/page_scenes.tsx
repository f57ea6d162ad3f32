// The scenes that are shown by runs of their own: the likeliest word at every place, other temperatures, and a whole text, for
// which the page shows its own panes (front_door.css).

import {useEffect, useState} from 'preact/hooks';
import {fixed} from '../../../visualizers/panes/core/notation.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {ChanceBars} from './chance_bars.tsx';
import {chancesAt, loopIn, rowOf, sameLuckAt} from './chances.ts';
import {textOf} from './door_runs.ts';
import {DoorButton, Foot, Line, type SceneProps, Trouble, Verdict} from './scene_parts.tsx';
import {loopWords, temperatureWords} from './scene_words.ts';
import type {Scene} from '../page/store.ts';

const COLDEST = 0.1;
const HOTTEST = 2;

// What the run of this scene has written so far.
function useRun({runs, canRun}: SceneProps, scene: Scene, begins: boolean) {
  useEffect(() => {
    if (begins && canRun) runs.ask(scene);
  }, []);
  const run = runs.newest.value;
  return run?.from === scene ? {text: textOf(run.steps), isOver: run.state === 'over'} : {text: '', isOver: false};
}

const GoOn = ({goOn, at, words}: SceneProps & {words?: string}) => (
  <Foot at={at}>
    <DoorButton isMain press={goOn}>
      {words ?? t('Go on')}
    </DoorButton>
  </Foot>
);

export function BestScene(props: SceneProps) {
  const {text, isOver} = useRun(props, 'best', true);
  const loop = loopIn(text);
  return (
    <>
      <Line line={props.looping}>
        {text && (
          <span class="gp-written">
            {loop
              ? text
                  .split(loop.sentence)
                  .flatMap((part, i) => (i ? [<mark key={i}>{loop.sentence}</mark>, part] : [part]))
              : text}
          </span>
        )}
      </Line>
      <Verdict>{isOver && loopWords(loop)}</Verdict>
      <Trouble {...props} />
      <GoOn {...props} />
    </>
  );
}

export function TemperatureScene(props: SceneProps) {
  const {line, step, runs, canRun} = props;
  const [temperature, setTemperature] = useState(1);
  const {text} = useRun(props, 'temperature', false);
  const chances = chancesAt(step, temperature);
  const luck = sameLuckAt(step, temperature);
  const words = temperatureWords(chances[0], luck?.text ?? null);
  return (
    <>
      <label class="gp-turn">
        <span class="gp-turn-name">
          {t('Temperature')} <output>{fixed(temperature, 1)}</output>
        </span>
        <span class="gp-end" aria-hidden="true">
          {t('cold')}
        </span>
        <input
          type="range"
          min={COLDEST}
          max={HOTTEST}
          step={0.1}
          value={temperature}
          aria-valuetext={`${fixed(temperature, 1)}. ${words}`}
          onInput={({currentTarget}) => setTemperature(Number(currentTarget.value))}
          onChange={({currentTarget}) => {
            if (canRun) runs.ask('temperature', Number(currentTarget.value));
          }}
        />
        <span class="gp-end" aria-hidden="true">
          {t('hot')}
        </span>
      </label>
      <ChanceBars chances={chances} drawn={luck ? rowOf(chances, luck.id) : null} />
      <p class="gp-door-verdict">{words}</p>
      <Line line={line}>{text && <span class="gp-came">{text}</span>}</Line>
      <Trouble {...props} />
      <GoOn {...props} />
    </>
  );
}

export function TextScene(props: SceneProps) {
  useRun(props, 'text', true);
  return (
    <>
      <p class="gp-door-verdict">{t('Press a word to see what else could have been drawn.')}</p>
      <Trouble {...props} />
      <GoOn {...props} words={t('Now your own words')} />
    </>
  );
}
