// Plotly's library, which is large and takes a while to compile: it is loaded when the first chart is drawn. A page says
// where it is; a saved file holds it, compressed; what shows itself in a cell of a notebook may have none.

import {bytesOf} from '../core/bytes.ts';

// Whether this page can draw charts.
export function hasPlotly() {
  return Boolean(window.Plotly || document.getElementById('plotly') || window.GenerationPlaygroundPlotly);
}

let loading;

/** @type {() => Promise<any>} */
export function plotly() {
  loading ??= load().catch((error) => {
    loading = undefined; // the next chart tries again
    throw error;
  });
  return loading;
}

async function load() {
  if (window.Plotly) return window.Plotly;
  const held = document.getElementById('plotly');
  const script = document.createElement('script');
  if (held) script.textContent = await inflated(held.textContent);
  else if (window.GenerationPlaygroundPlotly) script.src = window.GenerationPlaygroundPlotly;
  else throw new Error('This page does not say where Plotly is.');
  const loaded = held ? null : new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`Plotly could not be fetched from ${script.src}.`));
  });
  document.head.append(script);
  await loaded;
  return window.Plotly;
}

async function inflated(base64) {
  return new Response(new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
