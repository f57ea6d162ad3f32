// The small map of a canvas: a column for each place, a row for each step, shaded as the text is; a dot where the sampler
// accepted the place.

import {shadeOf} from '../core/shades.ts';
import type {CanvasStep} from '../core/types.ts';
import {type Easel, HeatBox, cellUnder} from '../widgets/heat_box.tsx';
import {type CanvasMoment, type CanvasShade, numbersOfPlace} from './canvas_state.ts';

const ROW = 14; // pixels, at most
const HEIGHT = 200;

interface MapProps {
  moment: CanvasMoment;
  place: number | null; // that is looked at
  shade: CanvasShade;
  pick: (step: CanvasStep, place: number) => void;
}

export function CanvasMap({moment: {canvas: steps, step: here}, place, shade, pick}: MapProps) {
  const places = here.places.length;
  const press = (event: MouseEvent) => {
    const {column, row} = cellUnder(event, places, steps.length);
    pick(steps[row], column);
  };
  const paint = (easel: Easel) => paintSteps(easel, steps, shade);
  const share = (part: number, all: number) => `${(part / all) * 100}%`;
  const row = {top: share(here.step, steps.length), height: share(1, steps.length)};
  return (
    <div
      class="gp-canvas-map"
      aria-hidden="true"
      style={{height: `${Math.max(24, Math.min(HEIGHT, ROW * steps.length))}px`}}
      onClick={press}
    >
      <HeatBox paint={paint} />
      <i class="gp-map-row" style={row} />
      {place !== null && <i class="gp-map-column" style={{left: share(place, places), width: share(1, places)}} />}
    </div>
  );
}

function paintSteps({pen, width, height, colour}: Easel, steps: CanvasStep[], shade: CanvasShade): void {
  const [wide, high] = [width / steps[0].places.length, height / steps.length];
  const radius = Math.max(0.75, Math.min(wide, high, 8 * devicePixelRatio) * 0.2);
  const colours = new Map<string, string>(); // by their names
  const ink = colour('--gp-text');
  steps.forEach(({places}, y) =>
    places.forEach((place, x) => {
      const name = shadeOf(shade, numbersOfPlace(place));
      const known = colours.get(name) ?? colour(name);
      colours.set(name, known);
      pen.fillStyle = known;
      pen.fillRect(Math.floor(x * wide), Math.floor(y * high), Math.ceil(wide), Math.ceil(high));
      if (!place.accepted) return;
      pen.fillStyle = ink;
      pen.beginPath();
      pen.arc((x + 0.5) * wide, (y + 0.5) * high, radius, 0, 2 * Math.PI);
      pen.fill();
    }),
  );
}
