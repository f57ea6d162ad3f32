// The DoLa pane: a heat map of tokens by candidate layers, shaded by how far each layer's opinion lies from the last
// one's, with a band through the layer that was contrasted. The map is kept as an image of one pixel column a token:
// a new token adds a column, and one copy stretches the image to its box, however long the text is.

import {Along} from '../core/log.ts';
import {fixed, listed, plain} from '../core/notation.ts';
import {sayPlace, walkable} from '../core/slider_keys.ts';
import {count, fromNats, information, make, quoted, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {runsOfTerms} from '../core/tips.ts';

export function layersPane(root, log) {
  const LEVELS = 11;
  const CELL = 6; // pixel rows of a layer in the image: shade, shade, band, shade, shade, gap
  const ENDS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, Infinity]; // of the scale, in bits
  const plot = root.querySelector('.gp-heat-plot');
  const canvas = root.querySelector('.gp-cells');
  const column = root.querySelector('.gp-column');
  const names = root.querySelector('.gp-layer-names');
  const reading = root.querySelector('.gp-layer-reading');
  const tally = root.querySelector('.gp-layer-tally');
  const image = document.createElement('canvas');
  const pixels = image.getContext('2d', {willReadFrequently: true});
  const along = new Along({picks: {}, peak: 0}, ({picks, peak}, {layers}) => (layers ? {
    picks: {...picks, [layers.layer]: (picks[layers.layer] || 0) + 1},
    peak: Math.max(peak, ...layers.divergences),
  } : {picks, peak}));
  let end = 0; // of the scale, in nats: a round number of bits that no divergence passes
  let layers = []; // the rows of the map, the highest layer first
  let colours = []; // of the levels, then that of the band, as [red, green, blue]
  let size = [0, 0]; // of the map on the screen, in device pixels
  let drawn = [];

  // ---------------------------------------------------------------------------------------------- the image

  // Small divergences are the common ones: the scale goes with the square root.
  const level = (divergence) => Math.round(Math.sqrt(Math.max(0, Math.min(1, (divergence ?? 0) / end))) * (LEVELS - 1));

  function readColours() {
    const style = getComputedStyle(root);
    const levels = [...Array(LEVELS).keys()].map((number) => `--gp-heat-${number}`);
    return [...levels, '--gp-text'].map((name) => {
      const hex = style.getPropertyValue(name).trim();
      return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    });
  }

  function grow(columns) {
    if (image.width >= columns && image.height === layers.length * CELL) return;
    const old = image.height === layers.length * CELL ? pixels.getImageData(0, 0, image.width, image.height) : null;
    image.width = Math.max(64, 2 ** Math.ceil(Math.log2(columns))); // which clears it
    image.height = layers.length * CELL;
    if (old) pixels.putImageData(old, 0, 0);
  }

  function paint(step) {
    const strip = new ImageData(1, layers.length * CELL);
    layers.forEach((layer, row) => {
      const place = step.layers ? step.layers.candidate_layers.indexOf(layer) : -1;
      if (place < 0) return;
      const shade = colours[level(step.layers.divergences[place])];
      for (let y = 0; y < CELL - 1; y++) {
        const colour = y === 2 && layer === step.layers.layer ? colours[LEVELS] : shade;
        strip.data.set([...colour, 255], (row * CELL + y) * 4);
      }
    });
    pixels.putImageData(strip, step.index, 0);
  }

  const span = () => Math.max(10, along.steps.length);

  function stretch() {
    const [width, height] = size;
    if (!width || !height) return;
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d');
    context.clearRect(0, 0, width, height);
    context.imageSmoothingEnabled = false;
    const columns = along.steps.length; // what lies beyond may be left of another text
    context.drawImage(image, 0, 0, columns, image.height, 0, 0, (width * columns) / span(), height);
  }

  function drawMap(added) {
    const found = [...along.steps.find((step) => step.layers).layers.candidate_layers].sort((a, b) => b - a);
    const fresh = readColours();
    const reach = ENDS.find((bits) => along.total.peak <= bits * Math.LN2) * Math.LN2;
    const everything = String([found, fresh, reach]) !== String([layers, colours, end]);
    if (String(found) !== String(layers)) drawNames(found);
    [layers, colours, end] = [found, fresh, reach];
    grow(along.steps.length);
    for (const step of everything ? along.steps : added) paint(step);
    stretch();
  }

  // ---------------------------------------------------------------------------------------------- around it

  function drawNames(list) {
    const height = Math.max(15, Math.min(28, 280 / list.length));
    plot.style.height = names.style.height = `${Math.max(1, list.length) * height}px`;
    names.replaceChildren(...list.map((layer) => make('span', '', shortName(layer))));
  }

  function drawLegend() {
    say(root.querySelector('.gp-ramp-low'), '0');
    say(root.querySelector('.gp-ramp-high'), `${plain(Number(fromNats(end, log.unit).toPrecision(2)))} ${t(log.unit)}`.replace(/^1 bits/, '1 bit'));
    const ramp = root.querySelector('.gp-scale-ramp');
    if (ramp.childNodes.length) return;
    for (let number = 0; number < LEVELS; number++) {
      const swatch = make('i');
      swatch.style.background = `var(--gp-heat-${number})`;
      ramp.append(swatch);
    }
  }

  // The divergence by which the contrasted layer was chosen.
  runsOfTerms(root, {divergence: () => {
    const {layers: contrast} = log.current() || {};
    if (!contrast) return '';
    const {layer, candidate_layers: candidates, divergences} = contrast;
    const value = information(divergences[candidates.indexOf(layer)] ?? null, log.unit);
    return tn(candidates.length, '{layer}, the one candidate, has {value}.', '{layer} has the largest of {count}, {value}.', {layer: shortName(layer), value});
  }});

  const shortName = (layer) => (layer === 0 ? t('embedding') : t('layer {layer}', {layer}));
  const layerName = (layer) => (layer === 0 ? t('the embedding (layer 0)') : t('layer {layer}', {layer}));

  function read(step) {
    const place = {number: step.index + 1, token: quoted(step.chosen.text)};
    if (!step.layers) return t('Token {number}, {token}: no layer was contrasted.', place);
    const {layer, final_layer: final, candidate_layers: candidates, divergences} = step.layers;
    const list = listed(candidates.map((candidate, i) => `${shortName(candidate)} ${fixed(fromNats(divergences[i] ?? 0, log.unit), 3)}`));
    return t('Token {number}, {token}: {layer} was contrasted with the last layer ({final}), because it diverges most from it. Divergences in {unit}: {list}.', {...place, layer: layerName(layer), final, unit: t(log.unit), list});
  }

  function drawPlace(step) {
    column.hidden = false;
    column.style.left = `${(step.index / span()) * 100}%`;
    column.style.width = `${100 / span()}%`;
    const words = read(step);
    say(reading, words);
    sayPlace(plot, step, along.steps.length, words);
  }

  function drawTally() {
    const picks = Object.entries(along.total.picks).sort((a, b) => b[1] - a[1]);
    const all = picks.reduce((sum, [, times]) => sum + times, 0);
    const list = picks.map(([layer, times]) => t('{layer} in {times}', {layer: layerName(Number(layer)), times: count(times)})).join(', ');
    say(tally, tn(all, 'Along the text: {list} of {count} step.', 'Along the text: {list} of {count} steps.', {list}));
    say(root.querySelector('.gp-heat-end'), String(span()));
  }

  // ---------------------------------------------------------------------------------------------- drawing

  walkable(plot, log, {
    stepUnder: (event) => {
      const {left, width} = plot.getBoundingClientRect();
      const place = Math.floor(((event.clientX - left) / width) * span());
      return along.steps[Math.max(0, Math.min(along.steps.length - 1, place))];
    },
    hover: (step) => say(reading, read(step)),
    leave: () => log.current() && !root.hidden && say(reading, read(log.current())),
  });

  function draw(changes) {
    const step = log.current();
    root.hidden = !(step && step.layers);
    if (root.hidden) return;
    const {added} = along.follow(log.lastOf(step));
    if (step === drawn[0] && along.total === drawn[1] && !changes.unit && !changes.look) return;
    drawn = [step, along.total];
    drawMap(added);
    drawLegend();
    drawPlace(step);
    drawTally();
  }

  new ResizeObserver(([{contentRect}]) => {
    size = [contentRect.width, contentRect.height].map((length) => Math.round(length * devicePixelRatio));
    stretch();
  }).observe(plot);
  const look = () => draw({look: true});
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look);
  new MutationObserver(look).observe(document.body, {attributes: true, attributeFilter: ['class']});

  return draw;
}
