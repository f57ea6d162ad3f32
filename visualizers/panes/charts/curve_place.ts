// Where the values of a curve stand in its picture: the scales, which a person can zoom, and the values of the grid.

import {type Scale, scaleLinear, scaleLog} from 'd3-scale';
import {notation} from '../core/notation.ts';
import {count} from '../core/text.ts';
import type {CurveChart, CurveLine, CurveStrip} from './curve_chart.ts';
import type {AxisKind} from './curves.ts';

/** The ends of something along an axis. */
export type Ends = [number, number];

/** The ranges that a person chose; null: all that there is. */
export interface Zoom {
  x: Ends | null;
  y: Ends | null;
}

export const WHOLE: Zoom = {x: null, y: null};

/** Where a strip is: the scale of its values, and its ends. */
export interface StripPlace {
  y: Scale;
  top: number;
  floor: number;
}

/** How the words of the text are below the strips: level, slanted or upright, in as much room; null where it has none. */
export interface WordsLook {
  angle: number;
  room: number;
  most: number; // characters of a word
}

/** `x` turns the number of a token into a pixel. */
export interface CurvePlace {
  x: Scale;
  width: number;
  height: number;
  strips: StripPlace[];
  words: WordsLook | null;
}

const LOW = 720; // pixels: a laptop's window, in which the whole chart is still to be in sight
const NARROW = 600; // pixels: a phone's window, in which the buttons take the place above the chart
export const [LEFT, RIGHT, BOTTOM] = [52, 12, 40]; // margins

export const isNarrow = () => innerWidth < NARROW;
export const topOf = ({strips}: CurvePlace): number => strips[0].top;
export const floorOf = ({strips}: CurvePlace): number => strips[strips.length - 1].floor;

export function placeOf(chart: CurveChart, zoom: Zoom, room: number, isAlone: boolean): CurvePlace {
  const width = Math.max(240, room);
  const x = scaleLinear(zoom.x ?? chart.x.range, [LEFT, width - RIGHT]);
  const isSmall = isNarrow() || innerHeight < LOW;
  const scaleOf = ({lines, y}: CurveStrip, top: number, floor: number): StripPlace => {
    const scale = y.kind.log ? scaleLog() : scaleLinear();
    const domain = (chart.strips.length === 1 && zoom.y) || y.range || domainOf(lines, y.kind);
    return {y: scale.domain(domain).range([floor, top]), top, floor};
  };
  if (!chart.hasStrips) {
    const least = isSmall ? 200 : 260;
    const height = isAlone ? Math.max(least, Math.round(innerHeight * 0.6)) : least;
    const [strip] = chart.strips;
    return {width, height, x, strips: [scaleOf(strip, strip.note ? 26 : 12, height - BOTTOM)], words: null};
  }
  const words = wordsLook(x(1) - x(0));
  const above = isNarrow() ? 24 : 0; // for the buttons
  const head = headRoom();
  const below = words ? words.room : BOTTOM;
  const alone = (innerHeight * 0.6 - below) / chart.strips.length - head;
  const tall = Math.ceil(Math.max(isSmall ? 46 : 62, isAlone ? alone : 0));
  const strips = chart.strips.map((strip, i) => {
    const top = above + (i + 1) * head + i * tall;
    return scaleOf(strip, top, top + tall);
  });
  return {width, height: floorOf({strips} as CurvePlace) + below, x, strips, words};
}

/** Pixels above a strip: on a phone its name and its answer are one below the other. */
export const headRoom = (): number => (isNarrow() ? 44 : 28);

// `each`: pixels for a token.
function wordsLook(each: number): WordsLook | null {
  if (each >= 72) return {angle: 0, room: 24, most: Math.floor((each - 8) / 7)};
  if (each >= 15) return {angle: -45, room: 70, most: 12};
  return each >= 10.5 ? {angle: -90, room: 84, most: 11} : null;
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

/** The values of an upright axis, each with its words: powers of ten where it is logarithmic. */
export function ticksOf({y, top, floor}: StripPlace, {log, share}: AxisKind): [value: number, words: string][] {
  if (log) {
    const powers = y.ticks().filter((value) => Math.abs(Math.log10(value) - Math.round(Math.log10(value))) < 1e-9);
    return powers.map((value) => [value, value < 1 ? String(value) : count(value)]);
  }
  const about = floor - top < 100 ? 2 : Math.max(3, Math.floor((floor - top) / 42));
  const words = y.tickFormat(about, share ? '~%' : undefined);
  return y.ticks(about).map((value) => [value, notation(words(value))]);
}

// ---------------------------------------------------------------------------------------------------- zooming

/** The axes around their middle, `share` of what they show now: of strips the shared one alone. */
export function scaled({x, strips}: CurvePlace, share: number): Zoom {
  const ends = (scale: Scale): Ends => {
    const [start, end] = scale.range();
    const margin = ((1 - share) / 2) * (end - start);
    return [scale.invert(start + margin), scale.invert(end - margin)];
  };
  return {x: ends(x), y: strips.length > 1 ? null : ends(strips[0].y)};
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
  const isAlongText = place.strips.length > 1 || wide > 2 * tall || tall < 20;
  return {
    x: !isAlongText && tall > 2 * wide && wide < 20 ? [LEFT, place.width - RIGHT] : sorted(from.x, to.x),
    y: isAlongText ? [topOf(place), floorOf(place)] : sorted(from.y, to.y),
  };
}

/** What to show so that this part fills the picture; `zoom` is what is shown now. */
export function zoomed({x, y}: Enclosed, place: CurvePlace, zoom: Zoom): Zoom {
  const [{y: scale}] = place.strips;
  const isWhole = y[0] === topOf(place) && y[1] === floorOf(place);
  return {
    x: [place.x.invert(x[0]), place.x.invert(x[1])],
    y: isWhole ? zoom.y : [scale.invert(y[1]), scale.invert(y[0])],
  };
}
