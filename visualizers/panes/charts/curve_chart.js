// The chart of one curve along a text, at the token numbers from 1, the prompt's tokens at those up to 0. The figures of
// visualizers/figures/curves.py have the same points.

import {quoted} from '../core/text.js';
import {t} from '../core/texts.js';
import {finite} from '../core/values.js';
import {AXES, WATCHED} from './curves.js';
import {axisOf, chartOf} from './look.js';

/** @import {Step} from '../core/types.d.ts' */
/** @typedef {{name: string, term: string, role: string, dash: string, tip: string, value: (step: Step) => number | null, sum?: boolean}} Series */

const DASHES = {solid: 'none', dash: '7 4', dot: '2 4', dashdot: '10 4 2 4', longdash: '14 5'};

const LOW = 720; // pixels: a laptop's window, in which the whole chart is still to be in sight
const NARROW = 600; // pixels: a phone's window, in which Plotly's buttons take the place above the chart
const LEAST = 8 * Math.LN2; // nats: the darkest shade of the text
const CORNER = {xref: 'x', yref: 'paper', y: 1, xanchor: 'left', showarrow: false, bgcolor: 'var(--gp-surface)', font: {color: 'var(--gp-muted)', size: 12}};

/** @type {(dash: string) => string} how a dash of Plotly's is written in SVG */
export const dashOf = (dash) => DASHES[dash] ?? dash.replaceAll('px', '').replaceAll(',', ' ');

// The series of a curve; of looked-up tokens one each, the last of them where there are more than can be told apart.
/** @type {(curve: any, watched: Map<number, string>) => Series[]} */
export function seriesOf({series, of}, watched) {
  return series || [...watched].slice(-WATCHED.length).map(([id, text], i) => ({
    ...WATCHED[i],
    name: text,
    term: 'probability',
    tip: t('The looked-up token {token}, id {id}.', {token: quoted(text), id}),
    value: (step) => {
      const found = (step.watched || []).find(({token_id: other}) => other === id);
      return found ? of(found) : null;
    },
  }));
}

/**
 * The chart of `steps` after those of the `prompt`; `factor` turns nats into `unit`.
 * @param {{curve: any, series: Series[], steps: Step[], prompt: Step[], current: Step | null, unit: string, factor: number}} of
 */
export function curveChart({curve, series, steps, prompt, current, unit, factor}) {
  const kind = AXES[curve.axis];
  const before = prompt.length;
  const place = (step) => step.index + 1 - (step.isPrompt ? before + 1 : 0);
  const scale = kind.unit ? factor : 1;
  const line = (one, list, isPrompt) => ({
    type: 'scatter', mode: list.length > 400 ? 'lines' : 'lines+markers', name: one.name, connectgaps: false, hoverinfo: 'text',
    x: list.map(place), ...pointsOf(one, list, scale, kind, unit),
    line: {color: `var(--gp-${one.role})`, width: 2, dash: one.dash}, marker: {color: `var(--gp-${one.role})`, size: 4}, opacity: isPrompt ? 0.75 : 1,
  });
  const [promptLines, textLines] = [before ? series.map((one) => line(one, prompt, true)) : [], series.map((one) => line(one, steps, false))];
  const lines = series.flatMap((_, i) => [...(before ? [promptLines[i]] : []), textLines[i]]);
  const end = Math.max(10, steps.length);
  const x = axisOf(t('token'), {range: [before ? 0.5 - before : 0.5, end + 0.5], showgrid: false});
  const hidden = kind === AXES.information ? beyond(highestOf(promptLines), highestOf(textLines), LEAST * factor) : null;
  const y = axisOf(kind.unit ? t(unit) : kind.title(), hidden ? {range: [0, hidden.end]} : kind.look);
  const isNarrow = innerWidth < NARROW;
  const annotations = hidden ? [{...CORNER, yanchor: isNarrow ? 'top' : 'bottom', x: 0.5 - before, text: t('prompt: up to {value}', {value: `${kind.write(hidden.highest)} ${t(unit)}`})}] : [];
  const about = {label: t('{curve} along the text', {curve: curve.name}), layout: {height: isNarrow || innerHeight < LOW ? 200 : 260, hovermode: 'x', margin: {l: 52, r: 12, t: hidden ? 26 : 12, b: 40}, shapes: shapesOf(before, current && place(current)), annotations}};
  return chartOf(about.label, lines, x, y, about.layout);
}

// A prompt's first tokens may surprise a model ten times as much as anything that it writes. Then the text has the scale,
// or as much as the shades of the text have, and the chart says how high the prompt goes: {end, highest}, else null.
/** @type {(prompt: number, text: number, least: number) => {end: number, highest: number} | null} */
function beyond(prompt, text, least) {
  const end = Math.max(text * 1.08, least);
  return text && prompt > 1.5 * end ? {end, highest: prompt} : null;
}

const highestOf = (lines) => lines.reduce((all, {y}) => y.reduce((most, value) => Math.max(most, value ?? 0), all), 0);

// {y, text}: the values of a series; what is added up ends with the first that is minus infinity.
function pointsOf(one, list, scale, kind, unit) {
  let total = 0;
  const y = list.map((step) => {
    const value = finite(one.value(step));
    if (!one.sum) return value === null ? null : value * scale;
    total = total === null || value === null ? null : total + value;
    return total === null ? null : total * scale;
  });
  const text = y.map((value, i) => (value === null ? '' : t('{token} {series}: {value}', {token: quoted(list[i].chosen.text), series: one.name, value: `${kind.write(value)}${kind.unit ? ` ${t(unit)}` : ''}`})));
  return {y, text};
}

// The prompt's background, and the place of the current token.
function shapesOf(before, here) {
  const upright = {type: 'line', yref: 'paper', y0: 0, y1: 1};
  const shaded = {type: 'rect', xref: 'x', x0: 0.5 - before, x1: 0.5, yref: 'paper', y0: 0, y1: 1, fillcolor: 'var(--gp-raised)', line: {width: 0}, layer: 'below'};
  return [
    ...(before ? [shaded, {...upright, x0: 0.5, x1: 0.5, line: {color: 'var(--gp-muted)', width: 1, dash: 'dot'}}] : []),
    ...(here === null ? [] : [{...upright, x0: here, x1: here, line: {color: 'var(--gp-chosen)', width: 1.5}}]),
  ];
}
