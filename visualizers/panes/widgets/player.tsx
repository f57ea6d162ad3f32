// For anything that has steps: one step back or on, play all of them at a speed of one's choice, or move a slider to one.

import {useEffect, useRef, useState} from 'preact/hooks';
import {plain} from '../core/notation.ts';
import {t} from '../core/texts.ts';

/** Milliseconds: for all steps together, and the limits of a single one. */
export interface Pace {
  whole: number;
  quickest: number;
  slowest: number;
}

export interface PlayerProps {
  step: number; // that is shown, from 0
  length: number; // how many there are
  go: (step: number) => void;
  leave?: () => void; // what Escape does
  label: string; // what a step is
  words: string; // where it stands
  note?: string; // the same with more, to be seen
  pace: Pace;
}

const SPEEDS = [0.5, 1, 2, 4];

export function Player({step, length, go, leave, label, words, note = words, pace}: PlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const slider = useRef<HTMLInputElement>(null);
  const isAtEnd = step >= length - 1;

  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) {
      setPlaying(false);
      return;
    }
    const time = Math.max(pace.quickest, Math.min(pace.slowest, pace.whole / length)) / speed;
    const timer = setTimeout(() => {
      if (isShown(slider.current)) go(step + 1);
      else setPlaying(false);
    }, time);
    return () => clearTimeout(timer);
  }, [isPlaying, step, isAtEnd, speed]);

  const play = () => {
    if (!isPlaying && isAtEnd) go(0);
    setPlaying(!isPlaying);
  };
  const walk = (to: number) => {
    setPlaying(false);
    go(Math.max(0, Math.min(length - 1, to)));
  };
  return (
    <>
      <button type="button" class="gp-button gp-play" disabled={length < 2} onClick={play}>
        {isPlaying ? t('❚❚ Pause') : t('▶ Play')}
      </button>
      <span class="gp-step-buttons" role="group" aria-label={label}>
        <button
          type="button"
          class="gp-button"
          aria-label={t('One step back')}
          disabled={step <= 0}
          onClick={() => walk(step - 1)}
        >
          ◀
        </button>
        <button
          type="button"
          class="gp-button"
          aria-label={t('One step on')}
          disabled={isAtEnd}
          onClick={() => walk(step + 1)}
        >
          ▶
        </button>
      </span>
      <input
        ref={slider}
        type="range"
        class="gp-slider"
        min="1"
        max={Math.max(1, length)}
        step="1"
        value={step + 1}
        aria-label={label}
        aria-valuetext={words}
        onInput={({currentTarget}) => walk(Number(currentTarget.value) - 1)}
        onKeyDown={({key}) => key === 'Escape' && leave?.()}
      />
      <output class="gp-note gp-step-words" aria-live="off">
        {note}
      </output>
      <select
        class="gp-speed"
        aria-label={t('Speed of playing')}
        value={speed}
        onChange={({currentTarget}) => setSpeed(Number(currentTarget.value))}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {`${plain(each)}\u00a0×`}
          </option>
        ))}
      </select>
    </>
  );
}

// Whether somebody may be looking: the pane may have nothing to show by now, or be gone.
const isShown = (node: Element | null): boolean => Boolean(node?.isConnected && !node.closest('[hidden]'));
