// The codes of a run by codebooks and steps: a row for each codebook, a column for each step, the stronger the more probable
// the code that was chosen; empty where a codebook has not begun. Drawn on a canvas element, in device pixels.

import {pathOf} from '../core/log.ts';

const ROW = 12; // pixels
const COLUMNS = 48; // at least, so that the first ones are no broad bars

/** @param {HTMLCanvasElement} canvas @param {import('../core/log.ts').RunLog} log */
export function codebookMap(canvas, log) {
  let columns = COLUMNS;

  canvas.addEventListener('click', ({clientX, clientY}) => {
    const {left, top, width, height} = canvas.getBoundingClientRect();
    const last = log.lasts[Math.min(log.lasts.length - 1, Math.floor(((clientY - top) / height) * log.lasts.length))];
    const step = last && pathOf(last)[Math.floor(((clientX - left) / width) * columns)];
    if (step) log.selectStep(step);
  });

  function draw() {
    const rows = log.lasts.map(pathOf);
    columns = Math.max(COLUMNS, ...rows.map((row) => row.length));
    canvas.style.height = `${ROW * rows.length}px`;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((length) => Math.round(length * devicePixelRatio));
    if (!width || !height) return;
    Object.assign(canvas, {width, height}); // which clears it
    const pen = canvas.getContext('2d');
    const style = getComputedStyle(canvas);
    const [ink, mark] = ['--gp-kept', '--gp-chosen'].map((name) => style.getPropertyValue(name).trim());
    const [wide, high] = [width / columns, height / Math.max(1, rows.length)];
    const gap = Math.min(2, wide / 4);
    rows.forEach((row, y) => row.forEach((step, x) => {
      if (step.given) return;
      pen.globalAlpha = 0.1 + 0.9 * Math.exp(step.chosen.logprob);
      pen.fillStyle = ink;
      pen.fillRect(x * wide, y * high + 1, wide - gap, high - 2);
    }));
    const current = log.current();
    const y = rows.findIndex((row) => row.includes(current));
    if (y < 0 || current.given) return;
    pen.globalAlpha = 1;
    pen.strokeStyle = mark;
    pen.lineWidth = 2 * devicePixelRatio;
    pen.strokeRect(rows[y].indexOf(current) * wide, y * high + 1, wide - gap, high - 2);
  }

  new ResizeObserver(draw).observe(canvas);
  return draw;
}
