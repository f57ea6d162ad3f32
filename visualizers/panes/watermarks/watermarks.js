// What the pictures of watermarks share: z and its tail, as playground/watermarks/green_lists.py has them, a text whose tokens show
// whether they are green, and the picture of z over the number of tokens. Knows numbers and tokens, no log.


import {diamond, lineMark, pathMark, pixel, textMark, toldMark} from '../charts/marks.ts';
import {axisMarks, plotIn, ticksWithin} from '../charts/plot.ts';
import {fit, sayAttributes, svg} from '../core/dom_patch.ts';
import {fixed, notation} from '../core/notation.ts';
import {count, make, percent, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipLater, tipOfTerm} from '../core/tips.ts';
import {Rows, inNextRow} from '../core/virtual_rows.ts';
import {appendToken, cutTokens, inkToken} from '../tokens/written_tokens.ts';

// ---------------------------------------------------------------------------------------------------- statistics

// How many standard deviations more of `total` tokens are green than without a watermark. Null where none is scored.
export const greenZ = (green, total, ratio) => (total > 0 ? (green - ratio * total) / Math.sqrt(total * ratio * (1 - ratio)) : null);

// The upper tail of the normal distribution beyond z: the false-positive rate of the threshold z. A series near 0; further
// out, where it would cancel, Laplace's continued fraction.
export function pValue(z) {
  if (z < 0) return 1 - pValue(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 3) {
    let rest = z;
    for (let i = 120; i > 0; i--) rest = z + i / rest;
    return density / rest;
  }
  let [sum, term] = [0, z];
  for (let i = 1; term > 1e-18; i += 2) {
    sum += term;
    term *= (z * z) / (i + 2);
  }
  return 0.5 - density * sum;
}

// Tokens that it takes for z to reach the threshold at this share of green ones; Infinity where it never does.
export const tokensNeeded = (fraction, ratio, threshold) => (fraction > ratio ? (threshold ** 2 * ratio * (1 - ratio)) / (fraction - ratio) ** 2 : Infinity);

// A p-value: "2.3%", and below 0.01% as a power of ten, "3.2 × 10⁻⁹".
export function pWords(p) {
  if (p >= 1e-4) return percent(p);
  if (p < 1e-300) return t('less than {p}', {p: '10⁻³⁰⁰'});
  const [digits, power] = p.toExponential(1).split('e-');
  return `${notation(digits)} × 10⁻${[...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[digit]).join('')}`;
}

// What a threshold means, as a sentence: how often a text without this watermark passes it.
export function thresholdWords(threshold) {
  const p = pValue(threshold);
  if (p > 0.1) return t('{share} of texts without this watermark pass it.', {share: percent(p)});
  const odds = 1 / p;
  if (odds >= 1e9) return t('A share of {p} of texts without this watermark passes it.', {p: pWords(p)});
  return t('One in {odds} texts without this watermark passes it.', {odds: count(Number(odds.toPrecision(odds < 1e4 ? 3 : 2)))});
}

// ---------------------------------------------------------------------------------------------------- marked tokens

const listOf = ({green}) => (green === null || green === undefined ? 'none' : green ? 'green' : 'red');

// 0 to 10 for mean g-values from 0.2 to 0.8: over 30 keys, chance alone stays within these ends.
const levelOfG = (g) => Math.round(Math.max(0, Math.min(1, (g - 0.2) / 0.6)) * 10);

// One token as an element, marked by colour and by shape: green ones stand on a ground and a solid line, red ones on a
// dashed line; with SynthID the ground is the darker and the bar at the left the higher, the higher g is. `token` is
// {text, piece}, `mark` {green, g, counted} (all may be missing; g is SynthID's mean g-value, from 0 to 1), `words` what is
// said of it, a text or a function.
function markedToken(token, mark, words) {
  const element = make('span', 'gp-token', null, {tabindex: '-1', role: 'img'});
  inkToken(element, token);
  markToken(element, mark);
  if (words === undefined) return element;
  const told = typeof words === 'function' ? words : () => words;
  element.setAttribute('aria-label', told());
  tipLater(element, told);
  return element;
}

function markToken(element, {green = null, g = null, counted = true}) {
  const ink = element.querySelector('.gp-ink');
  if (g === null) {
    element.dataset.list = listOf({green});
  } else {
    const level = levelOfG(g);
    element.dataset.list = 'g';
    ink.style.backgroundColor = `var(--gp-prob-${level})`;
    ink.style.backgroundSize = `2px ${level * 10}%`;
  }
  if (!counted) element.dataset.counted = 'no';
}

// A text of marked tokens in `body`, with a tip for each, which the pointer and the arrow keys reach. Only what is new is
// written. `press(item)` is called for a token that is pressed; without it they are not to be pressed.
export class MarkedText {
  constructor(body, {press = null} = {}) {
    this.body = body;
    this.press = press;
    this.items = [];
    this.tokens = []; // their elements
    this.stop = null; // the token that the Tab key reaches
    this.width = 0; // for which rows are finished
    this.timer = 0;
    body.classList.add('gp-marked');
    this.rows = new Rows(body);
    body.addEventListener('keydown', (event) => this.keyed(event));
    body.addEventListener('click', (event) => this.pressed(event.target.closest('.gp-token')));
    new ResizeObserver(() => this.resized()).observe(body);
  }

  // Shows `items` [{token, mark, words}] (see markedToken), of which the first `keep` are there already.
  show(items, keep = 0) {
    this.cut(Math.min(keep, this.tokens.length));
    for (let i = this.tokens.length; i < items.length; i++) {
      const {token, mark, words} = items[i];
      const element = markedToken(token, mark, words);
      if (this.press) element.setAttribute('role', 'button');
      appendToken(this, element, token, i ? this.items[i - 1].token : null);
      this.items.push(items[i]);
    }
    if (!this.stop && this.tokens.length) this.reach(this.tokens[0]);
    this.rows.settle();
  }

  cut(keep) {
    cutTokens(this, keep);
    this.items.length = keep;
    if (this.stop && !this.stop.isConnected) this.stop = null;
  }

  // The token that the Tab key reaches.
  reach(element) {
    if (this.stop) this.stop.tabIndex = -1;
    this.stop = element;
    element.tabIndex = 0;
  }

  pressed(element) {
    const at = this.tokens.indexOf(element);
    if (at < 0) return;
    this.reach(element);
    if (this.press) this.press(this.items[at]);
  }

  keyed(event) {
    const at = this.tokens.indexOf(event.target.closest('.gp-token'));
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = {
      ArrowRight: () => this.tokens[at + 1],
      ArrowLeft: () => this.tokens[at - 1],
      ArrowDown: () => inNextRow(this.tokens, at, 1),
      ArrowUp: () => inNextRow(this.tokens, at, -1),
      Home: () => this.tokens[0],
      End: () => this.tokens.at(-1),
      Enter: () => this.tokens[at],
      ' ': () => this.tokens[at],
    }[event.key];
    if (!to) return;
    event.preventDefault();
    const element = to();
    if (!element) return;
    this.reach(element);
    element.focus({preventScroll: true});
    element.scrollIntoView({block: 'nearest'});
    if (element === this.tokens[at]) this.pressed(element);
  }

  // The rows of another width are others.
  resized() {
    const {clientWidth} = this.body;
    if (!clientWidth || clientWidth === this.width) return;
    this.width = clientWidth;
    this.rows.dissolve();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rows.settle(), 200);
  }
}

// Says how tokens of this kind ("green" or "synthid") are marked. `unscored`: whether there are tokens without a mark;
// `repeated`: whether some do not count, because their n-gram came before, or as `faint` says.
export function markLegend(place, kind, {unscored = false, repeated = false, faint = t('faint: seen before, not counted')} = {}) {
  const key = [kind, unscored, repeated, faint].join();
  if (place.dataset.legend === key) return;
  place.dataset.legend = key;
  place.classList.add('gp-marked', 'gp-mark-legend');
  const sample = (mark, ink, words) => {
    const one = make('span');
    const swatch = make('span', '', null, {'aria-hidden': 'true'});
    swatch.append(make('span', 'gp-ink', ink));
    markToken(swatch, mark);
    one.append(swatch, words);
    return one;
  };
  const samples = kind === 'synthid'
    ? [sample({g: 0.2}, 'g', t('mean g-value 0.2 or less')), sample({g: 0.5}, 'g', t('0.5, as by chance')), sample({g: 0.8}, 'g', t('0.8 or more'))]
    : [sample({green: true}, '◆', t('green: on the green list')), sample({green: false}, '◇', t('red: not on the green list'))];
  if (unscored) samples.push(sample({}, 'abc', t('not scored')));
  if (repeated) samples.push(sample(kind === 'synthid' ? {g: 0.5, counted: false} : {green: true, counted: false}, 'abc', faint));
  place.replaceChildren(...samples);
}

// ---------------------------------------------------------------------------------------------------- z over tokens

const Z_POINTS = 400; // of a curve; more cannot be told apart
const Z_PLACES = 12; // where the curves can be read off

// Draws into `box` the `curves` [{name, look, points: [[tokens, z], ...]}] and the line of the threshold. `look` is
// "measured", "expected" or "other". `needed` is a number of tokens that reaches the threshold, {at, words}, or null;
// `from` the least length of the axis.
export function zPicture(box, {curves, threshold, needed = null, label = t('z over the number of tokens'), title = t('tokens scored'), yTitle = 'z', from = 40, height = 260}) {
  const drawn = curves.filter(({points}) => points.length);
  const all = drawn.flatMap(({points}) => points);
  const longest = Math.max(from, ...all.map(([n]) => n));
  const end = needed && needed.at <= 2 * longest ? Math.max(longest, needed.at * 1.05) : longest;
  const values = all.map(([, z]) => z);
  const low = Math.min(-0.5, ...values) * 1.08;
  const high = Math.max(threshold * 1.15, 1, ...values) * 1.06;
  const plot = plotIn(box, {height, x: [0, end], y: [low, high], left: 40, top: 24});
  const right = plot.width - plot.right;
  const back = [
    ...axisMarks(plot, {xTicks: ticksWithin(0, end, plot.inner / 90), yTicks: ticksWithin(low, high, 5), xTitle: title, yTitle}),
    lineMark('gp-unity', plot.left, plot.y(0), right, plot.y(0)),
    lineMark('gp-z-threshold', plot.left, plot.y(threshold), right, plot.y(threshold)),
    ...drawn.map(({look, points}) => pathMark(`gp-z-${look}`, fewer(points, Z_POINTS).map(([n, z]) => [plot.x(n), plot.y(z)]))),
    ...drawn.map(({look, points}) => endMark(plot, look, points.at(-1))),
    thresholdMark(plot, drawn, threshold),
  ];
  const told = zPlaces(plot, drawn);
  if (needed && needed.at <= end) {
    const [x, y] = [plot.x(needed.at), plot.y(threshold)];
    told.push(toldMark('', needed.words, [['path', 'gp-z-needed', {d: `M${pixel(x)} ${pixel(y)}l-6 11h12Z`}, []]]));
  }
  plot.draw(label, [back, told]);
}

// The name of the threshold's line, at the end of it that the first curve is further away from.
function thresholdMark(plot, [curve], threshold) {
  const away = ([, z]) => Math.abs(z - threshold);
  const {points} = curve || {points: []};
  const right = points.length > 0 && away(points.at(-1)) > away(points[Math.floor(points.length / 8)]);
  return textMark('gp-halo gp-strong', right ? plot.width - plot.right : plot.left + 5, plot.y(threshold) - 6, t('threshold {value}', {value: Number(threshold.toFixed(2))}), right ? 'end' : 'start');
}

// At most about `most` of a curve's points, the last among them.
function fewer(points, most) {
  const every = Math.ceil(points.length / most);
  return points.filter((_, i) => i % every === 0 || i === points.length - 1);
}

const endMark = (plot, look, [n, z]) => (look === 'measured'
  ? ['circle', 'gp-measured', {cx: pixel(plot.x(n)), cy: pixel(plot.y(z)), r: 5}, []]
  : ['path', `gp-z-end gp-z-end-${look}`, {d: diamond(plot.x(n), plot.y(z), 4.5)}, []]);

// Columns that tell the curves' values at their right ends, where there are any.
function zPlaces(plot, curves) {
  const longest = Math.max(0, ...curves.map(({points}) => points.at(-1)[0]));
  const columns = Math.min(Z_PLACES, longest);
  return Array.from({length: columns}, (_, i) => {
    const [from, to] = [(longest * i) / columns, (longest * (i + 1)) / columns];
    const read = curves.map(({name, points}) => {
      const last = points.findLast(([n]) => n <= to);
      return last && last[0] > from ? `${name} ${fixed(last[1], 2)}` : '';
    }).filter(Boolean);
    if (!read.length) return null;
    const rect = {x: pixel(plot.x(from)), y: plot.top, width: pixel(plot.x(to) - plot.x(from)), height: pixel(plot.height - plot.bottom - plot.top)};
    return toldMark('gp-z-place', tn(Math.floor(to), 'After {count} token: {values}', 'After {count} tokens: {values}', {values: read.join(', ')}), [['rect', 'gp-catch', rect, []]]);
  }).filter(Boolean);
}

// The legend of such a picture.
export function zKeys(place, curves) {
  const rows = fit(place, curves.length, () => {
    const one = make('span');
    const sample = svg('svg');
    sayAttributes(sample, {width: 26, height: 8, 'aria-hidden': 'true'});
    sample.append(svg('path'));
    sayAttributes(sample.firstElementChild, {d: 'M1 4H25'});
    one.append(sample, make('span'));
    return one;
  });
  curves.forEach(({name, look, tip}, i) => {
    const [sample, words] = rows[i].children;
    sayAttributes(sample.firstChild, {class: `gp-z-${look}`});
    say(words, name);
    if (tip) tipOfTerm(words, 'z-score', () => '', {meaning: tip, formula: ''});
  });
}
