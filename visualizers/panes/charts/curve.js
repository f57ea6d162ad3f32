// The curve pane: numbers along the text in which the current token stands, the prompt's tokens before it, as a chart that
// grows with the text. The line below reads the current token, and is a slider: its keys walk along the text.

import {
  asSentence, count, fromNats, information, inParts, labelled, make, numbersOf, percent, probability, quoted, say,
} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {chooseUnit} from '../core/runtime.ts';
import {pathChange} from '../core/log.ts';
import {sayPlace, walkByKeys} from '../core/slider_keys.ts';
import {svg} from '../core/dom_patch.ts';
import {tipOfTerm} from '../core/tips.ts';
import {finite, keptOf} from '../core/values.ts';
import {curveChart, dashOf, seriesOf} from './curve_chart.js';
import {curvePicture} from './curve_picture.js';
import {curvesOf} from './curves.js';

/** @import {RunLog} from '../core/log.ts' */
/** @import {Step} from '../core/types.ts' */

const PAUSE = 150; // milliseconds between drawings of a text that grows

/** @type {(root: HTMLElement, log: RunLog) => (changes: any) => void} */
export function curvePane(root, log) {
  const part = (name) => /** @type {any} */ (root.querySelector('.gp-' + name));
  const [box, reading, unit, select, keys] = ['curve-chart', 'reading', 'unit', 'view', 'keys'].map(part);
  let CURVES = curvesOf();
  /** @type {Map<number, string>} the texts of looked-up tokens, by their ids */
  let watched = new Map();
  let timer = 0;
  let drawnAt = -Infinity;
  let isSeen = false; // nothing is drawn for whoever never comes here

  const curve = () => CURVES[select.value];
  const series = () => seriesOf(curve(), watched);

  /** @returns {Step[]} */
  function steps() {
    const step = log.current();
    return step ? pathChange([], log.lastOf(step)).added : [];
  }

  // ---------------------------------------------------------------------------------------------- what is offered

  function offer() {
    const names = Object.keys(CURVES).filter((name) => CURVES[name].series || watched.size);
    if (names.length === select.options.length && [...select.options].every(({text}, i) => text === CURVES[names[i]].name)) return;
    const chosen = names.includes(select.value) ? select.value : names[0];
    select.replaceChildren(...names.map((name) => make('option', '', CURVES[name].name, {value: name})));
    select.value = chosen;
  }

  /** @param {Step[]} list */
  function noteWatched(list) {
    for (const step of list) {
      for (const {token_id: id, text} of step.watched || []) watched.set(id, text);
    }
  }

  function drawKeys() {
    const about = [curve().about, log.promptSteps.length ? t('The prompt comes before the text, on a shaded background.') : ''].filter(Boolean).join(' ');
    say(part('about'), about);
    const list = series();
    const key = JSON.stringify(list.map(({name, tip}) => [name, tip]));
    if (keys.dataset.key === key) return;
    keys.dataset.key = key;
    keys.replaceChildren(...list.map(drawKey));
  }

  function drawKey({name, term, role, dash, tip}) {
    const key = make('span');
    tipOfTerm(key, term, () => (log.current() ? asSentence(read(log.current())) : ''), {meaning: tip});
    const sample = svg('svg', '');
    const line = svg('line', '');
    for (const [attribute, value] of Object.entries({width: 26, height: 8, 'aria-hidden': 'true'})) sample.setAttribute(attribute, String(value));
    for (const [attribute, value] of Object.entries({x1: 0, y1: 4, x2: 26, y2: 4, stroke: `var(--gp-${role})`, 'stroke-dasharray': dashOf(dash)})) line.setAttribute(attribute, String(value));
    sample.append(line);
    key.append(sample, curve().of ? labelled(name) : name);
    return key;
  }

  // ---------------------------------------------------------------------------------------------- the current token

  function drawReading() {
    const step = log.current();
    const words = step ? read(step) : t('The curve grows with the text.');
    say(reading, words);
    sayPlace(reading, step, steps().length, step ? words : t('no token yet'), log.promptSteps.length);
  }

  /** @param {Step} step */
  function read(step) {
    const values = {number: step.index + 1, token: quoted(step.chosen.text), facts: factsOf(step)};
    return step.isPrompt ? t('Prompt token {number}, {token}: {facts}', values) : t('Token {number}, {token}: {facts}', values);
  }

  /** @param {Step} step */
  function factsOf(step) {
    if (curve().of) return readWatched(step) || t('no token was looked up here');
    if (select.value === 'kept') return step.isPrompt ? t('no processor takes part') : t('{kept} of {count} tokens kept', {kept: count(keptOf(step)), count: count(step.distribution.vocab)});
    if (select.value === 'cumulative') return readSums(step);
    const {surprisal, entropyBefore, entropyAfter} = numbersOf(step);
    if (log.isFromElsewhere) return t('surprisal {surprisal}', {surprisal: information(finite(surprisal), log.unit)});
    const [lost, first, then] = [surprisal, entropyBefore, entropyAfter].map((nats) => information(finite(nats), log.unit));
    return step.isPrompt
      ? t('surprisal {surprisal}; entropy {entropy}', {surprisal: lost, entropy: first})
      : t('surprisal {surprisal}; entropy {before} before, {after} after', {surprisal: lost, before: first, after: then});
  }

  /** @param {Step} step */
  function readSums(step) {
    const along = step.isPrompt ? log.promptSteps : steps();
    const upTo = along.slice(0, along.indexOf(step) + 1);
    const parts = series().filter((one) => one.value(step) !== null).map((one) => {
      const values = upTo.map((each) => finite(one.value(each)));
      const sum = values.includes(null) ? t('minus infinity') : information(values.reduce((total, value) => total + value, 0), log.unit);
      return `${sum} ${one.name}`;
    });
    return t('log-probability so far {sums}', {sums: parts.join(', ')});
  }

  /** @param {Step} step */
  function readWatched(step) {
    return inParts((step.watched || []).map((found) => {
      const values = {
        token: quoted(found.text), before: percent(probability(found.raw_logprob)), after: percent(probability(found.logprob)),
        rank: count(found.raw_rank || 0),
      };
      if (found.logprob === null) return found.raw_rank ? t('{token} {before} before (rank {rank}), removed after', values) : t('{token} {before} before, removed after', values);
      return found.raw_rank ? t('{token} {before} before (rank {rank}), {after} after', values) : t('{token} {before} before, {after} after', values);
    }));
  }

  // ---------------------------------------------------------------------------------------------- the chart

  function drawCurve() {
    timer = 0;
    drawnAt = performance.now();
    box.removeAttribute('aria-busy');
    const list = steps();
    const chart = list.length || log.promptSteps.length ? curveChart({curve: curve(), series: series(), steps: list, prompt: log.promptSteps, current: log.current(), unit: log.unit, factor: fromNats(1, log.unit)}) : undefined;
    drawPicture(chart);
  }

  const drawPicture = curvePicture(box, (x) => {
    const index = x - 1 + (x < 1 ? log.promptSteps.length : 0);
    const step = x < 1 ? log.promptSteps[index] : steps()[index];
    if (step) log.selectStep(step);
  });

  // At once, or a moment after the last time: a chart costs more than the text that grows.
  function drawSoon() {
    if (timer || !isSeen) return;
    box.setAttribute('aria-busy', 'true');
    timer = window.setTimeout(drawCurve, Math.max(0, drawnAt + PAUSE - performance.now()));
  }

  new IntersectionObserver(([{isIntersecting}]) => {
    if (isSeen || !isIntersecting) return;
    isSeen = true;
    drawSoon();
  }).observe(root);
  walkByKeys(reading, log);
  unit.addEventListener('change', () => chooseUnit(unit.value));
  select.addEventListener('change', draw);

  function draw() {
    drawKeys();
    drawReading();
    drawSoon();
  }

  return (changes) => {
    if (changes.unit) unit.value = log.unit;
    if (changes.run) {
      watched = new Map();
      CURVES = curvesOf(log.isFromElsewhere);
    }
    noteWatched(steps());
    offer();
    draw();
  };
}
