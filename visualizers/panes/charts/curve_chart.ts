// The curves along a text, at the token numbers from 1, the prompt's tokens at those up to 0: one curve, or strips one below
// the other. What is drawn, not how (curve_picture.js). The figures of visualizers/figures/curves.py have the same points.

import {quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {wordOf} from '../draws/draw_words.ts';
import type {Step, Unit} from '../core/types.ts';
import {finite} from '../core/values.ts';
import {AXES, type AxisKind, type Curve, type Series, type Strip, WATCHED} from './curves.ts';

/** A series as it is drawn; `words` tells its point number `i`. */
export interface CurveLine {
  name: string;
  role: string;
  dash: string;
  isPrompt: boolean;
  x: number[];
  y: (number | null)[];
  words: (i: number) => string;
}

/** Curves on one upright axis. */
export interface CurveStrip {
  series: Series[];
  lines: CurveLine[];
  answer: string; // where the first is highest
  note: string; // what stands above the prompt
  y: {title: string; kind: AxisKind; range: [number, number] | null};
}

export interface CurveChart {
  label: string;
  hasStrips: boolean; // rather than one curve, which has the whole height
  strips: CurveStrip[];
  before: number; // how many prompt tokens there are
  here: number | null; // the place of the current token
  tokens: string[]; // the texts, from the prompt's first token on
  x: {title: string; range: [number, number]};
}

const DASHES: Record<string, string | undefined> = {
  solid: 'none',
  dash: '7 4',
  dot: '2 4',
  dashdot: '10 4 2 4',
  longdash: '14 5',
};
const LEAST = 8 * Math.LN2; // nats: the darkest shade of the text

/** How a dash of Plotly's is written in SVG. */
export const dashOf = (dash: string): string => DASHES[dash] ?? dash.replaceAll('px', '').replaceAll(',', ' ');

// The series of a curve; of looked-up tokens one each, the last of them where there are more than can be told apart.
export function seriesOf({series, of = () => null}: Curve, watched: Map<number, string>): Series[] {
  if (series) return series;
  return [...watched].slice(-WATCHED.length).map(([id, text], i) => ({
    ...WATCHED[i],
    name: text,
    term: 'probability',
    tip: t('The looked-up token {token}, id {id}.', {token: quoted(text), id}),
    value: ({watched: found = []}) => {
      const candidate = found.find(({token_id: other}) => other === id);
      return candidate ? of(candidate) : null;
    },
  }));
}

interface CurveFacts {
  name: string;
  hasStrips: boolean;
  strips: Strip[];
  steps: Step[];
  prompt: Step[]; // which come before them
  current: Step | null;
  unit: Unit;
  factor: number; // turns nats into it
}

export function curveChart({name, hasStrips, strips, steps, prompt, current, unit, factor}: CurveFacts): CurveChart {
  const before = prompt.length;
  const place = (step: Step) => step.index + 1 - (step.isPrompt ? before + 1 : 0);
  const stripOf = ({axis, series}: Strip): CurveStrip => {
    const kind = AXES[axis];
    const written = (value: number) => `${kind.write(value)}${kind.unit ? ` ${t(unit)}` : ''}`;
    const line = (one: Series, list: Step[], isPrompt: boolean): CurveLine => {
      const y = valuesOf(one, list, kind.unit ? factor : 1);
      const words = (i: number) =>
        t('{token} {series}: {value}', {
          token: quoted(list[i].chosen.text),
          series: one.name,
          value: written(y[i] ?? 0),
        });
      return {name: one.name, role: one.role, dash: one.dash, isPrompt, x: list.map(place), y, words};
    };
    const promptLines = before ? series.map((one) => line(one, prompt, true)) : [];
    const textLines = series.map((one) => line(one, steps, false));
    const hidden =
      kind === AXES.information ? beyond(highestOf(promptLines), highestOf(textLines), LEAST * factor) : null;
    return {
      series,
      lines: series.flatMap((_, i) => [...(before ? [promptLines[i]] : []), textLines[i]]),
      answer:
        hasStrips && (kind.fromZero || kind.log) && series.length && !kind.share
          ? highest(textLines[0], steps, written)
          : '',
      note: hidden ? t('prompt: up to {value}', {value: written(hidden.highest)}) : '',
      y: {title: kind.title?.() ?? t(unit), kind, range: hidden ? [0, hidden.end] : null},
    };
  };
  const drawn = strips.map(stripOf);
  const isThere = ({lines}: CurveStrip) => lines.some(({y}) => y.some((value) => value !== null));
  return {
    label: t('{curve} along the text', {curve: name}),
    hasStrips,
    strips: hasStrips && drawn.some(isThere) ? drawn.filter(isThere) : drawn,
    before,
    here: current && place(current),
    tokens: [...prompt, ...steps].map(({chosen}) => chosen.text),
    x: {title: t('token'), range: [0.5 - before, Math.max(10, steps.length) + 0.5]},
  };
}

// Where a curve of the text is highest.
function highest({y}: CurveLine, steps: Step[], written: (value: number) => string): string {
  const top = placeOfMost(y);
  const value = y[top] ?? null;
  return value === null
    ? ''
    : t('highest at {token}: {value}', {token: wordOf(steps[top].chosen.text), value: written(value)});
}

/** The first place of the largest value; -1 where there is none. */
export const placeOfMost = (values: (number | null)[]): number =>
  values.reduce<number>((most, value, i) => (value !== null && value > (values[most] ?? -Infinity) ? i : most), -1);

// A prompt's first tokens may surprise a model ten times as much as anything that it writes. Then the text has the scale,
// or as much as the shades of the text have, and the chart says how high the prompt goes; else null.
function beyond(prompt: number, text: number, least: number): {end: number; highest: number} | null {
  const end = Math.max(text * 1.08, least);
  return text && prompt > 1.5 * end ? {end, highest: prompt} : null;
}

const highestOf = (lines: CurveLine[]): number =>
  lines.reduce((all, {y}) => y.reduce<number>((most, value) => Math.max(most, value ?? 0), all), 0);

// The values of a series; what is added up ends with the first that is minus infinity.
function valuesOf(one: Series, list: Step[], scale: number): (number | null)[] {
  let total: number | null = 0;
  return list.map((step) => {
    const value = finite(one.value(step));
    if (one.sum) total = total === null || value === null ? null : total + value;
    const shown = one.sum ? total : value;
    return shown === null ? null : shown * scale;
  });
}
