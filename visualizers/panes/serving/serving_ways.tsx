// The ways side by side: what each of them took to serve the same requests. Nothing is called the best: times are of one run.

import {fixed} from '../core/notation.ts';
import {count as counted, inParts, percent, seconds, together} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import type {Percentiles, WayFigures} from './served_way.ts';
import type {ServingState} from './serving_state.ts';
import {Scrolled} from './serving_tables.tsx';
import {waySettings, wayTitle} from './serving_words.ts';

const stepsWords = (value: number) =>
  tn(value, '{count} step', '{count} steps', {count: Number.isInteger(value) ? value : fixed(value, 1)});

function pairWords(of: Percentiles | null): string {
  if (!of) return '–';
  const [half, most] = of.steps.map((value, i) => `${stepsWords(value)}, ${seconds(of.seconds[i])}`);
  return t('{half} / {most}', {half, most});
}

interface Row {
  name: string;
  term: string;
  meaning: string; // here
  words: (figures: WayFigures) => string;
}

const costRows = (): Row[] => [
  {
    name: t('steps'),
    term: 'step',
    meaning: t('Forward passes of the model.'),
    words: ({steps}) => counted(steps),
  },
  {
    name: t('tokens computed'),
    term: 'token',
    meaning: t('All that the steps read, padding included.'),
    words: ({tokens: {prefill, decode, again, padding}}) => counted(prefill + decode + again + padding),
  },
  {
    name: t('in prefill'),
    term: 'prefill',
    meaning: t('Tokens of prompts, read for the first time.'),
    words: ({tokens}) => counted(tokens.prefill),
  },
  {
    name: t('in decode'),
    term: 'decode',
    meaning: t('Tokens of the texts, each read once to write the next one.'),
    words: ({tokens}) => counted(tokens.decode),
  },
  {
    name: t('read again'),
    term: 'preempted',
    meaning: t(
      'Tokens of prompts and texts whose blocks were lost when their request was preempted, or when the server started over.',
    ),
    words: ({tokens}) => counted(tokens.again),
  },
  {
    name: t('padding'),
    term: 'padding',
    meaning: t('Tokens that were computed for nothing: padding, and rows whose text had ended.'),
    words: ({tokens}) => counted(tokens.padding),
  },
  {
    name: t('shared'),
    term: 'prefix-sharing',
    meaning: t('Tokens of prompts that needed no reading: blocks with the same beginning were there.'),
    words: ({shared}) => counted(shared),
  },
];

const resultRows = (requests: number): Row[] => [
  {
    name: t('new tokens'),
    term: 'length',
    meaning: t('Tokens that were written.'),
    words: ({written}) => counted(written),
  },
  {
    name: t('finished'),
    term: 'ending',
    meaning: t('Requests that finished.'),
    words: ({finished}) => t('{count} of {all}', {count: finished, all: requests}),
  },
  {
    name: t('requests in a step'),
    term: 'continuous-batching',
    meaning: t('The mean over the steps.'),
    words: ({at_once: mean}) => (mean === null ? '–' : fixed(mean, 2)),
  },
  {
    name: t('blocks used or kept'),
    term: 'block',
    meaning: t('The share of the cache’s blocks that were not empty, the mean over the steps.'),
    words: ({used}) => (used === null ? '–' : percent(used)),
  },
  {
    name: t('starved / preempted'),
    term: 'starved',
    meaning: t('How often a request got no block for its next token, and how often one lost its blocks.'),
    words: ({starved, put_back: back}) => t('{half} / {most}', {half: starved, most: back}),
  },
];

const timeRows = (): Row[] => [
  {
    name: t('time of all steps'),
    term: 'time',
    meaning: t('The sum of the times of the steps.'),
    words: ({seconds: time}) => seconds(time),
  },
  {
    name: t('new tokens per second'),
    term: 'speed',
    meaning: t('New tokens over the time of all steps.'),
    words: ({per_second: speed}) => (speed === null ? '–' : fixed(speed, 1)),
  },
  {
    name: t('time to first token, p50 / p95'),
    term: 'first-token',
    meaning: t(
      'From the arrival of a request to its first token: half of the requests waited no longer than p50, 95% no longer than p95.',
    ),
    words: ({first}) => pairWords(first),
  },
  {
    name: t('time between tokens, p50 / p95'),
    term: 'between-tokens',
    meaning: t('Between two tokens of a request.'),
    words: ({between}) => pairWords(between),
  },
  {
    name: t('latency, p50 / p95'),
    term: 'latency',
    meaning: t('From the arrival of a request to its last token.'),
    words: ({whole}) => pairWords(whole),
  },
];

// No number is parted from its unit at the end of a line.
export function Together({words}: {words: string}) {
  return <span ref={(node) => node?.replaceChildren(together(words))} />;
}

export function Ways({state}: {state: ServingState}) {
  const known = state.ways.flatMap(({figures, settings}, way) => (figures ? [{figures, settings, way}] : []));
  if (!known.length) return null;
  const name = t('The ways side by side');
  return (
    <div class="gp-serving-numbers">
      <h3 class="gp-serving-sub">{known.length > 1 ? name : t('In numbers')}</h3>
      <Scrolled name={name}>
        <table class="gp-serving-figures">
          <caption class="gp-hidden">{name}</caption>
          <thead>
            <tr>
              <td />
              {known.map(({settings, way}) => (
                <th key={way} scope="col">
                  {wayTitle(state, way)}
                  <small>
                    <Together words={waySettings(settings)} />
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...costRows(), ...resultRows(state.requests.length), ...timeRows()].map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <Term id={row.term} meaning={row.meaning} formula="" unit="">
                    {row.name}
                  </Term>
                </th>
                {known.map(({figures, way}) => (
                  <td key={way}>
                    <Together words={row.words(figures)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <p class="gp-note">
        {inParts([
          t('Timed once, on this machine: too little to say which is faster'),
          t('latencies leave out requests that did not finish'),
        ])}
        .
      </p>
    </div>
  );
}
