// Plots with one place a token, which are sliders: the keys of a slider walk along the text, a press or a drag selects.

import type {RunLog} from './log.ts';
import type {Step} from './types.ts';

interface Plot {
  stepUnder: (event: MouseEvent) => Step | undefined; // the step under the pointer
  hover: (step: Step) => void; // shows what is under it without selecting
  leave: () => void; // goes back to the current step
}

export function walkable(plot: HTMLElement, log: RunLog, {stepUnder, hover, leave}: Plot): void {
  plot.addEventListener('pointermove', (event) => {
    const step = stepUnder(event);
    if (!step) return;
    if (event.buttons === 1) log.selectStep(step);
    else hover(step);
  });
  plot.addEventListener('pointerleave', leave);
  plot.addEventListener('click', (event) => {
    const step = stepUnder(event);
    if (step) log.selectStep(step);
  });
  walkByKeys(plot, log);
}

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

// The keys of a slider walk along the text.
export function walkByKeys(slider: HTMLElement, log: RunLog): void {
  slider.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') log.selectStep(null);
    if (!Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    log.walk(KEYS[event.key]);
  });
}

// Says where on a plot of `length` tokens the current one stands. `before` prompt tokens come before them, and count
// down to 0, the last of them.
export function sayPlace(plot: HTMLElement, step: Step | null, length: number, words: string, before = 0): void {
  if (step) {
    plot.setAttribute('aria-valuenow', String(step.isPrompt ? step.index - before : step.index + 1));
    plot.setAttribute('aria-valuemin', String(1 - before));
    plot.setAttribute('aria-valuemax', String(length));
  }
  plot.setAttribute('aria-valuetext', words);
}
