// The chart of one curve along a text, at the token numbers from 1, the prompt's tokens at those up to 0: what is drawn, not
// how (curve_picture.js). The figures of visualizers/figures/curves.py have the same points.

import {quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {finite} from '../core/values.ts';
import {AXES, WATCHED} from './curves.js';

/** @import {Step} from '../core/types.ts' */
/** @typedef {{name: string, term: string, role: string, dash: string, tip: string, value: (step: Step) => number | null, sum?: boolean}} Series */
/** @typedef {{name: string, role: string, dash: string, isPrompt: boolean, x: number[], y: (number | null)[], words: (i: number) => string}} Line */
/**
 * `before` is the number of prompt tokens; `here` the place of the current token; `note` what stands above the prompt.
 * @typedef {{label: string, lines: Line[], before: number, here: number | null, note: string, x: {title: string, range: number[]}, y: {title: string, kind: any, range: number[] | null}}} CurveChart
 */

const DASHES = {solid: 'none', dash: '7 4', dot: '2 4', dashdot: '10 4 2 4', longdash: '14 5'};
const LEAST = 8 * Math.LN2; // nats: the darkest shade of the text

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
 * @returns {CurveChart}
 */
export function curveChart({curve, series, steps, prompt, current, unit, factor}) {
  const kind = AXES[curve.axis];
  const before = prompt.length;
  const place = (step) => step.index + 1 - (step.isPrompt ? before + 1 : 0);
  const scale = kind.unit ? factor : 1;
  const line = (one, list, isPrompt) => {
    const y = valuesOf(one, list, scale);
    const words = (i) => t('{token} {series}: {value}', {token: quoted(list[i].chosen.text), series: one.name, value: `${kind.write(y[i])}${kind.unit ? ` ${t(unit)}` : ''}`});
    return {name: one.name, role: one.role, dash: one.dash, isPrompt, x: list.map(place), y, words};
  };
  const [promptLines, textLines] = [before ? series.map((one) => line(one, prompt, true)) : [], series.map((one) => line(one, steps, false))];
  const hidden = kind === AXES.information ? beyond(highestOf(promptLines), highestOf(textLines), LEAST * factor) : null;
  return {
    label: t('{curve} along the text', {curve: curve.name}),
    lines: series.flatMap((_, i) => [...(before ? [promptLines[i]] : []), textLines[i]]),
    before,
    here: current && place(current),
    note: hidden ? t('prompt: up to {value}', {value: `${kind.write(hidden.highest)} ${t(unit)}`}) : '',
    x: {title: t('token'), range: [0.5 - before, Math.max(10, steps.length) + 0.5]},
    y: {title: kind.unit ? t(unit) : kind.title(), kind, range: hidden ? [0, hidden.end] : null},
  };
}

// A prompt's first tokens may surprise a model ten times as much as anything that it writes. Then the text has the scale,
// or as much as the shades of the text have, and the chart says how high the prompt goes: {end, highest}, else null.
/** @type {(prompt: number, text: number, least: number) => {end: number, highest: number} | null} */
function beyond(prompt, text, least) {
  const end = Math.max(text * 1.08, least);
  return text && prompt > 1.5 * end ? {end, highest: prompt} : null;
}

const highestOf = (lines) => lines.reduce((all, {y}) => y.reduce((most, value) => Math.max(most, value ?? 0), all), 0);

// The values of a series; what is added up ends with the first that is minus infinity.
function valuesOf(one, list, scale) {
  let total = 0;
  return list.map((step) => {
    const value = finite(one.value(step));
    if (!one.sum) return value === null ? null : value * scale;
    total = total === null || value === null ? null : total + value;
    return total === null ? null : total * scale;
  });
}
