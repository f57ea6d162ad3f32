// A settled chart, drawn by Plotly: a person zooms, reads by hover, and saves it. What it shows was made by
// visualizers/figures/, or by the page itself (look.js): colours by their role and text as it is, both of which are settled here.

import {dress} from './marks.js';
import {make} from '../core/text.ts';
import {separators} from '../core/notation.ts';
import {isSaid, t} from '../core/texts.ts';
import {plotly} from './plotly.js';
import {fillValues, valuesList} from './values_list.js';

/** @typedef {{data: any[], layout: any}} Chart */

const INK = /^var\((--gp-[\w-]+)\)(?: ([\d.]+))?$/;
/** @type {Set<{box: HTMLElement, chart: Chart}>} those that are drawn again when light turns to dark */
const drawn = new Set();

// Draws `chart` into `box`, or hides it where there is none. What a person zoomed into stays as the chart grows. `press` is told of
// the point that a person presses.
/** @type {(box: HTMLElement, chart: Chart | undefined, press?: (point: any) => void) => void} */
export function drawChart(box, given, press) {
  box.hidden = !given;
  if (!given) return;
  const chart = translated(given);
  const known = [...drawn].find((each) => each.box === box);
  if (known) known.chart = chart;
  else begin(box, chart, press);
  draw(box, chart);
}

// The texts of Python's in a chart, in the person's language.
function translated(value) {
  if (isSaid(value)) return t(value);
  if (Array.isArray(value)) return value.map(translated);
  return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translated(each)])) : value;
}

function begin(box, chart, press) {
  box.classList.add('gp-chart-box');
  box.append(make('div', 'gp-chart-plot'), valuesList());
  const entry = {box, chart};
  if (press) box.addEventListener('gp-press', (/** @type {CustomEvent} */ {detail}) => press(detail));
  drawn.add(entry);
  new ResizeObserver(() => box.clientWidth && box.dataset.width !== String(box.clientWidth) && draw(box, entry.chart)).observe(box);
  box.closest('.gp-pane')?.addEventListener('gp-alone', () => draw(box, entry.chart));
}

async function draw(box, chart) {
  const plot = box.querySelector('.gp-chart-plot');
  const told = chart.data.flatMap(({text, hovertext = text, hoverinfo}) => (hoverinfo === 'text' && Array.isArray(hovertext) ? hovertext.flat() : [])).filter(Boolean);
  fillValues(box.querySelector('.gp-chart-values'), told);
  dress(plot, {...Object.fromEntries([...plot.attributes].map(({name, value}) => [name, value])), role: 'group', 'aria-label': t('{chart}. Its values follow as a list.', {chart: chart.layout.meta})});
  if (!box.clientWidth) return; // it is drawn when it comes into sight
  box.dataset.width = String(box.clientWidth);
  box.setAttribute('aria-busy', 'true');
  try {
    const library = await plotly();
    const layout = {...settled(chart.layout, box), separators: separators(), autosize: false, width: plot.clientWidth, uirevision: 'kept', dragmode: matchMedia('(pointer: coarse)').matches ? false : 'zoom'};
    if (box.closest('.gp-alone') && layout.height) layout.height = Math.max(layout.height, Math.round(innerHeight * 0.6));
    // The config goes with the first drawing alone: given again, Plotly 3.3 takes its buttons for new ones and draws without end.
    if (plot.classList.contains('js-plotly-plot')) await library.react(plot, settled(chart.data, box), layout);
    else {
      await library.newPlot(plot, settled(chart.data, box), layout, configOf(library));
      plot.on('plotly_click', ({points: [point]}) => box.dispatchEvent(new CustomEvent('gp-press', {detail: point})));
    }
  } catch (error) {
    plot.textContent = t('The chart could not be drawn: its library did not load. Reload the page; the values are in the list below.');
    console.error('Generation Playground:', error);
  } finally {
    box.removeAttribute('aria-busy');
  }
}

// The chart with an upright line at `x`, and its words.
/** @type {(chart: Chart | undefined, x: number, words: string) => Chart | undefined} */
export function withLine(chart, x, words) {
  if (!chart) return chart;
  const {shapes = [], annotations = []} = chart.layout;
  const line = {type: 'line', x0: x, x1: x, yref: 'paper', y0: 0, y1: 1, line: {color: 'var(--gp-error)', width: 1.5, dash: 'dash'}};
  const label = {x, yref: 'paper', y: 1, yanchor: 'bottom', text: words, showarrow: false, font: {color: 'var(--gp-error)'}};
  return {...chart, layout: {...chart.layout, shapes: [...shapes, line], annotations: [...annotations, label]}};
}

// The chart with one more point, {x, y, words}.
/** @type {(chart: Chart | undefined, point: {x: number, y: number, words: string}) => Chart | undefined} */
export function withPoint(chart, {x, y, words}) {
  if (!chart) return chart;
  const point = {type: 'scatter', mode: 'markers', x: [x], y: [y], text: [words], hoverinfo: 'text', marker: {color: 'var(--gp-chosen)', symbol: 'diamond', size: 13}};
  return {...chart, data: [...chart.data, point]};
}

function configOf(library) {
  const saving = (format, icon) => ({
    name: format === 'svg' ? t('Download plot as an SVG') : t('Download plot as a PNG'),
    icon,
    click(plot) {
      const filename = plot.layout.meta.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
      library.downloadImage(plot, {format, filename, width: plot.clientWidth, height: plot.clientHeight, scale: format === 'svg' ? 1 : 2});
    },
  });
  const dictionary = { // of what Plotly itself writes
    Zoom: t('Zoom'), Pan: t('Pan'), 'Zoom in': t('Zoom in'), 'Zoom out': t('Zoom out'), 'Reset axes': t('Reset axes'),
    'Double-click to zoom back out': t('Double-click to zoom back out'),
  };
  return {
    locales: {'en-US': {dictionary}},
    displaylogo: false,
    doubleClickDelay: 400,
    modeBarButtonsToRemove: ['toImage', 'select2d', 'lasso2d', 'autoScale2d'],
    modeBarButtonsToAdd: [saving('png', library.Icons.camera), saving('svg', library.Icons.disk)],
  };
}

// The same with real colours, and with text in which Plotly finds no markup.
function settled(value, box) {
  if (Array.isArray(value)) return value.map((each) => settled(each, box));
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, settled(each, box)]));
  return typeof value === 'string' ? settledText(value, box) : value;
}

function settledText(text, box) {
  const [, role, share] = INK.exec(text) || [];
  if (!role) return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const colour = getComputedStyle(box).getPropertyValue(role).trim();
  if (share === undefined) return colour;
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return `rgba(${parts.join(', ')}, ${share})`;
}

function drawAgain() {
  for (const entry of drawn) {
    if (entry.box.isConnected) draw(entry.box, entry.chart);
    else drawn.delete(entry);
  }
}
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAgain);
for (const node of [document.documentElement, document.body]) {
  if (node) new MutationObserver(drawAgain).observe(node, {attributeFilter: ['class']});
}
