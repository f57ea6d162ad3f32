// Plots with one place a token, which are sliders: the keys of a slider walk along the text, a press or a drag selects.

// `stepUnder(event)` is the step under the pointer, `hover(step)` shows what is under it without selecting, and `leave()`
// goes back to the current step.
/**
 * @import {RunLog} from './log.js'
 * @import {Step} from './types.d.ts'
 * @type {(plot: HTMLElement, log: RunLog, on: {stepUnder: (event: MouseEvent) => Step | undefined, hover: (step: Step) => void, leave: () => void}) => void}
 */
export function walkable(plot, log, {stepUnder, hover, leave}) {
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

// The keys of a slider walk along the text.
/** @type {(slider: HTMLElement, log: RunLog) => void} */
export function walkByKeys(slider, log) {
  slider.addEventListener('keydown', (event) => {
    const keys = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10, Home: -Infinity, End: Infinity};
    if (event.key === 'Escape') log.selectStep(null);
    if (!(event.key in keys)) return;
    event.preventDefault();
    log.walk(keys[event.key]);
  });
}

// Says where on a plot of `length` tokens the current one stands. `before` prompt tokens come before them, and count
// down to 0, the last of them.
/** @type {(plot: HTMLElement, step: Step | null, length: number, words: string, before?: number) => void} */
export function sayPlace(plot, step, length, words, before = 0) {
  if (step) {
    plot.setAttribute('aria-valuenow', String(step.isPrompt ? step.index - before : step.index + 1));
    plot.setAttribute('aria-valuemin', String(1 - before));
    plot.setAttribute('aria-valuemax', String(length));
  }
  plot.setAttribute('aria-valuetext', words);
}
