// Where the values of a curve stand in its picture: the scales, which a person can zoom, and the values of the grid.

import {type Scale, scaleLinear, scaleLog} from 'd3-scale';
import {notation} from '../core/notation.ts';
import {count} from '../core/text.ts';
import type {CurveChart, CurveLine} from './curve_chart.ts';
import type {AxisKind} from './curves.ts';

/** The ends of something along an axis. */
export type Ends = [number, number];

/** The ranges that a person chose; null: all that there is. */
export interface Zoom {
  x: Ends | null;
  y: Ends | null;
}

export const WHOLE: Zoom = {x: null, y: null};

/** `x` and `y` turn values into pixels; the first line of the picture is at `top`. */
export interface CurvePlace {
  x: Scale;
  y: Scale;
  width: number;
  height: number;
  top: number;
}

const LOW = 720; // pixels: a laptop's window, in which the whole chart is still to be in sight
const NARROW = 600; // pixels: a phone's window, in which the buttons take the place above the chart
export const [LEFT, RIGHT, BOTTOM] = [52, 12, 40]; // margins

export const isNarrow = () => innerWidth < NARROW;

export function placeOf({lines, note, x, y}: CurveChart, zoom: Zoom, room: number, isAlone: boolean): CurvePlace {
  const width = Math.max(240, room);
  const least = isNarrow() || innerHeight < LOW ? 200 : 260;
  const height = isAlone ? Math.max(least, Math.round(innerHeight * 0.6)) : least;
  const top = note ? 26 : 12;
  const scale = y.kind.log ? scaleLog() : scaleLinear();
  return {
    width,
    height,
    top,
    x: scaleLinear(zoom.x ?? x.range, [LEFT, width - RIGHT]),
    y: scale.domain(zoom.y ?? y.range ?? domainOf(lines, y.kind)).range([height - BOTTOM, top]),
  };
}

// The values that an axis has, with a little room.
function domainOf(lines: CurveLine[], {log, fromZero, reversed}: AxisKind): Ends {
  const all = lines.flatMap(({y}) => y).filter((value) => value !== null);
  if (!all.length) return log ? (reversed ? [10, 1] : [1, 10]) : [0, 1];
  const [low, high] = all.reduce<Ends>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  if (log) {
    const room = low === high ? 3 : (high / low) ** 0.06;
    return reversed ? [high * room, low / room] : [low / room, high * room];
  }
  if (fromZero) return [0, high * 1.05 || 1];
  const room = (high - low) * 0.06 || 1;
  return [low - room, high + room];
}

/** The values of the upright axis, each with its words: powers of ten where it is logarithmic. */
export function ticksOf({y, height}: CurvePlace, {log, share}: AxisKind): [value: number, words: string][] {
  if (log) {
    const powers = y.ticks().filter((value) => Math.abs(Math.log10(value) - Math.round(Math.log10(value))) < 1e-9);
    return powers.map((value) => [value, value < 1 ? String(value) : count(value)]);
  }
  const about = Math.max(3, Math.floor(height / 55));
  const words = y.tickFormat(about, share ? '~%' : undefined);
  return y.ticks(about).map((value) => [value, notation(words(value))]);
}

// ---------------------------------------------------------------------------------------------------- zooming

/** Both axes around their middle, `share` of what they show now. */
export function scaled({x, y}: CurvePlace, share: number): Zoom {
  const ends = (scale: Scale): Ends => {
    const [start, end] = scale.range();
    const margin = ((1 - share) / 2) * (end - start);
    return [scale.invert(start + margin), scale.invert(end - margin)];
  };
  return {x: ends(x), y: ends(y)};
}

/** What a scale shows when it is moved by so many pixels. */
export const moved = (scale: Scale, by: number): Ends => {
  const [start, end] = scale.range();
  return [scale.invert(start + by), scale.invert(end + by)];
};

/** A part of the picture, in pixels, that a drag encloses: along one axis alone where the drag is. */
export interface Enclosed {
  x: Ends;
  y: Ends;
}

export function enclosed(from: {x: number; y: number}, to: {x: number; y: number}, place: CurvePlace): Enclosed {
  const [wide, tall] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const sorted = (a: number, b: number): Ends => [Math.min(a, b), Math.max(a, b)];
  return {
    x: tall > 2 * wide && wide < 20 ? [LEFT, place.width - RIGHT] : sorted(from.x, to.x),
    y: wide > 2 * tall || tall < 20 ? [place.top, place.height - BOTTOM] : sorted(from.y, to.y),
  };
}

/** What to show so that this part fills the picture; `zoom` is what is shown now. */
export function zoomed({x, y}: Enclosed, place: CurvePlace, zoom: Zoom): Zoom {
  const isWhole = y[0] === place.top && y[1] === place.height - BOTTOM;
  return {
    x: [place.x.invert(x[0]), place.x.invert(x[1])],
    y: isWhole ? zoom.y : [place.y.invert(y[1]), place.y.invert(y[0])],
  };
}
