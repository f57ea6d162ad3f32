// The pane of draft lengths: the speed-up that was measured for each value of a knob, against the paper's formula, and which
// value is best. What it shows was found by playground/experiments/draft_trials.py.

import type {ComponentChildren} from 'preact';
import {ChartBox} from '../charts/chart.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {inARow} from '../core/run_sums.ts';
import {FIGURES} from '../core/tables.ts';
import {count, decimals, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {sentence} from '../widgets/filled.tsx';
import {Term} from '../widgets/term.tsx';
import {type Finding, Verdict} from '../widgets/verdict.tsx';
import {BreakableName} from './draft_figures.tsx';
import {OTHERS_WARNING, intervalMeaning, spreadWords, stillMissing, timesWords} from './speculation.ts';
import type {LengthPoint, LengthsFound} from './trial_findings.ts';

const settingWords = (knob: string, {value}: LengthPoint): string => `${knob} = ${value}`;

function DraftLengths({group}: GroupProps) {
  const found = group.found as LengthsFound;
  const {words, setting = '', times = '', more, ...finding} = findingOf(found, group);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Which setting is best?')}</h2>
        <p class="gp-note gp-missing">{stillMissing(group, found)}</p>
      </header>
      <Verdict {...finding} words={sentence(words, {setting: <code>{setting}</code>, times})} more={more} />
      {found.others && <p class="gp-warning">⚠ {t(OTHERS_WARNING)}</p>}
      <p class="gp-hidden gp-told" role="status">
        {group.done && `${sentence(words, {setting, times}).join('')}. ${more}`}
      </p>
      <Keys found={found} />
      <ChartBox class="gp-settings" chart={group.charts.lengths} />
      <div class="gp-wide" tabIndex={0} role="region" aria-label={t('The settings in numbers')}>
        <Settings found={found} />
      </div>
    </>
  );
}

export const draftLengthsPane = groupPane(DraftLengths, (group) => group.answered('lengths'));

// ---------------------------------------------------------------------------------------------------- the answer

/** What was found; `words` may name the setting and its times. */
interface LengthsFinding extends Finding {
  words: string;
  more: string;
  setting?: string;
  times?: string;
}

// What is best, and what is faster, was told by one rule.
function findingOf(found: LengthsFound, group: RunGroup): LengthsFinding {
  const {knob, points, leader, best, fewest, noise} = found;
  const known = points.filter(({speedup}) => speedup);
  const waiting = (words: string, more: string): LengthsFinding => ({verdict: 'wait', sign: '…', words, more});
  if (noise && known.length) return waiting(t('No verdict on time'), t(noise));
  const first = known.find((point) => point.group === leader);
  if (!first?.speedup) {
    if (group.done) return waiting(t('No answer'), t('No setting has a complete pair of runs.'));
    const so = tn(points.length, '{known} of {count} setting measured.', '{known} of {count} settings measured.', {
      known: count(known.length),
    });
    return waiting(t('Not known yet'), known.length ? so : t('The first counted runs are under way.'));
  }
  const {speedup, verdict, pairs} = first;
  const values = {
    setting: settingWords(knob, first),
    times: timesWords(speedup.median),
    interval: spreadWords(speedup),
  };
  if (verdict === 'wait' || verdict === 'noisy') {
    const few = tn(
      pairs,
      '{setting} has the highest median, {times}, of {count} pair of runs: too few to tell, {fewest} are needed.',
      '{setting} has the highest median, {times}, of {count} pairs of runs: too few to tell, {fewest} are needed.',
      {...values, fewest: count(fewest)},
    );
    return waiting(group.done ? t('No answer') : t('Not known yet'), few);
  }
  const gain = {
    faster: [],
    slower: [t('It is slower than decoding without drafts.')],
    even: [t('The interval includes 1: no clear difference from decoding without drafts.')],
  }[verdict];
  const interval = t('90 % interval: {interval}.', values);
  const told = {setting: values.setting, times: values.times};
  const look = ({faster: 'good', slower: 'bad', even: 'even'} as const)[verdict];
  if (known.length === 1) {
    return {
      verdict: look,
      sign: {faster: '▲', slower: '▼', even: '≈'}[verdict],
      words: t('{setting} is the only setting that was measured: {times}'),
      more: [interval, ...gain].join(' '),
      ...told,
    };
  }
  if (best === null) {
    return {
      verdict: 'even',
      sign: '≈',
      words: group.running ? t('No clear best setting so far') : t('No clear best setting'),
      more: [rivalWords(found, known.length, values), ...gain, t('More repeats tell more.')].join(' '),
    };
  }
  const words =
    verdict === 'slower'
      ? group.running
        ? t('{setting} is best so far, but only {times}')
        : t('{setting} is best, but only {times}')
      : group.running
        ? t('{setting} is best so far: {times}')
        : t('{setting} is best: {times}');
  return {
    verdict: look,
    sign: verdict === 'slower' ? '▼' : '★',
    words,
    more: [interval, t('It was faster than each of the others, turn by turn.'), ...gain].join(' '),
    ...told,
  };
}

function rivalWords({points, rivals}: LengthsFound, known: number, values: Record<string, string>): string {
  if (rivals.length > 2 && rivals.length === known - 1) {
    return t(
      '{setting} has the highest median, {times}, with a 90 % interval of {interval}; all others may be as good.',
      values,
    );
  }
  const others = listed(points.filter(({group}) => rivals.includes(group)).map(({value}) => value));
  return t('{setting} has the highest median, {times}, with a 90 % interval of {interval}; {others} may be as good.', {
    ...values,
    others,
  });
}

const listed = (names: string[]): string =>
  names.length < 2
    ? names.join('')
    : t('{names} and {last}', {names: names.slice(0, -1).join(', '), last: names.at(-1)});

// ---------------------------------------------------------------------------------------------------- the keys

function Keys({found: {points, curve, measured_curve: measured}}: {found: LengthsFound}) {
  const line = (kind: string) => (
    <svg width="26" height="8" aria-hidden="true">
      <path class={kind} d="M1 4H25" />
    </svg>
  );
  return (
    <p class="gp-note gp-keys">
      <span>
        <svg width="12" height="20" aria-hidden="true">
          <path class="gp-spread" d="M6 1V19M1 1H11M1 19H11" />
          <circle class="gp-measured" cx="6" cy="10" r="5" />
        </svg>
        <Term
          id="speed-up"
          formula=""
          meaning={t(
            'The median speed-up of this setting’s runs, each compared with the run without drafts beside it, and its 90 % interval.',
          )}
        >
          {t('measured, with its 90 % interval')}
        </Term>
      </span>
      {curve.length > 0 && (
        <span class="gp-of-formula">
          {line('gp-theory gp-dashed')}
          <Term
            id="speed-up"
            meaning={t(
              'Leviathan et al. 2023, theorem 3.8: (1 − α^(γ+1)) / ((1 − α) (γ c + 1)), with the acceptance rate α and the cost c of drafting a token, both over all runs. It assumes that verifying a draft costs as much as one token, and is drawn for drafts of exactly γ tokens.',
            )}
          >
            {t('the paper’s formula')}
          </Term>
        </span>
      )}
      {measured.length > 0 && (
        <span class="gp-of-verify">
          {line('gp-theory gp-dotted')}
          <Term
            id="speed-up"
            formula=""
            meaning={t(
              'The same formula with the measured time of a round: the straight line that fits it best over the tokens drafted in it. Verifying a draft then costs what it really did.',
            )}
          >
            {t('with the measured cost of verifying')}
          </Term>
        </span>
      )}
      {points.some(({formula}) => isKnown(formula)) && (
        <span class="gp-of-own">
          <svg width="14" height="14" aria-hidden="true">
            <path class="gp-own-formula" d="M7 1L13 7L7 13L1 7Z" />
          </svg>
          <Term
            id="speed-up"
            formula=""
            meaning={t('The formula with the setting’s own acceptance rate, drafted tokens per round and cost.')}
          >
            {t('the formula for each setting by itself')}
          </Term>
        </span>
      )}
      <span>
        {line('gp-unity')}
        {t('as fast as without')}
      </span>
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- the table

/** A column: `value` is what stands in it, `words` is what is told of a setting, if anything. */
interface Column {
  name: string;
  term: string;
  meaning: string;
  formula?: string;
  value: (point: LengthPoint) => ComponentChildren;
  words: (point: LengthPoint) => string;
}

const shareWords = (value: number | null): string => (isKnown(value) ? percent(value) : '');
const orDash = (words: string): string => words || '–';

// What needs no clock comes first.
const columns = (): Column[] => [
  {
    name: 'draft_acceptance_rate',
    term: 'acceptance-rate',
    meaning: t(FIGURES.draft_acceptance_rate),
    value: (point) => orDash(shareWords(point.draft_acceptance_rate)),
    words: (point) => shareWords(point.draft_acceptance_rate),
  },
  {
    name: 'judged_acceptance_rate',
    term: 'acceptance-rate',
    meaning: t(FIGURES.judged_acceptance_rate),
    formula: t('accepted / judged'),
    value: ({rate}) => orDash(shareWords(rate)),
    words: ({rate}) => shareWords(rate),
  },
  {
    name: 'mean_acceptance_length',
    term: 'acceptance-length',
    meaning: t(FIGURES.mean_acceptance_length),
    value: ({mean_acceptance_length: length}) => decimals(length, 2),
    words: ({mean_acceptance_length: length}) => (isKnown(length) ? fixed(length, 2) : ''),
  },
  {
    name: t('drafted per round'),
    term: 'draft',
    meaning: t(
      'Drafted tokens / rounds. A confidence threshold and the end of a text make drafts shorter than the limit.',
    ),
    formula: t('drafted / rounds'),
    value: ({drafted}) => decimals(drafted, 2),
    words: ({drafted}) => (isKnown(drafted) ? fixed(drafted, 2) : ''),
  },
  {
    name: t('speed-up'),
    term: 'speed-up',
    meaning: `${t('Time per token without drafts / time per token with drafts: the median over the pairs of runs, and its 90 % interval.')} ${intervalMeaning()}`,
    formula: '',
    value: ({speedup}) => (
      <>
        <span>{timesWords(speedup?.median)}</span>
        <small>{speedup && `  ${spreadWords(speedup)}`}</small>
      </>
    ),
    words: ({speedup, pairs}) =>
      speedup
        ? tn(pairs, '{times}, of {count} pair of runs', '{times}, {interval} over {count} pairs of runs', {
            times: timesWords(speedup.median),
            interval: spreadWords(speedup),
          })
        : '',
  },
  {
    name: t('formula'),
    term: 'speed-up',
    meaning: t(
      'Theorem 3.8 of Leviathan et al. 2023 with the acceptance rate, the drafted tokens and the cost of this row.',
    ),
    value: ({formula}) => timesWords(formula),
    words: ({rate, drafted, formula}) =>
      isKnown(formula)
        ? t('α = {rate} and γ = {drafted} give {times}', {
            rate: decimals(rate),
            drafted: decimals(drafted, 2),
            times: timesWords(formula),
          })
        : '',
  },
];

function Settings({found: {knob, points, best}}: {found: LengthsFound}) {
  const all = columns();
  // a number of each setting that was measured, in a row
  const ofEach = (words: Column['words']) =>
    inARow(
      points.map((point) => {
        const told = words(point);
        return told ? t('{name}: {words}', {name: settingWords(knob, point), words: told}) : '';
      }),
    );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{knob}</th>
          {all.map(({name, term, meaning, formula, words}) => (
            <th key={name} scope="col">
              <Term id={term} meaning={meaning} formula={formula} run={() => ofEach(words)}>
                <BreakableName name={name} />
              </Term>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => {
          const isBest = point.group === best;
          return (
            <tr key={point.group} class={isBest ? 'gp-best' : ''}>
              <th scope="row">
                <span>{point.value}</span>
                <b aria-hidden="true">{isBest && ' ★'}</b>
                <span class="gp-hidden">{isBest && ` ${t('(best)')}`}</span>
              </th>
              {all.map(({name, value}) => (
                <td key={name}>{value(point)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
