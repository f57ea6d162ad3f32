// Plots with one place a token, which are sliders: the keys of a slider walk along the text.

import type {RunLog} from './log.ts';
import type {Step} from './types.ts';

const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

/** What a slider takes as `onKeyDown`. */
export const sliderKeys = (log: RunLog) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') log.selectStep(null);
  if (!Object.hasOwn(KEYS, event.key)) return;
  event.preventDefault();
  log.walk(KEYS[event.key]);
};

/** The attributes that say where on a plot of `length` tokens the current one stands. `before` prompt tokens come before them, and
 *  count down to 0, the last of them. */
export function sliderPlace(step: Step | null, length: number, words: string, before = 0) {
  return {
    'aria-valuenow': !step ? 0 : step.isPrompt ? step.index - before : step.index + 1,
    'aria-valuemin': step ? 1 - before : 0,
    'aria-valuemax': step ? length : 0,
    'aria-valuetext': words,
  };
}
