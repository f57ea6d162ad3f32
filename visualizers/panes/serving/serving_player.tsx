// The slider over the steps, and the button that plays them.

import {useEffect, useRef, useState} from 'preact/hooks';
import {t} from '../core/texts.ts';

const WHOLE = 12_000; // milliseconds in which all steps play,
const FASTEST = 70; // and the limits of a single one
const SLOWEST = 700;

interface StepPlayerProps {
  turn: number; // another one stops what plays
  step: number;
  length: number;
  words: string;
  go: (step: number | null) => void; // null: to the last one
}

export function StepPlayer({turn, step, length, words, go}: StepPlayerProps) {
  const [playing, setPlaying] = useState<number | null>(null); // the turn in which it plays
  const button = useRef<HTMLButtonElement>(null);
  const isPlaying = playing === turn && step < length - 1;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => {
        if (button.current?.isConnected) go(step + 1);
      },
      Math.max(FASTEST, Math.min(SLOWEST, WHOLE / length)),
    );
    return () => clearTimeout(timer);
  }, [isPlaying, step]);
  const press = () => {
    setPlaying(isPlaying ? null : turn);
    if (!isPlaying && step >= length - 1) go(0);
  };
  return (
    <div class="gp-serving-time">
      <button type="button" class="gp-button gp-serving-play" ref={button} disabled={length < 2} onClick={press}>
        {isPlaying ? t('❚❚ Pause') : t('▶ Play')}
      </button>
      <input
        type="range"
        class="gp-serving-slider"
        min={1}
        max={Math.max(1, length)}
        step={1}
        value={step + 1}
        aria-label={t('Step')}
        aria-valuetext={words}
        onInput={({currentTarget}) => {
          setPlaying(null);
          go(Number(currentTarget.value) - 1);
        }}
        onKeyDown={({key}) => {
          if (key === 'Escape') go(null);
        }}
      />
      <output class="gp-note gp-serving-step" aria-live="off">
        {words}
      </output>
    </div>
  );
}
