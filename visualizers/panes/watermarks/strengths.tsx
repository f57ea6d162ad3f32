// The pane of strengths: how z falls as an attack grows stronger, over several seeds of each strength. What it shows was
// found by playground/watermarks/detection.py.

import {ChartBox} from '../charts/chart.tsx';
import {LineKey} from '../charts/line_keys.tsx';
import {sideOf} from '../core/claims.ts';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {inARow} from '../core/run_sums.ts';
import {percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {medianOf} from '../core/values.ts';
import type {Side, StrengthPoint, StrengthsFound} from './reports.ts';
import {zWords} from './z_words.ts';

function Strengths({group}: GroupProps) {
  const found = group.found as StrengthsFound;
  const {how, points, of, seeds} = found;
  const known = points.filter(({z}) => z.length);
  const about = [t(how), tn(seeds, '{count} seed at each strength', '{count} seeds at each strength')];
  if (points.length < of) about.push(t('{done} of {of} strengths so far', {done: points.length, of}));
  const medians = () =>
    inARow(
      known.map(({strength, z}) =>
        t('{strength}: z {median}', {strength: percent(strength), median: zWords(medianOf(z))}),
      ),
    );
  const meaning = t(
    'The median z of the texts that were attacked this strongly, each with another seed: other words are hit.',
  );
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('z against the strength of the attack')}</h2>
        <p class="gp-note gp-about">{about.join(' · ')}</p>
      </header>
      <p class="gp-strength-words">{strengthWords(found, known)}</p>
      <p class="gp-note gp-keys">
        <LineKey look="gp-z-measured" name={t('median')} term={{id: 'z-score', formula: '', run: medians, meaning}} />
        <span>
          <svg width="14" height="14" aria-hidden="true">
            <rect class="gp-range" width="14" height="14" />
          </svg>
          {t('from the lowest to the highest')}
        </span>
      </p>
      <ChartBox class="gp-strength-box" chart={group.charts.strengths} />
    </>
  );
}

export const strengthsPane = groupPane(Strengths, ({found}) => Boolean(found));

// At which strengths the median is surely above the threshold, where it is surely not, and where the seeds do not tell; what
// could not be scored. Before the attack there is one text, and its z is what it is.
function strengthWords({points, threshold}: StrengthsFound, known: StrengthPoint[]): string {
  const sideAt = ({strength, z}: StrengthPoint): Side =>
    strength === 0 ? (z[0] > threshold ? 'above' : 'below') : sideOf(z, threshold);
  const at = (...sides: Side[]) => rangesOf(known, (point) => sides.includes(sideAt(point)));
  const [above, below, open] = [at('above'), at('below'), at('open', 'few')];
  const refused = points.filter(({refused: number}) => number).map(({strength}) => percent(strength));
  const first = known.at(0);
  return [
    first?.strength === 0 &&
      sideAt(first) !== 'above' &&
      t('The text is not above the threshold even before the attack.'),
    above && t('At strength {strengths}, the median z is above the threshold.', {strengths: above}),
    below && t('At strength {strengths}, the median z is not above the threshold.', {strengths: below}),
    open &&
      t(
        'At strength {strengths}, it is not known whether the median z is above the threshold: the seeds disagree or are too few.',
        {strengths: open},
      ),
    refused.length > 0 &&
      t('At strength {strengths}, too little text is left to score, for some seeds or for all.', {
        strengths: refused.join(', '),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

// "0% to 30% and 100%": the strengths that fit, those beside each other as one range.
function rangesOf(known: StrengthPoint[], fits: (point: StrengthPoint) => boolean): string {
  const ranges: [from: number, to: number][] = [];
  known.forEach((point, i) => {
    if (!fits(point)) return;
    if (i && fits(known[i - 1])) ranges[ranges.length - 1][1] = point.strength;
    else ranges.push([point.strength, point.strength]);
  });
  const words = ranges.map(([from, to]) =>
    from === to ? percent(from) : t('{low} to {high}', {low: percent(from), high: percent(to)}),
  );
  return words.length > 1
    ? t('{names} and {last}', {names: words.slice(0, -1).join(', '), last: words.at(-1)})
    : words.join('');
}
