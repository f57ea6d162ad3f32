// Serving in words: its ways, and what a request does in a step. Draws nothing.

import {inParts, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Cell, Fault, StepSum, WaySettings, What} from './served_way.ts';
import type {ServingState} from './serving_state.ts';

const MOST_TOKENS = 8; // that are named

// ---------------------------------------------------------------------------------------------------- ways

// The library's schedulers in words; a person's own by its name.
const schedulerName = (name = '') => (name === 'fifo' ? 'FIFO' : name === 'prefill_first' ? t('prefill first') : name);

// A way's kind, and what sets it apart.
export function wayName({kind}: WaySettings): string {
  if (kind === 'padded') return t('Padded batches');
  if (kind === 'alone') return t('One after another');
  return t('Continuous batching');
}

// A way's letter, by which it is named beside others.
export const wayLetter = (way: number): string => String.fromCharCode(65 + way);

// The same with its letter, where there are others.
export function wayTitle(state: ServingState, way: number): string {
  const name = wayName(state.ways[way].settings);
  return state.ways.length > 1 ? `${wayLetter(way)} ${name}` : name;
}

export function waySettings(settings: WaySettings): string {
  const {kind, blocks, page_size: size, token_budget: budget, scheduler, share_prefixes: shares} = settings;
  if (kind === 'alone') return '';
  if (kind === 'padded')
    return tn(settings.max_requests ?? 0, 'at most {count} request in a batch', 'at most {count} requests in a batch');
  const all = (blocks ?? []).reduce((a, b) => a + b, 0);
  return inParts([
    tn(all, '{count} block of {size} tokens', '{count} blocks of {size} tokens', {size}),
    t('token budget {budget}', {budget}),
    t('scheduler {scheduler}', {scheduler: schedulerName(scheduler)}),
    shares ? t('prefix sharing') : t('no prefix sharing'),
  ]);
}

// ---------------------------------------------------------------------------------------------------- cells

function tokenWords(state: ServingState, id: number): string {
  const label = state.label(id);
  return label === null ? t('the token with id {id}', {id}) : quoted(label);
}

// The tokens that a cell reads: of the prompt, then of the text so far.
function tokensRead(state: ServingState, way: number, request: number, {position, tokens, padding}: Cell): number[] {
  const prompt = state.requests[request].tokens.map(([id]) => id);
  return [...prompt, ...state.newIds(way, request)].slice(position, position + tokens - padding);
}

function doing({what, tokens, padding, place, anew}: Cell): string {
  const count = tokens - padding;
  if (what === 'prefill') return tn(count, 'prefill, reads {count} token', 'prefill, reads {count} tokens');
  if (what === 'chunk')
    return tn(count, 'chunked prefill, reads {count} token', 'chunked prefill, reads {count} tokens');
  if (what === 'decode') return t('decode');
  if (what === 'pad') return t('its text has ended, and its row of the batch is computed for nothing');
  if (what === 'starved') return t('starved: it needs a block, and none is free');
  if (what === 'idle') return t('it has blocks, but no turn in this step');
  return anew
    ? t('waits again, number {place} in the queue', {place})
    : t('waits, number {place} in the queue', {place});
}

const READS: What[] = ['prefill', 'chunk', 'decode'];

// What a request does in a step, in a sentence or two.
export function cellWords(state: ServingState, way: number, request: number, step: number): string {
  const place = {request: request + 1, step: step + 1};
  const cell = state.ways[way].cell(request, step);
  if (!cell)
    return t('Request {request}, step {step}: {doing}.', {...place, doing: absence(state, way, request, step)});
  const said = [t('Request {request}, step {step}: {doing}.', {...place, doing: doing(cell)})];
  if (READS.includes(cell.what)) said.push(...readingWords(state, way, request, cell));
  if (cell.back) said.push(t('It was preempted: it lost its blocks.'));
  return said.join(' ');
}

function readingWords(state: ServingState, way: number, request: number, cell: Cell): string[] {
  const {id, shared, again, padding} = cell;
  const ids = tokensRead(state, way, request, cell);
  const named = ids.slice(0, MOST_TOKENS).map((each) => tokenWords(state, each));
  const told: string[] = [];
  if (named.length)
    told.push(t('It reads {tokens}.', {tokens: named.join(' ') + (ids.length > MOST_TOKENS ? ' …' : '')}));
  if (id !== null) told.push(t('It writes {token}.', {token: tokenWords(state, id)}));
  if (shared)
    told.push(
      tn(
        shared,
        '{count} token before these needed no reading: its block was there.',
        '{count} tokens before these needed no reading: their blocks were there.',
      ),
    );
  if (again)
    told.push(tn(again, '{count} token was read before, and lost.', '{count} tokens were read before, and lost.'));
  if (padding) told.push(tn(padding, '{count} token is padding.', '{count} tokens are padding.'));
  return told;
}

// Why a request does nothing.
function absence(state: ServingState, way: number, request: number, step: number): string {
  const first = state.ways[way].cells[request].findIndex(Boolean);
  const end = state.ways[way].ends?.[request];
  if (step < first || (first < 0 && !end)) return t('it has not arrived yet');
  if (end?.status === 'cancelled') return t('it was cancelled');
  if (end?.status === 'failed') return t('it has failed');
  if (end?.status === 'refused') return t('it was refused');
  return t('it has ended');
}

const DOINGS: Record<What, () => string> = {
  prefill: () => t('prefill'),
  chunk: () => t('chunked prefill'),
  decode: () => t('decode'),
  pad: () => t('padding'),
  waits: () => t('waits'),
  starved: () => t('starved'),
  idle: () => t('no turn'),
};

// What a request did in all steps, for whoever does not see the chart.
export function rowWords(state: ServingState, way: number, request: number): string {
  const spans: {kind: What; from: number; to: number}[] = [];
  state.ways[way].cells[request].forEach((cell, step) => {
    if (!cell) return;
    const last = spans.at(-1);
    if (last?.kind === cell.what && last.to === step) last.to = step + 1;
    else spans.push({kind: cell.what, from: step + 1, to: step + 1});
  });
  const told = spans.map(({kind, from, to}) => {
    const what = DOINGS[kind]();
    return from === to
      ? t('{what} in step {from}', {what, from})
      : t('{what} in steps {from} to {to}', {what, from, to});
  });
  return t('Request {request}: {what}.', {request: request + 1, what: told.join(', ') || t('never arrived')});
}

// ---------------------------------------------------------------------------------------------------- steps

const numbersOf = (requests: number[]) => requests.map((request) => request + 1).join(', ');

// What ended the library's loop, and what became of the requests.
export function faultWords({step, message, lost, again}: Fault): string {
  return [
    t('After step {step} an exception ended the library’s loop for all requests: {message}', {step, message}),
    lost.length
      ? tn(lost.length, 'Request {numbers} was lost.', 'Requests {numbers} were lost.', {numbers: numbersOf(lost)})
      : t('No request was lost.'),
    ...(again.length
      ? [
          tn(again.length, 'Request {numbers} started over.', 'Requests {numbers} started over.', {
            numbers: numbersOf(again),
          }),
        ]
      : []),
    t('A new server continued with the rest.'),
  ].join(' ');
}

// Where a person looks: the step, and what goes on in it.
export function stepWords(state: ServingState, way: number): string {
  const step = state.stepOf(way);
  const sum = state.ways[way].sums.at(Math.max(step, 0));
  if (!sum) return t('no step');
  const isSkipped = state.values?.clock === 'steps' && sum.at !== step; // time without requests
  return inParts([
    t('step {step} of {steps}', {step: step + 1, steps: state.ways[way].length}),
    isSkipped && t('at {at} by the clock', {at: sum.at}),
    tn(sum.inStep, '{count} request in it', '{count} requests in it'),
    tn(sum.prefill + sum.decode, '{count} token read', '{count} tokens read'),
    sum.padding > 0 && tn(sum.padding, '{count} of padding', '{count} of padding'),
  ]);
}

// The queue at a step, who came and who left before it, and who starved or was preempted in it.
export function queueWords({waiting, starved, back, came, left, evicted}: StepSum): string {
  return [
    waiting.length ? t('Queue: {numbers}.', {numbers: numbersOf(waiting)}) : t('Nobody waits.'),
    came.length > 0 && t('Came: {numbers}.', {numbers: numbersOf(came)}),
    left.length > 0 && t('Cancelled: {numbers}.', {numbers: numbersOf(left)}),
    evicted > 0 && tn(evicted, '{count} kept block was given up.', '{count} kept blocks were given up.'),
    starved.length > 0 && t('Starved: {numbers}.', {numbers: numbersOf(starved)}),
    back.length > 0 && t('Preempted: {numbers}.', {numbers: numbersOf(back)}),
  ]
    .filter(Boolean)
    .join(' ');
}
