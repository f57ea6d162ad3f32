// One request: its prompt and its text as far as it had come at the step that is looked at, and its times, in each way.

import {fixed} from '../core/notation.ts';
import {seconds} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {medianOf} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {WrittenInk} from '../widgets/written_ink.tsx';
import {type Time, type Times, fromTo, timesOf} from './served_times.ts';
import type {Cell, End, LogToken, ServedRequest} from './served_way.ts';
import type {RequestColours} from './serving_colours.ts';
import type {ServingState} from './serving_state.ts';
import {Scrolled} from './serving_tables.tsx';
import {wayLetter, wayTitle} from './serving_words.ts';

interface CardProps {
  state: ServingState;
  request: number;
}

export function Card({state, request, colour}: CardProps & {colour: RequestColours}) {
  const asked = state.requests[request];
  return (
    <div class="gp-serving-card">
      <h3 class="gp-serving-sub" style={{'--own': colour(request)}}>
        {t('Request {request}', {request: request + 1})}
      </h3>
      <p class="gp-serving-prompt">
        <span class="gp-mark">{t('Prompt:')} </span>
        <bdi>{asked.prompt}</bdi>
      </p>
      <p class="gp-note">{howWords(asked)}</p>
      {state.ways.map((_, way) => (
        <Text key={way} state={state} way={way} request={request} />
      ))}
      <Scrolled name={t('Request {request} in each way', {request: request + 1})}>
        <FactsTable state={state} request={request} />
      </Scrolled>
    </div>
  );
}

function howWords({max_new_tokens: most, temperature, top_k: topK, top_p: topP}: ServedRequest): string {
  const drawn = [`temperature ${temperature}`, ...(topK ? [`top_k ${topK}`] : []), ...(topP ? [`top_p ${topP}`] : [])];
  return [
    tn(most, 'at most {count} new token', 'at most {count} new tokens'),
    typeof temperature === 'number' ? drawn.join(', ') : t('greedy'),
  ].join(' · ');
}

// The text in a way; what comes after the step is faint.
function Text({state, way, request}: CardProps & {way: number}) {
  const {ends, cells} = state.ways[way];
  const ids = state.newIds(way, request);
  const told = ends?.[request]?.tokens ?? [];
  const steps = cells[request].flatMap((cell, step) => (cell && cell.id !== null ? [step] : []));
  const tokens = Array.from({length: Math.max(ids.length, told.length)}, (_, i): LogToken | [number, null, null] => {
    if (i < told.length) return told[i];
    const label = state.label(ids[i]);
    return label === null ? [ids[i], null, null] : [ids[i], label, label];
  });
  return (
    <p class="gp-serving-text">
      {state.ways.length > 1 && <b>{wayLetter(way)} </b>}
      {tokens.map(([id, label, piece], i) => (
        <span
          key={i}
          class="gp-serving-token"
          {...((steps.at(i) ?? Infinity) > state.stepOf(way) && {'data-later': ''})}
        >
          {label === null ? (
            <span class="gp-mark"> {id} </span>
          ) : piece === null ? (
            <TokenLabel class="gp-end" text={label} />
          ) : (
            <WrittenInk piece={piece} />
          )}
        </span>
      ))}
      {!tokens.length && <span class="gp-mark">{t('(no token)')}</span>}
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- facts

/** What is known of a request in a way. */
interface Known {
  times: Times;
  cells: (Cell | undefined)[];
  end: End | null | undefined;
  isOver: boolean;
  isAlone: boolean; // it is `generate`
  hasAlone: boolean; // which has served it, too
  isSampled: boolean;
  blocks: string;
}

const stepsWords = (steps: number) =>
  tn(steps, '{count} step', '{count} steps', {count: Number.isInteger(steps) ? steps : fixed(steps, 1)});
const spanWords = (span: Time | null) => (span ? `${stepsWords(span[0])}, ${seconds(span[1])}` : '–');
// What happened before a step has the number of that step; what happened after it, of it, too.
const beforeWords = (time: Time | null) =>
  time ? t('before step {step}, at {time}', {step: Math.floor(time[0]) + 1, time: seconds(time[1])}) : '–';
const inWords = (time: Time | null) =>
  time ? t('in step {step}, at {time}', {step: time[0], time: seconds(time[1])}) : '–';

const FACTS = (): [name: string, term: string, words: (of: Known) => string][] => [
  [t('came'), 'time', ({times}) => beforeWords(times.came)],
  [t('first worked on'), 'time', ({times: {began}}) => inWords(began && [began[0] + 1, began[1]])],
  [t('waited before'), 'queue', ({times}) => spanWords(fromTo(times.came, times.began))],
  [t('time to first token'), 'first-token', ({times}) => spanWords(fromTo(times.came, times.tokens.at(0)))],
  [t('median time between tokens'), 'between-tokens', ({times}) => betweenWords(times.tokens)],
  [t('last step'), 'time', ({times}) => inWords(times.ended)],
  [
    t('latency'),
    'latency',
    ({times, end}) => (end?.status === 'finished' ? spanWords(fromTo(times.came, times.ended)) : '–'),
  ],
  [t('new tokens'), 'length', ({times}) => String(times.tokens.length)],
  [t('tokens read again'), 'preempted', ({cells}) => String(cells.reduce((sum, cell) => sum + (cell?.again ?? 0), 0))],
  [t('times preempted'), 'preempted', ({cells}) => String(cells.filter((cell) => cell?.back).length)],
  [t('blocks at this step'), 'block', ({blocks}) => blocks],
  [t('end'), 'ending', ({end, isOver}) => endWords(end, isOver)],
  [t('the tokens of generate'), 'continuous-batching', sameWords],
];

// What terms of runs mean here.
const MEANINGS = (): Partial<Record<string, {meaning: string; unit?: string}>> => ({
  time: {
    meaning: t('By the steps, and by the time that they took, from the first step on.'),
    unit: t('steps, s'),
  },
  queue: {
    meaning: t('From the arrival of the request to the first step that worked on it.'),
    unit: t('steps, s'),
  },
  'first-token': {meaning: t('From the arrival of the request to its first new token.'), unit: t('steps, s')},
  'continuous-batching': {
    meaning: t(
      'Whether continuous batching wrote the tokens that generate writes, greedily, for just this request. Drawn texts cannot be compared: all requests of a step draw from one generator.',
    ),
  },
});

function betweenWords(tokens: Time[]): string {
  if (tokens.length < 2) return '–';
  const spans = tokens.slice(1).map((time, i): Time => [time[0] - tokens[i][0], time[1] - tokens[i][1]]);
  return spanWords([medianOf(spans.map(([steps]) => steps)), medianOf(spans.map(([, time]) => time))]);
}

function endWords(end: End | null | undefined, isOver: boolean): string {
  if (!end) return isOver ? t('it did not end') : t('under way');
  const {status, reason} = end;
  if (status === 'cancelled') return t('cancelled');
  if (status === 'failed') return reason ? t('failed: {reason}', {reason}) : t('failed');
  if (status === 'refused') return reason ? t('refused: {reason}', {reason}) : t('refused');
  return reason === 'eos' ? t('finished: the EOS token') : t('finished: the length limit');
}

// Whether the tokens are those of `generate`, or why that is not known.
function sameWords({end, isSampled, isAlone, hasAlone}: Known): string {
  if (isAlone) return t('it is generate');
  if (typeof end?.same === 'boolean') return end.same ? t('✓ the same') : t('✗ other tokens');
  if (isSampled) return t('○ not comparable: sampled');
  return hasAlone ? '–' : t('○ not compared: generate has not served it');
}

function FactsTable({state, request}: CardProps) {
  const clock = state.values?.clock ?? 'steps';
  const known = state.ways.map((served, way): Known => {
    const table = served.tables.at(Math.max(state.stepOf(way), 0))?.[request] ?? [];
    return {
      times: timesOf(served, request, clock),
      cells: served.cells[request],
      end: served.ends?.[request],
      isOver: Boolean(served.ends),
      isAlone: served.settings.kind === 'alone',
      hasAlone: state.ways.some(({settings}) => settings.kind === 'alone'),
      isSampled: typeof state.requests[request].temperature === 'number',
      blocks: (served.settings.blocks && table.map((blocks) => blocks.join(' ')).join('; ')) || '–',
    };
  });
  const meanings = MEANINGS();
  return (
    <table class="gp-serving-facts">
      <caption class="gp-hidden">{t('Request {request} in each way', {request: request + 1})}</caption>
      {state.ways.length > 1 && (
        <thead>
          <tr>
            <td />
            {state.ways.map((_, way) => (
              <th key={way} scope="col">
                {wayTitle(state, way)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {FACTS().map(([name, term, words]) => (
          <tr key={name}>
            <th scope="row">
              <Term id={term} {...meanings[term]}>
                {name}
              </Term>
            </th>
            {known.map((each, way) => (
              <td key={way}>{words(each)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
