// The speed-up pane: whether a run is faster with drafts, how sure that is, where the time goes, and which
// acceptance rate would be enough. What it shows was found by playground/experiments/draft_trials.py; it reckons only the curve.

import type {ComponentChildren} from 'preact';
import {ChartBox} from '../charts/chart.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {fixed, listed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {count, decimals, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown, medianOf} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {type Finding, Verdict} from '../widgets/verdict.tsx';
import type {FigureName} from './denominators.ts';
import {termOfFigure} from './draft_figures.tsx';
import {
  OTHERS_WARNING,
  expectedSpeedup,
  intervalMeaning,
  paceWords,
  spreadWords,
  stillMissing,
  timesWords,
} from './speculation.ts';
import {TimeShares} from './time_shares.tsx';
import type {SpeedFound} from './trial_findings.ts';

function Speedup({group}: GroupProps) {
  const found = group.found as SpeedFound;
  const {interval, ...finding} = findingOf(found, group);
  const {charts} = group;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Is it faster?')}</h2>
        <p class="gp-note gp-missing">{stillMissing(group, found)}</p>
      </header>
      <div class="gp-verdict">
        <div>
          <Verdict
            {...finding}
            more={
              <>
                <span>{finding.more}</span>{' '}
                {interval && (
                  <Term class="gp-of-spread" id="interval" run={() => pairsWords(found)} meaning={intervalMeaning()}>
                    {interval}
                  </Term>
                )}
              </>
            }
          />
          <Badge found={found} />
        </div>
        <ul class="gp-reasons" aria-label={t('Why')}>
          {found.reasons.map((reason, i) => (
            <li key={i}>{t(reason)}</li>
          ))}
        </ul>
      </div>
      {found.others && <p class="gp-warning">⚠ {t(OTHERS_WARNING)}</p>}
      <p class="gp-hidden gp-told" role="status">
        {group.done && `${finding.words}. ${finding.more} ${interval}`}
      </p>
      <div class="gp-halves">
        <div class="gp-half">
          {found.pairs.length > 0 && (
            <Figure name="pairs" title={t('Time per token, pair by pair')}>
              <p class="gp-note gp-keys">
                <span>
                  <Sample size={12}>
                    <circle class="gp-dot-without" cx="6" cy="6" r="4.5" />
                  </Sample>
                  {t('without drafts')}
                </span>
                <span>
                  <Sample size={12}>
                    <circle class="gp-dot-with" cx="6" cy="6" r="5.5" />
                  </Sample>
                  {t('with drafts')}
                </span>
              </p>
              <ChartBox class="gp-pairs" chart={charts.pairs} />
              <p class="gp-note">
                {t('Runs alternate: without, with, without, with. The first pair warms up and is not counted.')}
              </p>
            </Figure>
          )}
          <TimeShares found={found} />
        </div>
        <div class="gp-half">
          <Acceptance found={found} group={group} />
        </div>
      </div>
      <Figures found={found} />
    </>
  );
}

export const speedupPane = groupPane(Speedup, (group) => group.answered('speed'));

export function Figure({name, title, children}: {name: string; title: string; children: ComponentChildren}) {
  return (
    <figure class={`gp-trial-figure gp-of-${name}`}>
      <h3>{title}</h3>
      {children}
    </figure>
  );
}

const Sample = ({size, children}: {size: number; children: ComponentChildren}) => (
  <svg width={size} height={size} aria-hidden="true">
    {children}
  </svg>
);

// ---------------------------------------------------------------------------------------------------- the answer

function findingOf(found: SpeedFound, group: RunGroup): Finding & {words: string; interval: string} {
  const {verdict, noise, speedup, pairs, fewest} = found;
  const {length} = pairs;
  const none = group.done ? t('No answer') : t('Not known yet');
  if (verdict === 'noisy') {
    return {verdict: 'wait', sign: '…', words: t('No verdict on time'), more: t(noise), interval: ''};
  }
  if (!speedup) {
    const more = group.done ? t('No pair of runs was completed.') : t('The first counted pair is under way.');
    return {verdict: 'wait', sign: '…', words: none, more, interval: ''};
  }
  const times = timesWords(speedup.median);
  const interval = spreadWords(speedup);
  const median = tn(length, 'Median of {count} pair of runs.', 'Median of {count} pairs of runs.');
  const spread = t('90 % interval: {interval}.', {interval});
  if (verdict === 'faster') {
    const words = group.running ? t('{times} faster so far', {times}) : t('{times} faster', {times});
    return {verdict: 'good', sign: '▲', words, more: median, interval: spread};
  }
  if (verdict === 'slower') {
    const words = group.running ? t('{times}: slower so far', {times}) : t('{times}: slower', {times});
    return {verdict: 'bad', sign: '▼', words, more: median, interval: spread};
  }
  if (verdict === 'even') {
    return {
      verdict: 'even',
      sign: '≈',
      words: group.running ? t('No clear difference so far') : t('No clear difference'),
      more: tn(
        length,
        '{times} is the median of {count} pair of runs.',
        '{times} is the median of {count} pairs of runs.',
        {
          times,
        },
      ),
      interval: t('The 90 % interval {interval} includes 1.', {interval}),
    };
  }
  const few = tn(
    length,
    '{times} is the median of {count} pair of runs: too few to tell, {fewest} are needed.',
    '{times} is the median of {count} pairs of runs: too few to tell, {fewest} are needed.',
    {times, fewest: count(fewest)},
  );
  return {verdict: 'wait', sign: '…', words: none, more: few, interval: ''};
}

const pairsWords = ({pairs}: SpeedFound): string =>
  pairs.length
    ? tn(pairs.length, 'the speed-up of {count} pair: {each}.', 'the speed-ups of {count} pairs: {each}.', {
        each: listed(pairs.map(({speedup}) => fixed(speedup, 2)).sort()),
      })
    : '';

function Badge({found: {identical, pairs}}: {found: SpeedFound}) {
  if (!identical?.checked) return null;
  const {checked, equal, at} = identical;
  const same =
    checked > pairs.length
      ? tn(checked, 'Same tokens in the warm-up pair', 'Same tokens in all {count} pairs, the warm-up included')
      : tn(checked, 'Same tokens in the pair', 'Same tokens in all {count} pairs');
  return (
    <p class="gp-badge" data-verdict={equal ? 'good' : 'bad'}>
      <b aria-hidden="true">{equal ? '✓' : '✗'}</b>
      <span>{equal ? same : t('Not the same tokens: a text diverges at token {place}', {place: count(at + 1)})}</span>
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- acceptance

const rateOf = ({acceptance}: SpeedFound): number | null => acceptance?.judged_acceptance_rate ?? null;

function Acceptance({found, group}: {found: SpeedFound; group: RunGroup}) {
  const {drafted, cost, verify} = found;
  if (!isKnown(drafted) || !isKnown(cost) || !isKnown(verify)) return null;
  // the speed-up that the formula expects at the costs that were measured
  const expectedWords = () => {
    const rate = rateOf(found);
    if (!isKnown(rate)) return '';
    return t('α = {rate}, γ = {drafted}, c = {cost} and v = {verify} give {times}.', {
      rate: decimals(rate),
      drafted: fixed(drafted, 2),
      cost: fixed(cost, 2),
      verify: fixed(verify, 2),
      times: timesWords(expectedSpeedup(rate, drafted, cost, verify)),
    });
  };
  return (
    <Figure name="rates" title={t('How often must the target accept?')}>
      <p class="gp-note gp-keys">
        <span>
          <svg width="24" height="8" aria-hidden="true">
            <path class="gp-theory" d="M1 4H23" />
          </svg>
          <Term
            id="speed-up"
            formula=""
            run={expectedWords}
            meaning={t(
              'Tokens that a round is expected to write, divided by what the round costs: (1 − α^(γ+1)) / (1 − α) / (γ c + v). α is the acceptance rate, γ the drafted tokens per round, c the cost of drafting one and v the cost of the target’s pass over the draft, both as measured here. After Leviathan et al. 2023, theorem 3.8, where v is 1.',
            )}
          >
            {t('expected by the formula at the costs measured here')}
          </Term>
        </span>
        <span>
          <Sample size={14}>
            <path class="gp-measured" d="M7 0L14 7L7 14L0 7Z" />
          </Sample>
          {t('measured')}
        </span>
      </p>
      <ChartBox class="gp-rates" chart={group.charts.rates} />
      <p class="gp-rate-words">{rateWords(found, expectedSpeedup(1, drafted, cost, verify))}</p>
    </Figure>
  );
}

// `best` is the speed-up where every drafted token is kept.
function rateWords(found: SpeedFound, best: number): string {
  const {break_even: even} = found;
  const rate = rateOf(found);
  if (!isKnown(even)) {
    return t(
      'No acceptance rate would be enough: even if the target kept every drafted token, the formula gives {times}.',
      {times: timesWords(best)},
    );
  }
  if (even <= 0) return t('Any acceptance rate is enough at these costs.');
  const least = percent(even);
  if (!isKnown(rate)) return t('The target must keep at least {least} of the tokens that it judges.', {least});
  const shares = {least, rate: percent(rate)};
  return rate >= even
    ? t('The target must keep at least {least} of the tokens that it judges; here it keeps {rate}.', shares)
    : t('The target must keep at least {least} of the tokens that it judges, but here it keeps only {rate}.', shares);
}

// ---------------------------------------------------------------------------------------------------- figures

const OF_ACCEPTANCE: FigureName[] = [
  'draft_acceptance_rate',
  'judged_acceptance_rate',
  'mean_acceptance_length',
  'passes_saved',
];

function Figures({found}: {found: SpeedFound}) {
  const {acceptance, drafted, cost, verify} = found;
  const rows: ComponentChildren[] = [];
  for (const name of acceptance ? OF_ACCEPTANCE : []) {
    const value = acceptance?.[name];
    if (!acceptance || !isKnown(value)) continue;
    const words = name.endsWith('rate') ? percent(value) : name.endsWith('length') ? fixed(value, 2) : count(value);
    rows.push(
      <Row value={words}>
        <Term {...termOfFigure(name, words, acceptance)}>{name}</Term>
      </Row>,
    );
  }
  if (isKnown(drafted)) {
    const run = () =>
      acceptance
        ? tn(
            acceptance.num_rounds,
            '{drafted} drafted in {count} round = {value}.',
            '{drafted} drafted in {count} rounds = {value}.',
            {
              drafted: count(acceptance.num_draft_tokens),
              value: fixed(drafted, 2),
            },
          )
        : '';
    rows.push(
      <Row value={fixed(drafted, 2)}>
        <Term
          id="draft"
          formula=""
          run={run}
          meaning={t('num_draft_tokens / all rounds, those without a draft included: the γ of the formula.')}
        >
          {t('drafted tokens per round')}
        </Term>
      </Row>,
    );
  }
  if (isKnown(cost)) {
    rows.push(
      <Row value={fixed(cost, 2)}>
        <Term
          id="draft-cost"
          run={() => costWords(cost, found)}
          meaning={t(
            'Draft time per drafted token / time per token without drafts, both without the reading of the prompt: the c of the formula.',
          )}
        >
          {t('cost of drafting one token')}
        </Term>
      </Row>,
    );
  }
  if (isKnown(verify)) {
    rows.push(
      <Row value={fixed(verify, 2)}>
        <Term
          id="draft-cost"
          run={() => costWords(verify, found)}
          meaning={t(
            'Time of the target’s pass over a draft / time per token without drafts. The theorem assumes 1; on a processor without spare capacity it is more.',
          )}
        >
          {t('cost of verifying a draft')}
        </Term>
      </Row>,
    );
  }
  return <dl class="gp-figures">{rows}</dl>;
}

const Row = ({value, children}: {value: string; children: ComponentChildren}) => (
  <div>
    <dt>{children}</dt>
    <dd>{value}</dd>
  </div>
);

// A cost as a time: that of a token without drafts is the median of the runs.
function costWords(cost: number, {pairs}: SpeedFound): string {
  if (!pairs.length) return '';
  const token = medianOf(pairs.map(({without}) => without));
  return t('{cost} × {token} per token without drafts = {time}.', {
    cost: fixed(cost, 2),
    token: paceWords(token),
    time: paceWords(cost * token),
  });
}
