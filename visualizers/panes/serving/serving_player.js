// The slider over the steps, and the button that plays them.

import {say} from '../core/text.ts';
import {t} from '../core/texts.ts';

const WHOLE = 12_000; // milliseconds in which all steps play,
const FASTEST = 70; // and the limits of a single one
const SLOWEST = 700;

/**
 * @param {{root: HTMLElement, slider: HTMLInputElement, button: HTMLButtonElement, words: HTMLElement}} parts
 * @param {import('./serving_state.js').ServingState} state
 * @param {(step: number | null) => void} go looks at a step
 */
export function servingPlayer({root, slider, button, words}, state, go) {
  let timer = 0;

  function stop() {
    clearInterval(timer);
    timer = 0;
    say(button, t('▶ Play'));
  }

  function play() {
    if (state.step >= state.length - 1) go(0);
    timer = window.setInterval(() => {
      if (!root.isConnected || state.step >= state.length - 1) return stop();
      go(state.step + 1);
    }, Math.max(FASTEST, Math.min(SLOWEST, WHOLE / state.length)));
    say(button, t('❚❚ Pause'));
  }

  button.addEventListener('click', () => (timer ? stop() : play()));
  slider.addEventListener('input', () => {
    stop();
    go(Number(slider.value) - 1);
  });
  slider.addEventListener('keydown', ({key}) => key === 'Escape' && go(null));

  return {
    stop,
    /** @param {string} told */
    draw(told) {
      button.disabled = state.length < 2;
      slider.max = String(Math.max(1, state.length));
      slider.value = String(state.step + 1);
      slider.setAttribute('aria-valuetext', told);
      say(words, told);
    },
  };
}
