// The ways side by side: what each of them took to serve the same requests. Nothing is called the best: times are of one run.

import {fixed} from '../core/notation.ts';
import {count as counted, inParts, make, percent, seconds, together} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {scrolled} from './serving_card.js';
import {wayLetter, wayName, waySettings} from './serving_words.js';

/** @import {ServingState} from './serving_state.js' */

const steps = (value) => tn(value, '{count} step', '{count} steps', {count: Number.isInteger(value) ? value : fixed(value, 1)});
const pair = (of) => (of ? t('{half} / {most}', {half: `${steps(of.steps[0])}, ${seconds(of.seconds[0])}`, most: `${steps(of.steps[1])}, ${seconds(of.seconds[1])}`}) : '–');

// [name, the term that it is, what it means here, words of a way's figures]
/** @type {() => [string, string, string, (figures: any, state: ServingState) => string][]} */
const ROWS = () => [
  [t('steps'), 'step', t('Forward passes of the model.'), (f) => counted(f.steps)],
  [t('tokens computed'), 'token', t('All that the steps read, padding among them.'), ({tokens: {prefill, decode, again, padding}}) => counted(prefill + decode + again + padding)],
  [t('in prefill'), 'prefill', t('Tokens of prompts, read for the first time.'), (f) => counted(f.tokens.prefill)],
  [t('in decode'), 'decode', t('Tokens of the texts, each read once to write the next one.'), (f) => counted(f.tokens.decode)],
  [t('read again'), 'preempted', t('Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over.'), (f) => counted(f.tokens.again)],
  [t('padding'), 'padding', t('Tokens that were computed for nothing: padding, and rows whose text had ended.'), (f) => counted(f.tokens.padding)],
  [t('shared'), 'prefix-sharing', t('Tokens of prompts that needed no reading: blocks with the same beginning were there.'), (f) => counted(f.shared)],
  [t('new tokens'), 'length', t('Tokens that were written.'), (f) => counted(f.written)],
  [t('finished'), 'ending', t('Requests that finished.'), (f, state) => t('{count} of {all}', {count: f.finished, all: state.requests.length})],
  [t('requests in a step'), 'continuous-batching', t('The mean over the steps.'), (f) => (f.at_once === null ? '–' : fixed(f.at_once, 2))],
  [t('blocks used or kept'), 'block', t('The share of the cache’s blocks that were not empty, the mean over the steps.'), (f) => (f.used === null ? '–' : percent(f.used))],
  [t('starved / preempted'), 'starved', t('How often a request got no block for its next token, and how often one lost its blocks.'), (f) => t('{half} / {most}', {half: f.starved, most: f.put_back})],
  [t('time of all steps'), 'time', t('The sum of the times of the steps.'), (f) => seconds(f.seconds)],
  [t('new tokens per second'), 'speed', t('New tokens over the time of all steps.'), (f) => (f.per_second === null ? '–' : fixed(f.per_second, 1))],
  [t('time to first token, p50 / p95'), 'first-token', t('From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95.'), (f) => pair(f.first)],
  [t('time between tokens, p50 / p95'), 'between-tokens', t('Between two tokens of a request.'), (f) => pair(f.between)],
  [t('latency, p50 / p95'), 'latency', t('From the arrival of a request to its last token.'), (f) => pair(f.whole)],
];

/** @type {(box: HTMLElement, state: ServingState) => void} */
export function drawWays(box, state) {
  const known = state.ways.map((way, i) => ({...way, i})).filter(({figures}) => figures);
  box.hidden = !known.length;
  if (box.hidden) return;
  const table = make('table', 'gp-serving-figures');
  table.append(make('caption', 'gp-hidden', t('The ways side by side')));
  const head = table.appendChild(make('thead')).appendChild(make('tr'));
  head.append(make('td'), ...known.map(({settings, i}) => {
    const cell = make('th', '', state.ways.length > 1 ? `${wayLetter(i)} ${wayName(settings)}` : wayName(settings), {scope: 'col'});
    cell.appendChild(make('small')).append(together(waySettings(settings)));
    return cell;
  }));
  const body = table.appendChild(make('tbody'));
  for (const [name, term, meaning, words] of ROWS()) {
    const row = body.appendChild(make('tr'));
    const title = make('span', '', name);
    tipOfTerm(title, term, () => '', {meaning, formula: '', unit: ''});
    const first = make('th', '', null, {scope: 'row'});
    first.append(title);
    row.append(first);
    for (const {figures} of known) row.insertCell().append(together(words(figures, state)));
  }
  box.replaceChildren(make('h3', 'gp-serving-sub', known.length > 1 ? t('The ways side by side') : t('In numbers')), scrolled(table, t('The ways side by side')), make('p', 'gp-note', inParts([
    t('Timed once, on this machine: too little to say which is faster'), t('requests that did not finish count in no latency'),
  ]) + '.'));
}
