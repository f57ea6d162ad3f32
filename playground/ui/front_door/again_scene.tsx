// The second scene: the next word is drawn again and again, by runs of the page. The chances are the same each time.

import {useEffect, useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import type {Step} from '../../../visualizers/panes/core/types.ts';
import {ChanceBars, Lot} from './chance_bars.tsx';
import {chancesAt, rowOf} from './chances.ts';
import {textOf} from './door_runs.ts';
import {DoorButton, Foot, Line, type SceneProps, Trouble, Verdict} from './scene_parts.tsx';
import {drawsWords} from './scene_words.ts';

const MOST_SHOWN = 3;
const ENOUGH = 4; // draws, after which one has seen it

export function AgainScene({line, step, runs, canRun, goOn, at}: SceneProps) {
  const [draws, setDraws] = useState<Step[][]>([[step]]); // the newest first; the first one was recorded
  const run = runs.newest.value;
  const steps = run?.from === 'again' ? run.steps : [];
  const isOver = run?.state === 'over' && steps.length > 0;
  useEffect(() => {
    if (isOver && draws[0] !== steps) setDraws([steps, ...draws]);
  }, [isOver, steps]);
  const chances = chancesAt(step);
  const rows = draws.map(([first]) => rowOf(chances, first.chosen.token_id));
  const isBusy = run?.state === 'asked' || run?.state === 'running';
  const came = isBusy && steps.length ? steps : draws[0];
  return (
    <>
      <Line line={line}>
        <Came steps={came} />
      </Line>
      <ChanceBars
        chances={chances}
        drawn={rows[0]}
        counts={chances.map((_, i) => rows.filter((row) => row === i).length)}
      />
      <Lot chances={chances} drawn={rows[0]} turn={draws.length - 1} />
      <Verdict>{drawsWords(draws.map(([first]) => first.chosen.text))}</Verdict>
      {draws.length > 1 && (
        <ul class="gp-draws" lang="en">
          {draws.slice(1, MOST_SHOWN).map((each, i) => (
            <li key={draws.length - i}>
              {line}
              <Came steps={each} />
            </li>
          ))}
        </ul>
      )}
      <Trouble runs={runs} canRun={canRun} />
      <Foot at={at}>
        {canRun && (
          <DoorButton isMain={draws.length < ENOUGH} isBusy={isBusy} press={() => runs.ask('again')}>
            {t('Draw again')}
          </DoorButton>
        )}
        <DoorButton isMain={draws.length >= ENOUGH || !canRun} press={goOn}>
          {t('Go on')}
        </DoorButton>
      </Foot>
    </>
  );
}

// The word that was drawn, and what the model made of it.
const Came = ({steps}: {steps: Step[]}) => (
  <>
    <span class="gp-came">{textOf(steps.slice(0, 1))}</span>
    <span class="gp-and-then">{textOf(steps.slice(1))}</span>
  </>
);
