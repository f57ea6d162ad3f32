// Plotly's library, which is large and takes a while to compile: it is loaded when the first chart is drawn. A page says
// where it is; a saved file holds it, compressed; what shows itself in a cell of a notebook may have none.

import {bytesOf} from '../core/bytes.ts';

/** What the page uses of the library. */
export interface Plotly {
  newPlot(plot: HTMLElement, data: unknown, layout: unknown, config: unknown): Promise<PlotlyElement>;
  react(plot: HTMLElement, data: unknown, layout: unknown): Promise<PlotlyElement>;
  downloadImage(plot: HTMLElement, how: Record<string, unknown>): Promise<string>;
  Icons: Record<string, unknown>;
}

/** An element in which it has drawn. */
export interface PlotlyElement extends HTMLElement {
  on(what: 'plotly_click', call: (event: {points: ChartPoint[]}) => void): void;
}

/** A point that a person presses: where it is, and what its chart has put into it. */
export interface ChartPoint {
  x: unknown;
  y: unknown;
  customdata?: unknown;
  pointNumber: number; // in its line
  pointIndex: [row: number, column: number]; // in a heat map
  curveNumber: number;
}

let loading: Promise<Plotly> | undefined;

export function plotly(): Promise<Plotly> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined; // the next chart tries again
    throw error;
  });
  return loading;
}

async function load(): Promise<Plotly> {
  if (window.Plotly) return window.Plotly;
  const held = document.getElementById('plotly');
  const script = document.createElement('script');
  if (held) script.textContent = await inflated(held.textContent);
  else if (window.GenerationPlaygroundPlotly) script.src = window.GenerationPlaygroundPlotly;
  else throw new Error('This page does not say where Plotly is.');
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`Plotly could not be fetched from ${script.src}.`));
  });
  document.head.append(script); // which runs what it holds at once
  if (!held) await loaded;
  if (!window.Plotly) throw new Error('The script of Plotly does not hold it.');
  return window.Plotly;
}

async function inflated(base64: string): Promise<string> {
  return new Response(new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
