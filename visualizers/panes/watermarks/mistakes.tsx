// The pane of wrong settings: what a detector says of the same text with one thing wrong at a time, a row each. What it
// shows was asked by playground/ui/watermarks/wrong_settings.py and found by playground/watermarks/detection.py.

import {type GroupProps, groupPane} from '../core/component.tsx';
import {count, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import type {Mistake, MistakesFound, Unscored} from './reports.ts';
import {pValue} from './watermark_statistics.ts';
import {zWords} from './z_words.ts';

const MARGIN = 0.4; // of z, beyond the ends of what is shown

function Mistakes({group}: GroupProps) {
  const {rows, threshold} = group.found as MistakesFound;
  const zs = rows.flatMap((row) => zsOf(row));
  const low = Math.min(-3, ...zs) - MARGIN;
  const high = Math.max(threshold, ...zs) + MARGIN;
  const place = (z: number) => (z - low) / (high - low);
  const hint = t(
    'The same text, scored again and again, each time with one thing wrong. Point at a row’s name for the explanation.',
  );
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('With one setting wrong')}</h2>
        <p class="gp-note">
          <span tabIndex={0} data-tip={hint}>
            {t('The same text, another detector in each row')}
          </span>
        </p>
      </header>
      <div class="gp-wide">
        <table class="gp-mistake-rows">
          <thead>
            <tr>
              <th scope="col">{t('what is wrong')}</th>
              <th scope="col" class="gp-strip-head">
                {t('z, and the threshold as a line')}
              </th>
              <th scope="col">
                <Term
                  id="z-score"
                  formula=""
                  meaning={t(
                    'z of the text with these settings, and whether it is above the threshold. Of several tries, from the lowest to the highest.',
                  )}
                >
                  {t('found?')}
                </Term>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <Row key={i} row={row} isRight={i === 0} threshold={threshold} place={place} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="gp-note gp-mistake-note">{noteOf(rows[0])}</p>
    </>
  );
}

export const mistakesPane = groupPane(Mistakes, ({found}) => Boolean(found));

type MistakeReport = Mistake['reports'][number];
type Scored = Exclude<MistakeReport, Unscored>;

const isScored = (report: MistakeReport): report is Scored => !report.error;
const scoredOnes = ({reports}: Mistake): Scored[] => reports.filter(isScored);
const zsOf = (row: Mistake) =>
  scoredOnes(row)
    .map(({z_score: z}) => z)
    .filter(isKnown);

interface RowProps {
  row: Mistake;
  isRight: boolean; // nothing is wrong in it
  threshold: number;
  place: (z: number) => number;
}

function Row({row, isRight, threshold, place}: RowProps) {
  const zs = zsOf(row);
  const z =
    zs.length > 1
      ? t('{low} to {high}', {low: zWords(Math.min(...zs)), high: zWords(Math.max(...zs))})
      : zWords(zs.at(0) ?? null);
  const why = isRight ? '' : whyWords(row, threshold);
  return (
    <tr class={isRight ? 'gp-right' : ''}>
      <th scope="row">
        <span tabIndex={0} data-tip={t(row.meaning)}>
          {t(row.what)}
        </span>
        <small>{t(row.how)}</small>
      </th>
      <td>
        <span class="gp-strip" aria-hidden="true">
          {[0, threshold, ...zs].map((each, i) => (
            <i
              key={i}
              class={['gp-line gp-zero', 'gp-line'].at(i) ?? 'gp-dot'}
              style={{left: `${(place(each) * 100).toFixed(2)}%`}}
            />
          ))}
        </span>
      </td>
      <td>
        <b>{z}</b>
        <small>{foundWords(row)}</small>
        <small class="gp-why" hidden={!why}>
          {why}
        </small>
      </td>
    </tr>
  );
}

function foundWords({reports, keeps}: Mistake): string {
  const failed = reports.find((report) => report.error);
  if (failed?.error) return t(failed.error.message);
  const passed = reports.filter((report) => isScored(report) && report.prediction).length;
  const isChance = keeps === 'none';
  if (reports.length === 1) {
    if (!passed) return t('◇ no sign');
    return isChance ? t('▲ above it by chance') : t('◆ watermarked');
  }
  if (!passed) return tn(reports.length, '◇ no sign in {count} try', '◇ no sign in {count} tries');
  const shares = {passed, number: reports.length};
  return isChance
    ? t('▲ {passed} of {number} above it by chance', shares)
    : t('◆ {passed} of {number} watermarked', shares);
}

// Why a wrong setting passes: the mark is still there, or p takes for evidence what is none, or there were many tries.
function whyWords(row: Mistake, threshold: number): string {
  const passed = scoredOnes(row).filter(({prediction}) => prediction);
  if (!passed.length) return '';
  if (row.keeps !== 'none') return t(row.meaning);
  const {num_tokens_scored: scored, once} = passed.reduce((a, b) => (b.z_score > a.z_score ? b : a));
  const tries = triesWords(threshold, row.reports.length);
  const repeats = once && isKnown(scored) ? scored - (once.num_tokens_scored ?? 0) : 0;
  if (!once || repeats <= 0) return tries.join(' ');
  const z = zWords(once.z_score);
  const isAbove = once.z_score > threshold;
  return [
    tn(
      repeats,
      'p counts each token as new evidence, but {count} of the {scored} only repeats an n-gram.',
      'p counts each token as new evidence, but {count} of the {scored} only repeat an n-gram.',
      {scored: count(scored ?? 0)},
    ),
    isAbove ? t('Counted once, z is {z}.', {z}) : t('Counted once, z is {z}, not above the threshold.', {z}),
    ...(isAbove || row.reports.length > 1 ? tries : []),
  ].join(' ');
}

// Who tries often enough passes any threshold.
function triesWords(threshold: number, tries: number): string[] {
  const one = pValue(threshold);
  const odds = (p: number) => count(Number((1 / p).toPrecision(2)));
  const words =
    one > 0.1
      ? t('{share} of texts without this watermark pass the threshold.', {share: percent(one)})
      : t('One in {odds} texts without this watermark passes the threshold.', {odds: odds(one)});
  if (tries === 1) return [words];
  const any = 1 - (1 - one) ** tries;
  return [
    words,
    any > 0.1
      ? t('With {tries} tries at each text, {share} pass at least once.', {tries: count(tries), share: percent(any)})
      : t('With {tries} tries at each text, one in {odds} passes at least once.', {
          tries: count(tries),
          odds: odds(any),
        }),
  ];
}

// The likeliest reason for a text that the right settings do not find.
function noteOf({reports: [first]}: Mistake): string {
  if (isScored(first) && first.prediction) return '';
  return t(
    'The given settings find nothing either. If the text is watermarked, they may be wrong themselves, or the text is too short.',
  );
}
