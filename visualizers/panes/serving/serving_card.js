// One request: its prompt and its text as far as it had come at the step that is looked at, and its times, in each way.

import {fixed} from '../core/notation.ts';
import {fillToken, labelled, make, seconds} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {medianOf} from '../core/values.ts';
import {fromTo, timesOf} from './served_times.js';
import {wayName, wayLetter} from './serving_words.js';

/** @import {ServingState} from './serving_state.js' */

const stepsWords = (steps) => tn(steps, '{count} step', '{count} steps', {count: Number.isInteger(steps) ? steps : fixed(steps, 1)});
const spanWords = (span) => (span ? `${stepsWords(span[0])}, ${seconds(span[1])}` : '–');
// What happened before a step has the number of that step; what happened after it, of it, too.
const beforeWords = (time) => (time ? t('before step {step}, at {time}', {step: Math.floor(time[0]) + 1, time: seconds(time[1])}) : '–');
const inWords = (time) => (time ? t('in step {step}, at {time}', {step: time[0], time: seconds(time[1])}) : '–');

// [name, the term that it is, words of a request in a way]
/** @type {() => [string, string, (of: any) => string][]} */
const FACTS = () => [
  [t('came'), 'time', ({times}) => beforeWords(times.came)],
  [t('first worked on'), 'time', ({times}) => (times.began ? inWords([times.began[0] + 1, times.began[1]]) : '–')],
  [t('waited before'), 'queue', ({times}) => spanWords(fromTo(times.came, times.began))],
  [t('time to first token'), 'first-token', ({times}) => spanWords(fromTo(times.came, times.tokens[0]))],
  [t('median time between tokens'), 'between-tokens', ({times}) => betweenWords(times.tokens)],
  [t('last step'), 'time', ({times}) => inWords(times.ended)],
  [t('latency'), 'latency', ({times, end}) => (end?.status === 'finished' ? spanWords(fromTo(times.came, times.ended)) : '–')],
  [t('new tokens'), 'length', ({times}) => String(times.tokens.length)],
  [t('tokens read again'), 'preempted', ({cells}) => String(cells.reduce((sum, cell) => sum + (cell?.again || 0), 0))],
  [t('times preempted'), 'preempted', ({cells}) => String(cells.filter((cell) => cell?.back).length)],
  [t('blocks at this step'), 'block', ({blocks}) => blocks],
  [t('end'), 'ending', ({end, isOver}) => endWords(end, isOver)],
  [t('the tokens of generate'), 'continuous-batching', (of) => sameWords(of)],
];

// What terms of runs mean here.
/** @type {() => Record<string, {meaning: string, formula?: string, unit?: string}>} */
const OWN = () => ({
  time: {meaning: t('By the steps, and by the time that they took, from the first step on.'), unit: t('steps, s')},
  queue: {meaning: t('From the arrival of the request to the first step that worked on it.'), unit: t('steps, s')},
  'first-token': {meaning: t('From the arrival of the request to its first new token.'), unit: t('steps, s')},
  'continuous-batching': {meaning: t('Whether continuous batching wrote the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.')},
});

function betweenWords(tokens) {
  if (tokens.length < 2) return '–';
  const spans = tokens.slice(1).map((time, i) => fromTo(tokens[i], time));
  return spanWords([0, 1].map((i) => medianOf(spans.map((span) => span[i]))));
}

function endWords(end, isOver) {
  if (!end) return isOver ? t('it did not end') : t('under way');
  if (end.status === 'cancelled') return t('cancelled');
  if (end.status === 'failed') return end.reason ? t('failed: {reason}', {reason: end.reason}) : t('failed');
  if (end.status === 'refused') return end.reason ? t('refused: {reason}', {reason: end.reason}) : t('refused');
  return end.reason === 'eos' ? t('finished: the EOS token') : t('finished: the length limit');
}

// Whether the tokens are those of `generate`, or why that is not known.
function sameWords({end, isSampled, isAlone, hasAlone}) {
  if (isAlone) return t('it is generate');
  if (end && end.same !== null && end.same !== undefined) return end.same ? t('✓ the same') : t('✗ other tokens');
  if (isSampled) return t('○ not comparable: sampled');
  return hasAlone ? '–' : t('○ not compared: generate has not served it');
}

/** @type {(box: HTMLElement, state: ServingState, colour: (request: number) => string) => void} */
export function drawCard(box, state, colour) {
  const {request, ways, requests, values} = state;
  box.hidden = request === null;
  if (request === null) return;
  const {prompt, max_new_tokens: most, temperature, top_k: topK, top_p: topP} = requests[request];
  const head = make('h3', 'gp-serving-sub', t('Request {request}', {request: request + 1}));
  head.style.setProperty('--own', colour(request));
  const asked = make('p', 'gp-serving-prompt');
  asked.append(make('span', 'gp-mark', `${t('Prompt:')} `), make('bdi', '', prompt));
  const how = make('p', 'gp-note', [
    tn(most, 'at most {count} new token', 'at most {count} new tokens'),
    temperature === null || temperature === undefined ? t('greedy') : [`temperature ${temperature}`, ...(topK ? [`top_k ${topK}`] : []), ...(topP ? [`top_p ${topP}`] : [])].join(', '),
  ].join(' · '));
  box.replaceChildren(head, asked, how, ...ways.map((_, way) => textOf(state, way, request)), scrolled(factsTable(state, request, values.clock), t('Request {request} in each way', {request: request + 1})));
}

// The text in a way; what comes after the step is faint.
function textOf(state, way, request) {
  const line = make('p', 'gp-serving-text');
  if (state.ways.length > 1) line.append(make('b', '', `${wayLetter(way)} `));
  const told = state.ways[way].ends?.[request]?.tokens;
  const ids = state.newIds(way, request);
  const steps = state.ways[way].cells[request].flatMap((cell, step) => (cell && cell.id !== null ? [step] : []));
  const length = Math.max(ids.length, told?.length ?? 0);
  for (let i = 0; i < length; i++) {
    const [id, label, piece] = told?.[i] ?? [ids[i], state.label(ids[i]), state.label(ids[i])];
    const token = make('span', 'gp-serving-token');
    if (label === null) token.append(make('span', 'gp-mark', ` ${id} `));
    else if (piece === null) token.append(labelled(label, 'gp-end'));
    else fillToken(token, piece);
    if ((steps[i] ?? Infinity) > state.stepOf(way)) token.dataset.later = '';
    line.append(token);
  }
  if (!length) line.append(make('span', 'gp-mark', t('(no token)')));
  return line;
}

// A table that is wider than a phone.
export function scrolled(table, name) {
  const scroll = make('div', 'gp-serving-scroll', null, {tabindex: 0, role: 'region', 'aria-label': name});
  scroll.append(table);
  return scroll;
}

function factsTable(state, request, clock) {
  const table = make('table', 'gp-serving-facts');
  table.append(make('caption', 'gp-hidden', t('Request {request} in each way', {request: request + 1})));
  if (state.ways.length > 1) {
    const head = table.appendChild(make('thead')).appendChild(make('tr'));
    head.append(make('td'), ...state.ways.map((way, i) => make('th', '', `${wayLetter(i)} ${wayName(way.settings)}`, {scope: 'col'})));
  }
  const body = table.appendChild(make('tbody'));
  const known = state.ways.map((served, way) => ({
    times: timesOf(served, request, clock), cells: served.cells[request], end: served.ends?.[request], isOver: Boolean(served.ends),
    isAlone: served.settings.kind === 'alone', hasAlone: state.ways.some(({settings}) => settings.kind === 'alone'),
    isSampled: typeof state.requests[request].temperature === 'number',
    blocks: served.settings.blocks ? (served.tables[state.stepOf(way)]?.[request] || []).map((blocks) => blocks.join(' ')).join('; ') || '–' : '–',
  }));
  for (const [name, term, words] of FACTS()) {
    const row = body.appendChild(make('tr'));
    const head = make('th', '', null, {scope: 'row'});
    const title = head.appendChild(make('span', '', name));
    tipOfTerm(title, term, () => '', OWN()[term]);
    row.append(head, ...known.map((each) => make('td', '', words(each))));
  }
  return table;
}

