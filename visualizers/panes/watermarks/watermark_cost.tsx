// What a watermark costs against its strength, the bias of green lists or the number of SynthID's keys: perplexity, z, the
// share of green tokens, and how many likely candidates were made less likely. What it shows was found by
// playground/experiments/watermark_findings.py.

import {stillMissing} from '../assisted/speculation.ts';
import {ChartBox} from '../charts/chart.tsx';
import {LineKey} from '../charts/line_keys.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {fixed} from '../core/notation.ts';
import {inARow} from '../core/run_sums.ts';
import {count, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Chart} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {Note} from '../widgets/note.tsx';
import {Term, type TermProps} from '../widgets/term.tsx';
import {Verdict} from '../widgets/verdict.tsx';
import type {CostFound, CostPoint} from './reports.ts';
import {costAnswer, strengthWords} from './watermark_cost_words.ts';
import {watermarkKindWords} from './watermark_words.ts';
import {zWords} from './z_words.ts';

function WatermarkCost({group}: GroupProps) {
  const found = group.found as CostFound;
  const answer = costAnswer(group, found);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('What does it cost?')}</h2>
        <p class="gp-note gp-about">{watermarkKindWords(found.watermark)}</p>
        <p class="gp-note gp-missing">{stillMissing(group, found)}</p>
      </header>
      <Verdict {...answer} />
      <p class="gp-hidden gp-told" role="status">
        {group.done && `${answer.words}. ${answer.more}`}
      </p>
      <Keys found={found} />
      <Pictures found={found} charts={group.charts} />
      {found.kind === 'green' && (
        <Note
          class="gp-note gp-limits"
          text={t(
            'A bias cannot bring back a token that top_k, top_p or the like have removed, nor change one that the model is certain of: there the curves flatten.',
          )}
        />
      )}
      <Table found={found} />
    </>
  );
}

export const watermarkCostPane = groupPane(WatermarkCost, (group) => group.answered('cost'));

function Keys({found}: {found: CostFound}) {
  return (
    <p class="gp-note gp-keys">
      <span>
        <svg width="14" height="14" aria-hidden="true">
          <path class="gp-measured" d="M7 0L14 7L7 14L0 7Z" />
        </svg>
        <Term
          id="interval"
          meaning={t(
            'Of all texts of a strength. The bar is the 90 % interval of the true median; for fewer than 5 texts it runs from the lowest to the highest and is less certain.',
          )}
        >
          {t('median and its interval')}
        </Term>
      </span>
      <LineKey look="gp-unity" name={t('without the watermark')} />
      {found.points.some(({expected}) => isKnown(expected)) && (
        <LineKey
          look="gp-z-expected"
          name={t('expected at least')}
          term={{
            id: 'green-list',
            formula: '',
            meaning: t(
              'At least this share of tokens is expected to be green, from the distributions that the model had along the texts: theorem 4.2 of Kirchenbauer et al. 2023. Where the model is certain of a token, no bias changes it.',
            ),
          }}
        />
      )}
    </p>
  );
}

// ---------------------------------------------------------------------------------------------------- numbers of a strength

const perplexityOf = ({perplexity}: CostPoint) => (perplexity ? fixed(perplexity.median, 2) : '–');
const zOf = ({score}: CostPoint) => (score ? zWords(score.median) : '–');
const suppressedOf = ({suppressed}: CostPoint) => (isKnown(suppressed) ? fixed(suppressed, 2) : '–');
const shareOf =
  ({kind}: CostFound) =>
  ({share}: CostPoint) =>
    isKnown(share) ? (kind === 'green' ? percent(share) : fixed(share, 3)) : '–';
const percentOf = (share: number | null) => (isKnown(share) ? percent(share) : '–');

// A number of each strength, in a row.
const ofEach = (found: CostFound, words: (point: CostPoint) => string) =>
  inARow(
    found.points
      .filter((point) => words(point) !== '–')
      .map((point) =>
        t('{name}: {words}', {
          name: point.value === null ? t('none') : strengthWords(found, point.value),
          words: words(point),
        }),
      ),
  );

// The term of the green share, or of the mean g-value.
const markTerm = ({kind}: CostFound) => (kind === 'green' ? 'green-list' : 'g-value');
const shareTerm = (found: CostFound) =>
  found.kind === 'green'
    ? {id: 'green-list', formula: t('green / scored'), unit: '%'}
    : {id: 'g-value', formula: 'Σ g / n', unit: ''};

// ---------------------------------------------------------------------------------------------------- the pictures

function Pictures({found, charts}: {found: CostFound; charts: Record<string, Chart | undefined>}) {
  const isGreen = found.kind === 'green';
  return (
    <div class="gp-pictures">
      <figure class="gp-trial-figure">
        <h3>
          <Term
            id="perplexity"
            run={() => ofEach(found, perplexityOf)}
            meaning={t(
              'How surprising the texts are to the model itself, before any processor: exp of the mean surprisal. The closer to that without the watermark, the less it costs.',
            )}
          >
            {t('Perplexity')}
          </Term>
        </h3>
        <ChartBox class="gp-perplexity" chart={charts.perplexity} />
      </figure>
      <figure class="gp-trial-figure">
        <h3>
          <Term
            id="z-score"
            run={() => ofEach(found, zOf)}
            meaning={t(
              'How clearly the watermark is found in these texts: standard deviations above chance. It grows with the length, too.',
            )}
          >
            {t('z-score')}
          </Term>
        </h3>
        <ChartBox class="gp-score" chart={charts.score} />
      </figure>
      <figure class="gp-trial-figure">
        <h3>
          <Term
            class="gp-share-name"
            {...shareTerm(found)}
            run={() => ofEach(found, shareOf(found))}
            meaning={
              isGreen
                ? t('Green tokens / tokens scored, of all texts of a strength together.')
                : t('The mean of all g-values of the texts of a strength: 0.5 without the watermark.')
            }
          >
            {isGreen ? t('Green tokens') : t('Mean g-value')}
          </Term>
        </h3>
        <ChartBox class="gp-share" chart={charts.share} />
      </figure>
      <figure class="gp-trial-figure gp-of-suppressed" hidden={!charts.suppressed}>
        <h3>
          <Term
            class="gp-suppressed-name"
            id={markTerm(found)}
            run={() => ofEach(found, suppressedOf)}
            formula=""
            unit={t('tokens')}
            meaning={tn(
              found.candidates,
              'Of the {count} candidate that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.',
              'Of the {count} candidates that the model found likeliest at a step, how many the watermark made less likely; the mean over all steps.',
            )}
          >
            {t('Suppressed candidates')}
          </Term>
        </h3>
        <ChartBox class="gp-suppressed" chart={charts.suppressed} />
      </figure>
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- the table

interface Column {
  name: string;
  words: (point: CostPoint) => string;
  term?: Omit<TermProps, 'as' | 'class' | 'children'>;
}

function columnsOf(found: CostFound): Column[] {
  const {points, candidates, kind, knob} = found;
  const isGreen = kind === 'green';
  const median = t('The median of the texts of a strength.');
  const columns: Column[] = [
    {
      name: knob === 'keys' ? t('keys') : t('bias'),
      words: ({value}) => (value === null ? t('none') : String(value)),
    },
    {name: t('texts'), words: ({texts}) => count(texts), term: {id: 'sample', formula: ''}},
    {name: t('perplexity'), words: perplexityOf, term: {id: 'perplexity', meaning: median}},
    {name: 'z', words: zOf, term: {id: 'z-score', meaning: median}},
    {name: isGreen ? t('green') : t('mean g'), words: shareOf(found), term: shareTerm(found)},
  ];
  if (points.some(({expected}) => isKnown(expected)))
    columns.push({
      name: t('expected at least'),
      words: ({expected}) => percentOf(expected),
      term: {
        id: 'green-list',
        meaning: t(
          'At least this share of tokens is expected to be green, from the distributions that the model had along the texts.',
        ),
        formula: '',
        unit: '%',
      },
    });
  if (points.slice(1).some(({suppressed}) => isKnown(suppressed)))
    columns.push({
      name: t('suppressed of {count}', {count: candidates}),
      words: suppressedOf,
      term: {
        id: markTerm(found),
        meaning: t('How many of the likeliest tokens the watermark made less likely, on average over the positions.'),
        formula: '',
        unit: t('tokens'),
      },
    });
  if (points.some(({moved}) => isKnown(moved)))
    columns.push({
      name: t('moved to green'),
      words: ({moved}) => percentOf(moved),
      term: {
        id: 'total-variation',
        meaning: t('How much probability the watermark moved from red candidates to green ones at a step, on average.'),
      },
    });
  return columns;
}

function Table({found}: {found: CostFound}) {
  const [strength, ...columns] = columnsOf(found);
  const name = t('The numbers of each strength');
  return (
    <div class="gp-wide" tabIndex={0} role="group" aria-label={name}>
      <table class="gp-numbers">
        <caption class="gp-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{strength.name}</th>
            {columns.map(({name: head, words, term}) => (
              <th key={head} scope="col">
                {term && (
                  <Term {...term} run={() => ofEach(found, words)}>
                    {head}
                  </Term>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.points.map((point, i) => (
            <tr key={i}>
              <th scope="row">{strength.words(point)}</th>
              {columns.map(({name: head, words}) => (
                <td key={head}>{words(point)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
