// Curves over the steps: requests in a step and waiting, tokens a step, free blocks, and where a request starved. Ways lie upon
// one another with a dash of their own; the tokens are those of the way that is looked at.

import {fit} from '../core/dom_patch.ts';
import {make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {lineMark, pathMark, pixel} from '../charts/marks.ts';
import {axisMarks, plotIn, ticksWithin} from '../charts/plot.ts';
import {wayLetter} from './serving_words.js';

/** @import {ServingState} from './serving_state.js' */

const HEIGHT = 132;

const CURVES = () => [
  {name: 'requests', title: t('Requests in a step'), value: ({inStep}) => inStep, of: () => true},
  {name: 'waiting', title: t('Requests in the queue'), value: ({waiting}) => waiting.length, of: () => true},
  {name: 'tokens', title: t('Tokens a step'), value: tokensOf, of: () => true},
  {name: 'free', title: t('Empty blocks'), value: ({free}) => free, of: ({settings}) => Boolean(settings.blocks)},
];

const tokensOf = ({prefill, decode, padding}) => prefill + decode + padding;

/** @type {(box: HTMLElement, state: ServingState, onPick: (step: number) => void) => void} */
export function drawCurves(box, state, onPick) {
  const curves = CURVES().filter(({of}) => state.ways.some(of));
  const all = fit(box, curves.length, () => newPlot(state, onPick));
  curves.forEach((curve, i) => drawCurve(all[i], state, curve));
}

function newPlot(state, onPick) {
  const plot = make('figure', 'gp-serving-curve');
  plot.append(make('figcaption'), make('div'));
  plot.lastChild.addEventListener('click', (event) => {
    const {left, right, width} = plot.dataset;
    const box = plot.lastElementChild.getBoundingClientRect();
    const share = (/** @type {MouseEvent} */ (event).clientX - box.left - Number(left)) / (Number(width) - Number(left) - Number(right));
    onPick(Math.max(0, Math.min(state.length - 1, Math.floor(share * state.length))));
  });
  return plot;
}

function drawCurve(figure, state, {name, title, value, of}) {
  const [caption, box] = figure.children;
  const ways = state.ways.map((way, i) => ({way, i})).filter(({way}) => of(way));
  const isTokens = name === 'tokens';
  const budget = isTokens ? state.served.settings.token_budget : undefined;
  const most = Math.max(1, ...(isTokens ? [state.served] : ways.map(({way}) => way)).flatMap(({sums}) => sums.map(value)));
  // a budget far above all steps would flatten them: its line is then left out, and its words stay
  const isNear = budget !== undefined && budget <= most * 3;
  const high = isNear ? Math.max(most, budget) : most;
  say(caption, captionOf(state, title, ways, isTokens, budget));
  const plot = plotIn(box, {height: HEIGHT, x: [0, Math.max(1, state.length)], y: [0, high * 1.08], left: 36, right: 8, top: 10, bottom: 34});
  Object.assign(figure.dataset, {left: plot.left, right: plot.right, width: plot.width});
  const xTicks = ticksWithin(1, state.length, plot.inner / 70).filter(Number.isInteger).map((step) => [step - 0.5, String(step)]);
  const marks = [axisMarks(plot, {xTicks, yTicks: ticksWithin(0, high, 3).filter(Number.isInteger), xTitle: t('step'), yTitle: ''})];
  if (isTokens) marks.push(stackMarks(plot, state.served.sums));
  else marks.push(ways.map(({way, i}) => pathMark(`gp-curve-line gp-way-${i}`, stairs(plot, way.sums.map(value)))));
  if (isNear) marks.push([lineMark('gp-curve-budget', plot.left, plot.y(budget), plot.width - plot.right, plot.y(budget))]);
  if (name === 'free') marks.push(starvedMarks(plot, state.served.sums));
  const x = plot.x(state.step + 0.5);
  marks.push([lineMark('gp-curve-here', x, plot.top, x, plot.height - plot.bottom)]);
  plot.draw(summary(title, isTokens ? [{way: state.served, i: state.way}] : ways, value, state), marks);
}

function captionOf(state, title, ways, isTokens, budget) {
  if (!isTokens) return title;
  const own = state.ways.length > 1 ? `${title}, ${wayLetter(state.way)}` : title;
  return budget === undefined ? own : `${own} (${t('budget {budget}', {budget})})`;
}

// The curve in words: how high it is in each way, and where the person looks.
function summary(title, ways, value, state) {
  const told = ways.map(({way, i}) => {
    const values = way.sums.map(value);
    const here = values[state.stepOf(i)] ?? 0;
    return t('{way}: at most {most}, {here} at step {step}', {way: wayLetter(i), most: Math.max(0, ...values), here, step: state.stepOf(i) + 1});
  });
  return `${title}. ${told.join('. ')}.`;
}

// A line that stays level within each step.
const stairs = (plot, values) => values.flatMap((value, step) => [[plot.x(step), plot.y(value ?? 0)], [plot.x(step + 1), plot.y(value ?? 0)]]);

// The tokens of each step, one kind upon another.
/** @returns {import('../charts/marks.ts').Mark[]} */
function stackMarks(plot, sums) {
  /** @type {[string, (sum: any) => number][]} */
  const kinds = [['decode', ({decode}) => decode], ['prefill', ({prefill, again}) => prefill - again], ['again', ({again}) => again], ['padding', ({padding}) => padding]];
  const below = sums.map(() => 0);
  return kinds.map(([name, of]) => {
    const tops = sums.map((sum, i) => below[i] + of(sum));
    const d = sums.map((_, i) => (tops[i] > below[i] ? `M${pixel(plot.x(i))} ${pixel(plot.y(below[i]))}V${pixel(plot.y(tops[i]))}H${pixel(plot.x(i + 1))}V${pixel(plot.y(below[i]))}Z` : '')).join('') || 'M0 0';
    tops.forEach((top, i) => { below[i] = top; });
    return ['path', `gp-stack-${name}`, {d}, []];
  });
}

/** @returns {import('../charts/marks.ts').Mark[]} */
function starvedMarks(plot, sums) {
  const floor = plot.height - plot.bottom;
  return sums.flatMap(({starved}, step) => (starved.length ? [lineMark('gp-curve-starved', plot.x(step + 0.5), floor - 7, plot.x(step + 0.5), floor)] : []));
}
