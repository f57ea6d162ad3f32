// The map of the layers that DoLa weighed along a text. It is kept as an image of one pixel column a token: a new token adds
// a column, and one copy stretches the image to its box, however long the text is.

import {Along} from '../core/log.ts';
import type {Step} from '../core/types.ts';
import {type Easel, bytesOfColour} from '../widgets/heat_box.tsx';

export const LEVELS = 11; // of the palette's colours
const CELL = 6; // pixel rows of a layer in the image: shade, shade, band, shade, shade, gap
const ENDS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, Infinity]; // of the scale, in bits
const SHORTEST = 10; // tokens that there is room for

interface Sums {
  picks: Record<number, number>;
  peak: number;
}

function withLayers({picks, peak}: Sums, {layers}: Step): Sums {
  if (!layers) return {picks, peak};
  return {
    picks: {...picks, [layers.layer]: (picks[layers.layer] || 0) + 1},
    peak: Math.max(peak, ...layers.divergences),
  };
}

export class LayerMap {
  layers: number[] = []; // the rows of the map, the highest layer first
  end = 0; // of the scale, in nats: a round number of bits that no divergence passes
  private readonly along = new Along<Sums>({picks: {}, peak: 0}, withLayers);
  private readonly image = document.createElement('canvas');
  private readonly pixels = this.image.getContext('2d', {willReadFrequently: true});
  private painted = {look: '', steps: [] as Step[]}; // what the image shows

  get steps(): Step[] {
    return this.along.steps;
  }

  get picks(): Record<number, number> {
    return this.along.total.picks;
  }

  get span(): number {
    return Math.max(SHORTEST, this.steps.length);
  }

  follow(last: Step): void {
    this.along.follow(last);
    const first = this.steps.find((step) => step.layers)?.layers;
    this.layers = [...(first?.candidate_layers ?? [])].sort((a, b) => b - a);
    this.end = (ENDS.find((bits) => this.along.total.peak <= bits * Math.LN2) ?? Infinity) * Math.LN2;
  }

  paint({pen, width, height, colour}: Easel): void {
    const names = Array.from({length: LEVELS}, (_, level) => `--gp-heat-${level}`);
    const colours = [...names, '--gp-text'].map(colour);
    const look = String([this.layers, this.end, colours]);
    if (look !== this.painted.look) this.painted = {look, steps: []};
    this.grow();
    this.steps.forEach((step, i) => {
      if (this.painted.steps[i] !== step) this.paintStep(step, colours);
    });
    this.painted.steps = [...this.steps];
    const columns = this.steps.length; // what lies beyond may be left of another text
    pen.imageSmoothingEnabled = false;
    pen.drawImage(this.image, 0, 0, columns, this.image.height, 0, 0, (width * columns) / this.span, height);
  }

  private grow(): void {
    const {image, pixels} = this;
    const height = this.layers.length * CELL;
    if (image.width >= this.steps.length && image.height === height) return;
    const old = image.height === height ? pixels?.getImageData(0, 0, image.width, image.height) : null;
    image.width = Math.max(64, 2 ** Math.ceil(Math.log2(this.steps.length))); // which clears it
    image.height = height;
    if (old) pixels?.putImageData(old, 0, 0);
    else this.painted.steps = [];
  }

  private paintStep({index, layers}: Step, colours: string[]): void {
    const strip = new ImageData(1, this.layers.length * CELL);
    this.layers.forEach((layer, row) => {
      const place = layers?.candidate_layers.indexOf(layer) ?? -1;
      if (!layers || place < 0) return;
      const shade = bytesOfColour(colours[this.levelOf(layers.divergences[place])]);
      const band = layer === layers.layer ? bytesOfColour(colours[LEVELS]) : shade;
      for (let y = 0; y < CELL - 1; y++) strip.data.set(y === 2 ? band : shade, (row * CELL + y) * 4);
    });
    this.pixels?.putImageData(strip, index, 0);
  }

  // Small divergences are the common ones: the scale goes with the square root.
  private levelOf(divergence: number): number {
    return Math.round(Math.sqrt(Math.max(0, Math.min(1, divergence / this.end))) * (LEVELS - 1));
  }
}
