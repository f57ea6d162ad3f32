// The small map of a canvas: a column for each place, a row for each step, shaded as the text is; a dot where the sampler
// accepted the place. Drawn on a canvas element, in device pixels.

import {numbersOfPlace} from './canvas_state.js';
import {shadeOf} from '../core/shades.ts';

const ROW = 14; // pixels, at most
const HEIGHT = 200;

/** @param {HTMLElement} box with a canvas and two frames in it */
export function canvasMap(box, state, {onPick, onResize}) {
  const canvas = box.querySelector('canvas');
  /** @type {HTMLElement} */
  const row = box.querySelector('.gp-map-row');
  /** @type {HTMLElement} */
  const column = box.querySelector('.gp-map-column');

  // {place, step of the canvas} under the pointer.
  function under({clientX, clientY}) {
    const {left, top, width, height} = canvas.getBoundingClientRect();
    const steps = state.canvas;
    const at = (share, length) => Math.max(0, Math.min(length - 1, Math.floor(share * length)));
    return {place: at((clientX - left) / width, state.step.places.length), step: steps[at((clientY - top) / height, steps.length)]};
  }

  box.addEventListener('click', (event) => state.step && onPick(under(event)));

  /** @param {string} shade */
  function draw(shade) {
    const steps = state.canvas;
    const places = state.step.places.length;
    box.style.height = `${Math.max(24, Math.min(HEIGHT, ROW * steps.length))}px`;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((length) => Math.round(length * devicePixelRatio));
    if (!width || !height) return;
    Object.assign(canvas, {width, height}); // which clears it
    const context = canvas.getContext('2d');
    const style = getComputedStyle(box);
    const ink = style.getPropertyValue('--gp-text').trim();
    const [wide, high] = [width / places, height / steps.length];
    const radius = Math.max(0.75, Math.min(wide, high, 8 * devicePixelRatio) * 0.2);
    steps.forEach((step, y) => step.places.forEach((place, x) => {
      context.fillStyle = style.getPropertyValue(shadeOf(shade, numbersOfPlace(place))).trim();
      context.fillRect(Math.floor(x * wide), Math.floor(y * high), Math.ceil(wide), Math.ceil(high));
      if (!place.accepted) return;
      context.fillStyle = ink;
      context.beginPath();
      context.arc((x + 0.5) * wide, (y + 0.5) * high, radius, 0, 2 * Math.PI);
      context.fill();
    }));
    mark(steps.length, places);
  }

  function mark(count, places) {
    row.style.top = `${(state.step.step / count) * 100}%`;
    row.style.height = `${100 / count}%`;
    column.hidden = state.place === null;
    if (column.hidden) return;
    column.style.left = `${(state.place / places) * 100}%`;
    column.style.width = `${100 / places}%`;
  }

  new ResizeObserver(onResize).observe(canvas);
  return draw;
}
