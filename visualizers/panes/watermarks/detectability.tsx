// How surely a watermark is found: the scores of texts with it and without it, the ROC curve, the detection rates at fixed
// false-positive rates and how little few samples tell of these, and all of it over the length of the texts. What it shows
// was found by playground/experiments/watermark_detectability.py; the charts are those of visualizers/figures/detectability.py.

import {useState} from 'preact/hooks';
import {stillMissing} from '../assisted/speculation.ts';
import {ChartBox, withLine, withPoint} from '../charts/chart.tsx';
import {LineKeys} from '../charts/line_keys.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {SCORES} from '../core/tables.ts';
import {named} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import {Verdict} from '../widgets/verdict.tsx';
import {
  type KnownScore,
  aboutWords,
  fewWords,
  isKnownScore,
  levelWords,
  scatterWords,
  scoreName,
  sureAnswer,
  thresholdPoint,
  warningWords,
} from './detectability_words.ts';
import {shortWords} from './detection_words.ts';
import {RateTable} from './rate_table.tsx';
import type {Score, SureFound} from './reports.ts';

const MOST_THRESHOLD = 100;

// The score that is shown: the one that a person chose, else that of a detector that was just trained, else the first.
function shownOf({scores, learned}: SureFound, chosen: string | null): Score {
  return scores.find(({name}) => name === chosen) ?? (learned ? scores[scores.length - 1] : scores[0]);
}

function Detectability({group}: GroupProps) {
  const found = group.found as SureFound;
  const {scores} = found;
  const [chosen, choose] = useState<string | null>(null);
  const [thresholds, setThresholds] = useState<Record<string, number | undefined>>({}); // by the name of a score
  const score = shownOf(found, chosen);
  const threshold = thresholds[score.name] ?? (score.name === 'posterior' ? 0.5 : found.threshold);
  const answer = sureAnswer(group, found, score);
  const warning = warningWords(found);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('How sure is detection?')}</h2>
        <p class="gp-note gp-about">{aboutWords(found)}</p>
        <p class="gp-note gp-missing">{stillMissing(group, found)}</p>
        <div class="gp-tools">
          <label class="gp-of-score" hidden={scores.length < 2}>
            {t('Score')}{' '}
            <select
              class="gp-which"
              aria-label={t('Which score is shown')}
              value={score.name}
              onChange={({currentTarget}) => choose(currentTarget.value)}
            >
              {scores.map(({name}) => (
                <option key={name} value={name}>
                  {scoreName(name)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('Threshold')}{' '}
            <input
              key={score.name}
              type="number"
              class="gp-threshold"
              step={0.1}
              defaultValue={String(threshold)}
              onInput={({currentTarget: {valueAsNumber: value}}) => {
                if (Math.abs(value) <= MOST_THRESHOLD) setThresholds({...thresholds, [score.name]: value}); // else the last one holds
              }}
            />
          </label>
        </div>
      </header>
      <Verdict {...answer} />
      <p class="gp-hidden gp-told" role="status">
        {group.done && `${answer.words}. ${answer.more}`}
      </p>
      <p class="gp-warning" hidden={!warning}>
        {warning}
      </p>
      <div class="gp-shown" hidden={!isKnownScore(score)}>
        {isKnownScore(score) && <Shown group={group} found={found} score={score} threshold={threshold} />}
      </div>
    </>
  );
}

export const detectabilityPane = groupPane(Detectability, (group) => group.answered('sure'));

interface ShownProps {
  group: RunGroup;
  found: SureFound;
  score: KnownScore;
  threshold: number;
}

function Shown({group, found, score, threshold}: ShownProps) {
  const known = found.scores.filter(isKnownScore);
  return (
    <>
      <div class="gp-halves">
        <Scores group={group} score={score} threshold={threshold} />
        <Roc group={group} known={known} score={score} threshold={threshold} />
      </div>
      <div class="gp-wide" tabIndex={0} role="group" aria-label={t('Found at a fixed false-positive rate')}>
        <RateTable known={known} score={score} />
      </div>
      <p class="gp-note gp-few">{fewWords(known)}</p>
      <Lengths group={group} found={found} />
    </>
  );
}

function Scores({group, score, threshold}: Omit<ShownProps, 'found'>) {
  const words = t('threshold {value}', {value: shortWords(threshold)});
  return (
    <figure class="gp-trial-figure">
      <h3>{t('The scores of both sets')}</h3>
      <p class="gp-note gp-keys">
        <span>
          <i class="gp-swatch-with" aria-hidden="true" />
          {t('with the watermark')}
        </span>
        <span>
          <i class="gp-swatch-without" aria-hidden="true" />
          {t('without')}
        </span>
        <span class="gp-of-fit" hidden={score.name === 'posterior' || !score.normal.some(Boolean)}>
          <svg width="26" height="8" aria-hidden="true">
            <path class="gp-fit-with" d="M1 4H25" />
          </svg>
          <Term
            id="detection-rate"
            run={() => scatterWords(score)}
            formula=""
            unit=""
            meaning={t(
              'The normal distributions with the mean and the standard deviation of each set. What they say about rare false positives holds as far as the scores are normal.',
            )}
          >
            {t('normal distributions')}
          </Term>
        </span>
      </p>
      <ChartBox class="gp-scores" chart={withLine(group.charts[`scores ${score.name}`], threshold, words)} />
      <p class="gp-at-threshold">{thresholdPoint(score, threshold).words}</p>
      <p class="gp-note gp-spreads">{scatterWords(score)}</p>
    </figure>
  );
}

function Roc({group, known, score, threshold}: Omit<ShownProps, 'found'> & {known: KnownScore[]}) {
  const keys = known.map((each, i) => ({
    look: each === score ? 'gp-roc-main' : `gp-roc-other gp-roc-${i % 3}`,
    name: t('{score}: AUC {auc}', {score: scoreName(each.name), auc: fixed(each.auc, 3)}),
    term: {id: 'auc', meaning: t(named(SCORES, each.name, ['', '', ''])[2])},
  }));
  const run = () => t('{name}: {words}.', {name: scoreName(score.name), words: `AUC ${fixed(score.auc, 3)}`});
  return (
    <figure class="gp-trial-figure">
      <h3>
        <Term
          id="auc"
          run={run}
          formula=""
          unit=""
          meaning={t(
            'Receiver operating characteristic: for every threshold, the share of texts with the watermark that are found, over the share of texts without it that pass too. The diagonal is guessing.',
          )}
        >
          {t('ROC curve')}
        </Term>
      </h3>
      <LineKeys class="gp-keys gp-roc-keys" keys={keys} />
      <ChartBox class="gp-roc" chart={withPoint(group.charts[`roc ${score.name}`], thresholdPoint(score, threshold))} />
      <p class="gp-note">
        {t('AUC is the area under the curve: how often a text with the watermark scores higher than one without.')}
      </p>
    </figure>
  );
}

function Lengths({group, found}: {group: RunGroup; found: SureFound}) {
  const {lengths, kind} = found;
  if (lengths.length < 2) return null;
  const score = kind === 'synthid' ? t('mean g') : 'z';
  const keys = [
    {
      look: 'gp-z-measured',
      name: t('found at {rate} false positives, by {score}, from the samples', {rate: levelWords(lengths), score}),
      term: {
        id: 'detection-rate',
        meaning: t(
          'The threshold is the laxest that at most this share of the cut texts without the watermark passes; unless the share is 1%, so few texts cannot show a smaller one. The bars are the 95 % intervals of the true rate.',
        ),
      },
    },
    {
      look: 'gp-z-expected',
      name: t('the same by normal distributions'),
      term: {id: 'detection-rate', meaning: t('As if the scores at each length were normal.')},
    },
    {
      look: 'gp-z-other',
      name: t('AUC'),
      term: {
        id: 'auc',
        meaning: t('How often a cut text with the watermark scores higher than one without: 50% is guessing.'),
      },
    },
  ];
  return (
    <figure class="gp-trial-figure gp-of-lengths">
      <h3>{t('By text length')}</h3>
      <LineKeys class="gp-keys gp-length-keys" keys={keys} />
      <ChartBox class="gp-lengths-box" chart={group.charts.lengths} />
      <p class="gp-note">{t('Each text is cut after this many tokens; only texts that are long enough count.')}</p>
    </figure>
  );
}
