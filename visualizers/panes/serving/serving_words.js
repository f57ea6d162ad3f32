// Serving in words: its ways, and what a request does in a step. Draws nothing.

import {inParts, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';

/** @import {ServingState} from './serving_state.js' */

const MOST_TOKENS = 8; // that are named

// The library's schedulers in words; a person's own by its name.
const schedulerName = (name) => (name === 'fifo' ? 'FIFO' : name === 'prefill_first' ? t('prefill first') : name);

// A way's kind, and what sets it apart.
export function wayName({kind}) {
  if (kind === 'padded') return t('Padded batches');
  if (kind === 'alone') return t('One after another');
  return t('Continuous batching');
}

// A way's letter, by which it is named beside others.
export const wayLetter = (way) => String.fromCharCode(65 + way);

export function waySettings({kind, blocks, page_size: size, token_budget: budget, scheduler, share_prefixes: shares, max_requests: most}) {
  if (kind === 'alone') return '';
  if (kind === 'padded') return tn(most, 'at most {count} request in a batch', 'at most {count} requests in a batch');
  const all = (blocks || []).reduce((a, b) => a + b, 0);
  return inParts([
    tn(all, '{count} block of {size} tokens', '{count} blocks of {size} tokens', {size}),
    t('token budget {budget}', {budget}),
    t('scheduler {scheduler}', {scheduler: schedulerName(scheduler)}),
    shares ? t('prefix sharing') : t('no prefix sharing'),
  ]);
}

const tokenWords = (state, id) => {
  const label = state.label(id);
  return label === null ? t('the token with id {id}', {id}) : quoted(label);
};

// The tokens that a cell reads: of the prompt, then of the text so far.
function tokensRead(state, way, request, {position, tokens, padding}) {
  const prompt = state.requests[request].tokens.map(([id]) => id);
  const text = [...prompt, ...state.newIds(way, request)];
  return text.slice(position, position + tokens - padding);
}

/** @type {(cell: import('./served_way.js').Cell) => string} */
function doing({what, tokens, padding, place, anew}) {
  const count = tokens - padding;
  if (what === 'prefill') return tn(count, 'prefill, reads {count} token', 'prefill, reads {count} tokens');
  if (what === 'chunk') return tn(count, 'chunked prefill, reads {count} token', 'chunked prefill, reads {count} tokens');
  if (what === 'decode') return t('decode');
  if (what === 'pad') return t('its text has ended, and its row of the batch is computed for nothing');
  if (what === 'starved') return t('starved: it needs a block, and none is free');
  if (what === 'idle') return t('it has blocks, but no turn in this step');
  return anew ? t('waits again, number {place} in the queue', {place}) : t('waits, number {place} in the queue', {place});
}

// What a request does in a step, in a sentence or two.
/** @type {(state: ServingState, way: number, request: number, step: number) => string} */
export function cellWords(state, way, request, step) {
  const place = {request: request + 1, step: step + 1};
  const cell = state.ways[way].cell(request, step);
  if (!cell) return t('Request {request}, step {step}: {doing}.', {...place, doing: absence(state, way, request, step)});
  const said = [t('Request {request}, step {step}: {doing}.', {...place, doing: doing(cell)})];
  if (cell.what === 'prefill' || cell.what === 'chunk' || cell.what === 'decode') {
    const ids = tokensRead(state, way, request, cell);
    const named = ids.slice(0, MOST_TOKENS).map((id) => tokenWords(state, id)).join(' ') + (ids.length > MOST_TOKENS ? ' …' : '');
    if (named) said.push(t('It reads {tokens}.', {tokens: named}));
    if (cell.id !== null) said.push(t('It writes {token}.', {token: tokenWords(state, cell.id)}));
    if (cell.shared) said.push(tn(cell.shared, '{count} token before these needed no reading: its block was there.', '{count} tokens before these needed no reading: their blocks were there.'));
    if (cell.again) said.push(tn(cell.again, '{count} token was read before, and lost.', '{count} tokens were read before, and lost.'));
    if (cell.padding) said.push(tn(cell.padding, '{count} token is padding.', '{count} tokens are padding.'));
  }
  if (cell.back) said.push(t('It was preempted: it lost its blocks.'));
  return said.join(' ');
}

// Why a request does nothing.
function absence(state, way, request, step) {
  const cells = state.ways[way].cells[request];
  const first = cells.findIndex(Boolean);
  const end = state.ways[way].ends?.[request];
  if (step < first || (first < 0 && !end)) return t('it has not arrived yet');
  if (end?.status === 'cancelled') return t('it was cancelled');
  if (end?.status === 'failed') return t('it has failed');
  if (end?.status === 'refused') return t('it was refused');
  return t('it has ended');
}

// What a request did in all steps, for whoever does not see the chart.
/** @type {(state: ServingState, way: number, request: number) => string} */
export function rowWords(state, way, request) {
  const cells = state.ways[way].cells[request];
  const spans = [];
  cells.forEach((cell, step) => {
    const kind = cell && {prefill: t('prefill'), chunk: t('chunked prefill'), decode: t('decode'), pad: t('padding'), waits: t('waits'), starved: t('starved'), idle: t('no turn')}[cell.what];
    if (!kind) return;
    const last = spans.at(-1);
    if (last && last.kind === kind && last.to === step) last.to = step + 1;
    else spans.push({kind, from: step + 1, to: step + 1});
  });
  const told = spans.map(({kind, from, to}) => (from === to ? t('{what} in step {from}', {what: kind, from}) : t('{what} in steps {from} to {to}', {what: kind, from, to})));
  return t('Request {request}: {what}.', {request: request + 1, what: told.join(', ') || t('never arrived')});
}

// What ended the library's loop, and what became of the requests.
export function faultWords({step, message, lost, again}) {
  const numbers = (requests) => requests.map((request) => request + 1).join(', ');
  return [
    t('After step {step} an exception ended the library’s loop for all requests: {message}', {step, message}),
    lost.length ? tn(lost.length, 'Request {numbers} was lost.', 'Requests {numbers} were lost.', {numbers: numbers(lost)}) : t('No request was lost.'),
    ...(again.length ? [tn(again.length, 'Request {numbers} started over.', 'Requests {numbers} started over.', {numbers: numbers(again)})] : []),
    t('A new server went on with the rest.'),
  ].join(' ');
}

// Where a person looks: the step, and what goes on in it.
/** @type {(state: ServingState, way: number) => string} */
export function stepWords(state, way) {
  const sum = state.ways[way].sums[state.stepOf(way)];
  if (!sum) return t('no step');
  const skipped = state.values.clock === 'steps' && sum.at !== state.stepOf(way); // time without requests
  return inParts([
    t('step {step} of {steps}', {step: state.stepOf(way) + 1, steps: state.ways[way].length}),
    skipped && t('at {at} by the clock', {at: sum.at}),
    tn(sum.inStep, '{count} request in it', '{count} requests in it'),
    tn(sum.prefill + sum.decode, '{count} token read', '{count} tokens read'),
    sum.padding ? tn(sum.padding, '{count} of padding', '{count} of padding') : '',
  ]);
}

// The queue at a step, who came and who left before it, and who starved or was preempted in it.
/** @type {(sum: import('./served_way.js').ServedWay['sums'][0]) => string} */
export function queueWords({waiting, starved, back, came, left, evicted}) {
  const numbers = (requests) => requests.map((request) => request + 1).join(', ');
  return [
    waiting.length ? t('Queue: {numbers}.', {numbers: numbers(waiting)}) : t('Nobody waits.'),
    ...(came.length ? [t('Came: {numbers}.', {numbers: numbers(came)})] : []),
    ...(left.length ? [t('Cancelled: {numbers}.', {numbers: numbers(left)})] : []),
    ...(evicted ? [tn(evicted, '{count} kept block was given up.', '{count} kept blocks were given up.')] : []),
    ...(starved.length ? [t('Starved: {numbers}.', {numbers: numbers(starved)})] : []),
    ...(back.length ? [t('Preempted: {numbers}.', {numbers: numbers(back)})] : []),
  ].join(' ');
}
