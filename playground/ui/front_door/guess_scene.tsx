// The first scene: a person guesses the next word; then its chances are seen, and what a real draw made of them.

import {useEffect, useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {ChanceBars, Lot} from './chance_bars.tsx';
import {chancesAt, rowOf} from './chances.ts';
import {DoorButton, Foot, Line, type SceneProps, Verdict} from './scene_parts.tsx';
import {guessWords, nameOf} from './scene_words.ts';

const CALM = matchMedia('(prefers-reduced-motion: reduce)');
const DRAWN_AFTER = 2200; // milliseconds: the bars rise, the needle moves (front_door.css)

interface GuessProps extends SceneProps {
  guess: number | null | undefined; // the row; null: of none, undefined: still to come
  tell: (guess: number | null) => void;
}

export function GuessScene({line, step, guess, tell, goOn, at}: GuessProps) {
  const chances = chancesAt(step);
  const drawn = rowOf(chances, step.chosen.token_id);
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = guess !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setDrawn(true), CALM.matches ? 0 : DRAWN_AFTER);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!isOpen) {
    const words = chances.map((row, i) => ({row, i})).filter(({row}) => row.id !== null);
    words.sort((a, b) => a.row.text.localeCompare(b.row.text)); // their order gives nothing away
    return (
      <>
        <Line line={line} />
        <div class="gp-guesses" role="group" aria-label={t('What comes next?')}>
          <p class="gp-ask">{t('What comes next?')}</p>
          {words.map(({row, i}) => (
            <DoorButton key={row.id} press={() => tell(i)}>
              <span lang="en">{nameOf(row)}</span>
            </DoorButton>
          ))}
          <DoorButton press={() => tell(chances.length - 1)}>{t('another word')}</DoorButton>
        </div>
        <Foot at={at} />
      </>
    );
  }
  return (
    <>
      <Line line={line}>{isDrawn && <span class="gp-came">{step.chosen.text}</span>}</Line>
      <ChanceBars chances={chances} guess={guess} drawn={isDrawn ? drawn : null} />
      <Lot chances={chances} drawn={drawn} turn={0} />
      <Verdict>{isDrawn && guessWords(guess === null ? null : chances[guess], chances[drawn])}</Verdict>
      <Foot at={at}>
        <DoorButton isMain press={goOn}>
          {t('Go on')}
        </DoorButton>
      </Foot>
    </>
  );
}
