// The widgets that go through steps, and lists whose elements move.

import {useRef, useState} from 'preact/hooks';
import {useKeptFocus} from '../panes/widgets/kept_focus.ts';
import {Player} from '../panes/widgets/player.tsx';
import {TokenLabel} from '../panes/widgets/token_label.tsx';
import type {StoryGroup} from './story.tsx';

const PACE = {whole: 6000, quickest: 100, slowest: 1000};

function Steps({length, first, note}: {length: number; first: number; note?: string}) {
  const [step, go] = useState(first);
  return (
    <div class="story-line">
      <Player
        step={step}
        length={length}
        go={go}
        leave={() => go(first)}
        label={`Step of an example with ${length}`}
        words={length ? `step ${step + 1} of ${length}` : 'no step'}
        note={note}
        pace={PACE}
      />
    </div>
  );
}

function Beams() {
  const [words, setWords] = useState([' cat', ' dog', ' bird', ' fish']);
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, 'li', {target: 'button'});
  return (
    <ul class="story-list" ref={list}>
      {words.map((word) => (
        <li key={word}>
          <TokenLabel text={word} />{' '}
          <button type="button" class="gp-button" onClick={() => setWords(words.filter((one) => one !== word))}>
            Prune
          </button>
        </li>
      ))}
    </ul>
  );
}

export const STEPS: StoryGroup = {
  title: 'Steps and lists',
  stories: [
    {
      name: 'Player',
      module: 'widgets/player.tsx',
      parts: ['Player'],
      purpose: 'Goes through anything that has steps: one back or on, all at a speed, or to one with the slider.',
      states: [
        {title: 'in the middle', look: <Steps length={12} first={4} />, isWide: true},
        {title: 'at the first step', look: <Steps length={12} first={0} />, isWide: true},
        {title: 'at the last step', look: <Steps length={12} first={11} />, isWide: true},
        {
          title: 'with a longer note',
          look: <Steps length={12} first={6} note="step 7 of 12, 3 folded" />,
          isWide: true,
        },
        {title: 'one step: nothing to play', look: <Steps length={1} first={0} />, isWide: true},
        {title: 'empty', look: <Steps length={0} first={0} />, isWide: true},
      ],
    },
    {
      name: 'Kept focus',
      module: 'widgets/kept_focus.ts',
      parts: ['useKeptFocus'],
      purpose: 'The focus stays in a list whose elements come and go: where one is gone, it is at its place.',
      states: [{title: 'press Prune with the keyboard: the next one has the focus', look: <Beams />}],
    },
  ],
};
