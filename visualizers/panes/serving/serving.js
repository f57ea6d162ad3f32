// The pane of serving: requests that come, wait, share steps, and end, by each way of serving them. What it shows was made by
// playground/generation/serving.py; a log that is still written is drawn as far as it goes.

import {fit, showIf} from '../core/dom_patch.js';
import {inParts, make, say} from '../core/text.js';
import {tn} from '../core/texts.js';
import {servingGantt} from './serving_gantt.js';
import {ServingState} from './serving_state.js';
import {wayName, waySettings} from './serving_words.js';

/** @type {import('../core/types.d.ts').GroupPane} */
export function servingPane(root, group) {
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-' + name);
  const state = new ServingState();
  const charts = part('serving-charts');
  let gantts = [];

  function look(way, request, step) {
    Object.assign(state, {way, request, at: step});
    draw();
  }

  // The charts are scrolled together.
  function scrollAll(left, from) {
    for (const {scroll} of gantts) if (scroll !== from && scroll.scrollLeft !== left) scroll.scrollLeft = left;
  }

  function newChart() {
    const chart = make('section', 'gp-serving-chart');
    const head = make('h3', 'gp-serving-way');
    head.append(make('span'), make('small'));
    chart.append(head, make('div', 'gp-gantt'));
    return chart;
  }

  function drawCharts() {
    const all = fit(charts, state.ways.length, newChart);
    gantts.length = Math.min(gantts.length, all.length);
    state.ways.forEach((way, i) => {
      const [name, settings] = all[i].firstChild.children;
      say(name, state.ways.length > 1 ? `${'ABCDEFGH'[i]} ${wayName(way.settings)}` : wayName(way.settings));
      say(settings, ` ${waySettings(way.settings)}`);
      gantts[i] ??= servingGantt(all[i].lastChild, state, i, {onPick: look, onScroll: scrollAll});
      gantts[i].draw();
    });
  }

  function draw() {
    const {model, dtype} = state.values;
    say(part('about'), inParts([model, dtype, tn(state.requests.length, '{count} request', '{count} requests'), tn(state.length, '{count} step', '{count} steps')]));
    drawCharts();
  }

  return (changes) => {
    showIf(root, Boolean(group.found?.ways?.length));
    if (root.hidden || !changes.found) return;
    state.take(group.found);
    draw();
  };
}
