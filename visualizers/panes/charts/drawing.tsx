// A drawing with two axes of numbers, as wide as its box: where a value stands, its ticks, its grid, and what is drawn on it.

import type {ComponentChildren} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';

/** The ends of both axes, and the margins around them, in pixels. */
export interface Frame {
  height: number;
  x: [number, number];
  y: [number, number];
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

/** A place to draw in; `x` and `y` turn a value into a pixel. */
export interface Plot extends Required<Omit<Frame, 'x' | 'y'>> {
  width: number;
  inner: number; // between the margins
  x: (value: number) => number;
  y: (value: number) => number;
}

const NARROWEST = 240;

function plotOf({height, x, y, left = 46, right = 18, top = 14, bottom = 38}: Frame, room: number): Plot {
  const width = Math.max(NARROWEST, room);
  const share = (value: number, [low, high]: [number, number]) => (value - low) / (high - low || 1);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    inner: width - left - right,
    x: (value) => left + share(value, x) * (width - left - right),
    y: (value) => height - bottom - share(value, y) * (height - top - bottom),
  };
}

interface DrawingProps {
  frame: Frame;
  label: string;
  class?: string;
  onClick?: (event: MouseEvent, plot: Plot) => void;
  children: (plot: Plot) => ComponentChildren;
}

export function Drawing({frame, label, class: names, onClick, children}: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => setRoom(node.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(node);
    return () => sizes.disconnect();
  }, []);
  const plot = plotOf(frame, room);
  return (
    <div class={names} ref={box} onClick={(event) => onClick?.(event, plot)}>
      <svg
        class="gp-drawing"
        role="group"
        aria-label={label}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        style={{height: `${plot.height}px`}}
      >
        {children(plot)}
      </svg>
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- ticks

// Round numbers from `low` to `high`, about so many of them; the ends are covered.
export function roundTicks(low: number, high: number, about: number): number[] {
  const rough = (high - low) / Math.max(1, about) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * 0.8) ?? 10);
  const ticks: number[] = [];
  for (let i = Math.floor(low / step + 1e-9); i <= Math.ceil(high / step - 1e-9); i++)
    ticks.push(Number((i * step).toPrecision(12)));
  return ticks;
}

// The same without those beyond the ends.
export const ticksWithin = (low: number, high: number, about: number): number[] =>
  roundTicks(low, high, about).filter((tick) => tick >= low && tick <= high);

/** A value of an axis and its words. */
export type Tick = [value: number, words: string];

interface AxesProps {
  plot: Plot;
  x: Tick[];
  y: Tick[];
  xTitle: string;
  yTitle?: string;
}

// The lines and the words of both axes.
export function Axes({plot, x, y, xTitle, yTitle}: AxesProps) {
  const [floor, end] = [plot.height - plot.bottom, plot.width - plot.right];
  return (
    <>
      {y.map(([value, words]) => (
        <g key={`y ${value}`}>
          <Line class="gp-guide" from={[plot.left, plot.y(value)]} to={[end, plot.y(value)]} />
          <Words at={[plot.left - 7, plot.y(value) + 4]} anchor="end">
            {words}
          </Words>
        </g>
      ))}
      {x.map(([value, words]) => (
        <g key={`x ${value}`}>
          <Line class="gp-guide" from={[plot.x(value), floor]} to={[plot.x(value), floor + 4]} />
          <Words at={[plot.x(value), floor + 17]}>{words}</Words>
        </g>
      ))}
      <Words class="gp-axis" at={[(plot.left + end) / 2, plot.height - 4]}>
        {xTitle}
      </Words>
      {yTitle && (
        <Words class="gp-axis" at={[2, plot.top - 16]} anchor="start">
          {yTitle}
        </Words>
      )}
    </>
  );
}

// ---------------------------------------------------------------------------------------------------- what is drawn

type Pixels = [x: number, y: number];

export const pixel = (value: number): number => Math.round(value * 10) / 10;

export const diamond = (x: number, y: number, r: number): string =>
  `M${pixel(x)} ${pixel(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;

export function Line({class: names, from, to}: {class: string; from: Pixels; to: Pixels}) {
  return <line class={names} x1={pixel(from[0])} y1={pixel(from[1])} x2={pixel(to[0])} y2={pixel(to[1])} />;
}

export function Path({class: names, points}: {class: string; points: Pixels[]}) {
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${pixel(x)} ${pixel(y)}`).join('');
  return <path class={names} d={d || 'M0 0'} />;
}

interface WordsProps {
  at: Pixels;
  anchor?: 'start' | 'middle' | 'end';
  class?: string;
  children: ComponentChildren;
}

export function Words({at, anchor = 'middle', class: names, children}: WordsProps) {
  return (
    <text class={names} x={pixel(at[0])} y={pixel(at[1])} text-anchor={anchor}>
      {children}
    </text>
  );
}

/** What the pointer and the keyboard can reach, and what says what it is. */
export function Told({class: names, words, children}: {class?: string; words: string; children: ComponentChildren}) {
  return (
    <g class={names} tabIndex={0} role="img" data-tip={words} aria-label={words}>
      {children}
    </g>
  );
}
