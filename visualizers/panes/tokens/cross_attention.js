// The pane of the cross-attention: where the decoder looked in the picture, or listened in the sound, for the selected
// token. It asks for all tokens at once, on a page that answers; then each that is selected is drawn without asking. What
// got little weight lies in the dark, over the picture that the encoder has read or the sound's spectrogram.

import {svg} from '../core/dom_patch.ts';
import {fixed} from '../core/notation.ts';
import {count, make, percent, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {play} from './hearing.ts';
import {lensPlaces, placeOf} from './lens_places.ts';
import {BASE64} from './media_chips.tsx';

const DARK = {image: 0.75, audio: 0.5}; // opacity over what got no weight
const AROUND = 0.3; // seconds before and after the largest weight that are heard

/** @type {import('../core/types.ts').Pane} */
export function crossAttentionPane(root, log) {
  /** @type {(name: string) => any} */
  const part = (name) => root.querySelector('.gp-' + name);
  const [button, state, figure, seen, hear] = ['attend', 'attention-state', 'attention-found', 'attention-seen', 'hear'].map(part);
  /** @type {HTMLSelectElement} */
  const layer = part('attention-layer');
  /** @type {import('../core/types.ts').Attention['found'] | null} */
  let drawn = null;
  let asked = false;

  /** @returns {Partial<import('../core/types.ts').Media>} */
  const read = () => (log.started.request.media || [])[0] || {};
  const isSound = () => read().kind === 'audio';

  // ---------------------------------------------------------------------------------------------- asking

  function ask() {
    const step = log.current();
    asked = true;
    say(state, t('Reading the attention …'));
    drawAsking(step);
    log.ask({type: 'attend', step, places: lensPlaces(log, step, log.mostPlaces.attend || 1), layer: layer.value ? Number(layer.value) : null});
  }
  button.addEventListener('click', ask);
  layer.addEventListener('change', ask);

  function drawAsking(step) {
    button.parentNode.hidden = !log.canAsk;
    button.disabled = layer.disabled = asked || log.running || log.waiting || !lensPlaces(log, step, 1).length;
    say(button, isSound() ? t('Show where it listened') : t('Show where it looked'));
    part('attention-choice').hidden = !drawn || drawn.layers < 2;
  }

  function drawLayers() {
    const names = Array.from({length: drawn.layers}, (_, number) => make('option', '', t('layer {layer}', {layer: count(number + 1)}), {value: number}));
    layer.replaceChildren(make('option', '', t('all layers'), {value: ''}), ...names);
    layer.value = drawn.layer === null ? '' : String(drawn.layer);
  }

  // ---------------------------------------------------------------------------------------------- the picture

  function drawPicture() {
    const {kind, picture, rows, columns, seconds} = drawn;
    const shown = typeof picture === 'string' && BASE64.test(picture);
    const img = make('img', 'gp-attention-picture', null, {alt: '', src: shown ? `data:image/png;base64,${picture}` : 'data:,'});
    img.hidden = !shown;
    seen.classList.toggle('gp-is-sound', kind === 'audio');
    const cells = svg('svg', '');
    cells.setAttribute('viewBox', `0 0 ${columns} ${rows}`);
    cells.setAttribute('preserveAspectRatio', 'none');
    for (let i = 0; i < rows * columns; i++) {
      const cell = svg('rect', '');
      const [x, y] = [i % columns, Math.floor(i / columns)];
      for (const [name, value] of Object.entries({x, y, width: 1, height: 1})) cell.setAttribute(name, String(value));
      cells.append(cell);
    }
    seen.replaceChildren(img, cells);
    const times = part('attention-times');
    times.hidden = kind !== 'audio';
    const curve = part('attention-curve');
    curve.toggleAttribute('hidden', kind !== 'audio');
    curve.setAttribute('viewBox', `0 0 ${columns} 100`);
    if (kind === 'audio') [...times.children].forEach((end, i) => say(end, t('{seconds} s', {seconds: i ? fixed(seconds, 1) : 0})));
  }

  function drawWeights(column) {
    const weights = drawn.weights[column];
    const most = Math.max(...weights);
    const shares = weights.map((weight) => (most ? weight / most : 0));
    [...seen.lastElementChild.children].forEach((cell, i) => cell.setAttribute('opacity', String(DARK[drawn.kind] * (1 - shares[i]))));
    if (drawn.kind === 'audio') part('attention-curve').firstElementChild.setAttribute('d', `M0 100${shares.map((share, x) => `L${x + 0.5} ${100 - 95 * share}`).join('')}L${shares.length} 100Z`);
    const words = inWords(weights, drawn.elsewhere[column]);
    say(part('attention-words'), words);
    seen.setAttribute('aria-label', words);
  }

  // How many of the largest weights make up half of all.
  function halfOf(weights) {
    const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
    let [sum, many] = [0, 0];
    for (const weight of [...weights].sort((a, b) => b - a)) {
      if (sum >= half) break;
      sum += weight;
      many++;
    }
    return many;
  }

  function inWords(weights, elsewhere) {
    const many = halfOf(weights);
    const values = {most: percent(Math.max(...weights)), share: percent(elsewhere)};
    if (drawn.kind === 'image') {
      return t('The brightest patch has {most} of the weight. Half of what lies on patches lies on {count} of {all}; {share} lies on no patch.', {...values, count: count(many), all: count(weights.length)});
    }
    return t('The brightest position, at {at} s, has {most} of the weight. Half of what lies on the sound lies on {seconds} s of it; {share} lies on the silence after it.', {...values, seconds: fixed(many * span(), 2), at: fixed(placeHeard(weights), 2)});
  }

  // ---------------------------------------------------------------------------------------------- the sound

  const span = () => drawn.seconds / drawn.columns;
  const placeHeard = (weights) => (weights.indexOf(Math.max(...weights)) + 0.5) * span();

  hear.addEventListener('click', () => {
    const at = placeHeard(drawn.weights[placeOf(log, log.current(), log.foundOf('attend'))]);
    play(log, read().sha256, at - AROUND, at + AROUND, (problem) => say(state, problem));
  });

  // ---------------------------------------------------------------------------------------------- the whole

  return (changes) => {
    const step = log.current();
    const found = log.hideFrom === null ? log.foundOf('attend') : null; // nothing is told of what is to be guessed
    if (changes.run || changes.found) asked = false;
    root.hidden = !step || !log.looksAtMedia || !(log.canAsk || found) || log.recorded;
    if (root.hidden) return;
    if (changes.run || changes.found) say(state, '');
    const anew = (found && found.found) !== drawn;
    drawn = found && found.found;
    if (anew && drawn) drawLayers();
    if (anew && drawn) drawPicture();
    const column = drawn ? placeOf(log, step, found) : -1;
    drawAsking(step);
    button.hidden = column >= 0;
    figure.hidden = column < 0;
    hear.hidden = !drawn || drawn.kind !== 'audio' || !log.answers.media_file;
    if (column >= 0) drawWeights(column);
    else if (drawn && !asked) say(state, t('The attention of this token was not asked for.'));
  };
}
