// The pane of serving: requests that come, wait, share steps, and end, by each way of serving them. What it shows was made by
// playground/generation/serving_loop.py; a log that is still written is drawn as far as it goes.

import {fit, showIf} from '../core/dom_patch.ts';
import {inParts, make, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {drawBlocks} from './serving_blocks.js';
import {drawCard} from './serving_card.js';
import {requestColours} from './serving_colours.js';
import {drawCurves} from './serving_curves.js';
import {servingGantt} from './serving_gantt.js';
import {servingPlayer} from './serving_player.js';
import {ServingState} from './serving_state.js';
import {drawWays} from './serving_ways.js';
import {faultWords, queueWords, stepWords, wayLetter, wayName, waySettings} from './serving_words.js';

/** @type {import('../core/types.ts').GroupPane} */
export function servingPane(root, group) {
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-' + name);
  const state = new ServingState();
  const [charts, moments] = [part('serving-charts'), part('serving-moments')];
  const player = servingPlayer({root, slider: part('serving-slider'), button: part('serving-play'), words: part('serving-step')}, state, (step) => {
    state.at = step;
    drawPlace();
    gantts.forEach(({showStep}) => showStep());
  });
  let gantts = [];

  function look(way, request, step) {
    Object.assign(state, {way, request, at: step});
    player.stop();
    drawPlace();
  }

  // The charts are scrolled together.
  function scrollAll(left, from) {
    for (const {scroll} of gantts) if (scroll !== from && scroll.scrollLeft !== left) scroll.scrollLeft = left;
  }

  // ---------------------------------------------------------------------------------------------- what the log holds

  function newChart() {
    const chart = make('section', 'gp-serving-chart');
    const head = make('h3', 'gp-serving-way');
    head.append(make('span'), make('small'));
    chart.append(head, make('div', 'gp-gantt'), make('div', 'gp-serving-faults'));
    return chart;
  }

  const nameOf = (way) => (state.ways.length > 1 ? `${wayLetter(way)} ${wayName(state.ways[way].settings)}` : wayName(state.ways[way].settings));

  function drawCharts() {
    const all = fit(charts, state.ways.length, newChart);
    gantts.length = Math.min(gantts.length, all.length);
    state.ways.forEach((served, way) => {
      const [head, chart, faults] = all[way].children;
      say(head.firstChild, nameOf(way));
      say(head.lastChild, ` ${waySettings(served.settings)}`);
      gantts[way] ??= servingGantt(chart, state, way, {onPick: look, onScroll: scrollAll});
      gantts[way].draw();
      const told = served.faults.map(faultWords);
      fit(faults, told.length, () => make('p'));
      told.forEach((words, i) => say(faults.children[i], words));
    });
  }

  // ---------------------------------------------------------------------------------------------- where a person looks

  function newMoment() {
    const moment = make('section', 'gp-serving-moment');
    moment.append(make('h3', 'gp-serving-sub'), make('p', 'gp-note'), make('div', 'gp-serving-blocks'), make('p', 'gp-serving-queue'));
    return moment;
  }

  function drawMoments(colour) {
    const all = fit(moments, state.ways.length, newMoment);
    state.ways.forEach((served, way) => {
      const [head, words, blocks, queue] = all[way].children;
      say(head, nameOf(way));
      say(words, stepWords(state, way));
      drawBlocks(blocks, state, way, colour);
      const sum = served.sums[state.stepOf(way)];
      say(queue, sum ? queueWords(sum) : '');
    });
  }

  function drawPlace() {
    const colour = requestColours(root);
    player.draw(stepWords(state, state.way));
    gantts.forEach(({place}) => place());
    drawMoments(colour);
    drawCard(part('serving-card'), state, colour);
    showIf(part('serving-hint'), state.request === null);
    drawCurves(part('serving-curves'), state, (step) => {
      look(state.way, state.request, step);
      gantts.forEach(({showStep}) => showStep());
    });
  }

  function draw() {
    const {model, dtype, device, seed} = state.values;
    const draws = state.requests.some(({temperature}) => temperature !== null);
    say(part('about'), inParts([model, dtype, device, tn(state.requests.length, '{count} request', '{count} requests'), draws && t('seed {seed}', {seed})]));
    const kinds = state.ways.map(({settings}) => settings.kind);
    /** @type {(name: string) => NodeListOf<HTMLElement>} */
    const parts = (name) => root.querySelectorAll('.gp-' + name);
    for (const key of parts('of-generate')) showIf(key, kinds.includes('padded'));
    for (const key of parts('of-blocks')) showIf(key, kinds.includes('continuous'));
    showIf(part('of-ways'), kinds.length > 1);
    part('of-ways').replaceChildren(...kinds.flatMap((_, way) => [make('i', `gp-way-line gp-way-${way}`), wayLetter(way)]));
    drawCharts();
    drawPlace();
    drawWays(part('serving-numbers'), state);
  }

  const again = () => !root.hidden && state.values && draw();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', again);
  new MutationObserver(again).observe(document.body, {attributes: true, attributeFilter: ['class']});
  new ResizeObserver(() => !root.hidden && state.values && drawPlace()).observe(part('serving-curves'));
  root.addEventListener('gp-alone', again);

  return (changes) => {
    showIf(root, Boolean(group.found?.ways?.length));
    if (root.hidden || !changes.found) return;
    const isNew = state.take(group.found);
    if (isNew) player.stop();
    draw();
    if (isNew || state.settles) gantts.forEach(({showStep}) => showStep());
  };
}
