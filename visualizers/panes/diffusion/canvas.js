// The canvas pane: the text of a model of block diffusion as it stands at each denoising step, a slider over the steps that
// plays, the history of the place that is looked at, and a small map of places by steps.

import {fit, showIf} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {shadeInk} from '../core/shades.ts';
import {asSentence, count, fillLabel, information, make, percent, probability, quoted, say} from '../core/text.ts';
import {withTermLinks} from '../core/term_links.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';
import {inkToken} from '../tokens/written_tokens.ts';
import {canvasMap} from './canvas_map.js';
import {CanvasState, numbersOfPlace} from './canvas_state.js';
import {placeSentences} from './canvas_words.js';
import {drawScale} from '../widgets/shade_scale.tsx';

const WHOLE = 8000; // milliseconds in which all steps play,
const FASTEST = 120; // and the limits of a single one
const SLOWEST = 700;

/** @type {import('../core/types.ts').Pane} */
export function canvasPane(root, log) {
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-' + name);
  const [text, slider, playing, select] = ['canvas-text', 'canvas-slider', 'canvas-play', 'canvas-shade'].map(part);
  const state = new CanvasState(log);
  const drawMap = canvasMap(part('canvas-map'), state, {
    onPick: ({place, step}) => lookAt(state.steps.indexOf(step), place),
    onResize: () => !root.hidden && drawMap(select.value),
  });
  /** @type {HTMLElement} */
  const prompt = make('span', 'gp-canvas-prompt');
  const before = make('span', 'gp-canvas-before');
  const current = make('span', 'gp-canvas-now');
  let timer = 0; // while it plays
  let entered = 0; // the place that the keyboard comes to
  text.append(prompt, before, current);

  // ---------------------------------------------------------------------------------------------- the text

  function drawText() {
    const {step} = state;
    const written = state.before.flatMap(({places}) => places);
    if (before.childElementCount !== written.length) before.replaceChildren(...written.map(plainToken));
    const tokens = fit(current, step.places.length, newToken);
    const {end} = state;
    entered = Math.min(entered, step.places.length - 1);
    step.places.forEach((place, number) => {
      const element = tokens[number];
      const accepted = state.accepted(number);
      element.replaceChildren();
      inkToken(element, place);
      const ink = element.querySelector('.gp-ink');
      shadeInk(ink, select.value, numbersOfPlace(place));
      if (accepted) element.dataset.accepted = accepted;
      else delete element.dataset.accepted;
      element.toggleAttribute('data-after-end', number >= end);
      element.setAttribute('aria-pressed', String(number === state.place));
      element.setAttribute('aria-label', placeWords(place, number, accepted));
      element.tabIndex = number === entered ? 0 : -1;
    });
  }

  const newToken = () => make('span', 'gp-token', null, {role: 'button'});

  function plainToken(place) {
    const element = make('span', 'gp-written');
    inkToken(element, place);
    return element;
  }

  function placeWords(place, number, accepted) {
    const values = {number: number + 1, token: quoted(place.text), share: percent(probability(place.logprob))};
    if (accepted === 'newly') return t('Place {number}: {token}, probability {share}, newly accepted', values);
    if (accepted) return t('Place {number}: {token}, probability {share}, accepted', values);
    return t('Place {number}: {token}, probability {share}, not accepted', values);
  }

  text.addEventListener('click', ({target}) => {
    const place = [...current.children].indexOf(target.closest('.gp-token'));
    if (place >= 0) lookAt(state.at, place === state.place ? null : place);
  });
  text.addEventListener('keydown', (event) => {
    const place = [...current.children].indexOf(event.target.closest('.gp-token'));
    const move = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity}[event.key];
    if (place < 0) return;
    if (event.key === 'Enter' || event.key === ' ') lookAt(state.at, place);
    else if (event.key === 'Escape') lookAt(state.at, null);
    else if (move) {
      entered = Math.max(0, Math.min(current.childElementCount - 1, place + move));
      if (state.place === null) drawText();
      else lookAt(state.at, entered);
      /** @type {HTMLElement} */ (current.children[entered]).focus();
    } else return;
    event.preventDefault();
  });

  // ---------------------------------------------------------------------------------------------- time

  // Look at a step, or null for the newest, and at a place, or null for none.
  function lookAt(at, place) {
    state.at = at;
    state.place = place;
    if (place !== null) entered = place;
    draw();
  }

  function drawTime() {
    const {step, number, steps, numCanvases} = state;
    const inCanvas = state.canvas.length;
    const place = {canvas: step.canvas + 1, canvases: numCanvases, step: step.step + 1, steps: inCanvas};
    const words = t('canvas {canvas} of {canvases}, step {step} of {steps}', place);
    slider.max = String(steps.length);
    slider.value = String(number + 1);
    slider.setAttribute('aria-valuetext', words);
    say(part('canvas-step-words'), words);
    say(playing, t(timer ? '❚❚ Pause' : '▶ Play'));
    const {places, accepted, newly} = state.counts;
    const counts = {accepted: count(accepted), places: count(places), newly: count(newly), temperature: fixed(step.temperature, 2)};
    say(part('canvas-short'), t('{accepted} of {places} places accepted, {newly} newly; temperature {temperature}', counts));
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
  }

  playing.addEventListener('click', () => {
    if (timer) {
      stop();
      drawTime();
      return;
    }
    if (state.number >= state.steps.length - 1) state.at = 0;
    const each = Math.max(FASTEST, Math.min(SLOWEST, WHOLE / state.steps.length));
    timer = window.setInterval(() => {
      if (!root.isConnected || state.number >= state.steps.length - 1) stop();
      else state.at = state.number + 1;
      draw();
    }, each);
    draw();
  });
  slider.addEventListener('input', () => {
    stop();
    lookAt(Number(slider.value) - 1, state.place);
  });
  slider.addEventListener('keydown', ({key}) => key === 'Escape' && lookAt(null, state.place));
  select.addEventListener('change', () => draw());

  // ---------------------------------------------------------------------------------------------- one place

  function drawPlace() {
    const {place} = state;
    showIf(part('one-place'), place !== null);
    showIf(part('place-hint'), place === null);
    if (place === null) return;
    const {since, accepted, count: steps, last} = state.history(place);
    const values = {place: place + 1, token: quoted(last.text), since: since + 1, accepted, steps};
    say(part('place-verdict'), tn(steps, 'Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} step.', 'Place {place}: {token} has been the likeliest since step {since}. The sampler accepted the place in {accepted} of {count} steps.', values));
    const told = new Set();
    part('sentences').replaceChildren(...placeSentences(state, place).map((sentence) => {
      const item = make('li');
      item.append(...withTermLinks(sentence, told));
      return item;
    }));
    const body = root.querySelector('.gp-one-place tbody');
    const rows = fit(body, steps, newRow);
    state.canvas.forEach((step, i) => fillRow(rows[i], step, step.places[place]));
    const box = part('place-table');
    const {offsetTop: top, offsetHeight: height} = rows[state.step.step];
    if (top < box.scrollTop + height || top + height > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }

  function newRow() {
    const row = make('tr');
    const head = make('td');
    head.append(make('button', 'gp-place-step', '', {type: 'button'}));
    row.append(head, ...['read', 'likeliest'].map(() => {
      const cell = make('td');
      cell.append(make('bdi'));
      return cell;
    }), make('td'), make('td', 'gp-place-entropy'), make('td'));
    return row;
  }

  function fillRow(row, step, place) {
    const [head, read, likeliest, share, entropy, accepted] = row.cells;
    say(head.firstChild, String(step.step + 1));
    fillLabel(read.firstChild, place.read_text);
    fillLabel(likeliest.firstChild, place.text);
    say(share, percent(probability(place.logprob)));
    say(entropy, information(place.entropy, log.unit));
    say(accepted, place.accepted ? t('✓ yes') : t('– no'));
    if (step === state.step) row.setAttribute('aria-current', 'step');
    else row.removeAttribute('aria-current');
  }

  root.querySelector('.gp-one-place tbody').addEventListener('click', ({target}) => {
    const row = /** @type {HTMLElement} */ (target).closest('tr');
    if (row) lookAt(state.steps.indexOf(state.canvas[row.rowIndex - 1]), state.place);
  });

  // ---------------------------------------------------------------------------------------------- drawing

  function draw() {
    if (!state.step) return;
    drawTime();
    drawText();
    drawPlace();
    drawScale(part('canvas-scale'), select.value, log.unit);
    drawMap(select.value);
    say(part('map-words'), tn(state.canvas.length, '{places} places, {count} step', '{places} places, {count} steps', {places: count(state.step.places.length)}));
  }

  // The numbers of the place that is looked at, at this step.
  const ofPlace = (words) => () => (state.step && state.place !== null ? t('place {place}, step {step}: {words}.', {place: state.place + 1, step: state.step.step + 1, words: words(state.step.places[state.place])}) : '');
  runsOfTerms(root, {
    share: ofPlace(({text: token, logprob}) => `${quoted(token)} ${percent(probability(logprob))}`),
    entropy: ofPlace(({entropy}) => information(entropy, log.unit)),
    accepted: () => (state.step ? asSentence(part('canvas-short').textContent) : ''),
    map: () => (state.step ? asSentence(part('map-words').textContent) : ''),
  });

  function startRun() {
    stop();
    state.clear();
    entered = 0;
    before.replaceChildren();
    current.replaceChildren();
    say(prompt, log.started ? log.started.prompt_tokens.map(({piece}) => piece ?? '').join('') : '');
  }

  const look = () => !root.hidden && draw();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look);
  new MutationObserver(look).observe(document.body, {attributes: true, attributeFilter: ['class']});

  return (changes) => {
    if (changes.run) startRun();
    root.hidden = !log.canvasSteps.length;
    if (!root.hidden && (changes.run || changes.steps || changes.status || changes.unit)) draw();
  };
}
