// The detection pane: whether a text carries a watermark, its tokens marked, every number with its meaning, and z as the
// text grows; with its prompt and without, where there is one. What it shows was found by playground/watermarks/detection.py.

import {useMemo, useState} from 'preact/hooks';
import {ChartBox} from '../charts/chart.tsx';
import {LineKeys} from '../charts/line_keys.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {count} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {Verdict} from '../widgets/verdict.tsx';
import {DetectionTable} from './detection_table.tsx';
import {legendOf, markedItems, scoredOf, verdictOf} from './detection_words.ts';
import {MarkLegend, MarkedWords} from './marked_text.tsx';
import type {DetectionFound, Report} from './reports.ts';
import {type ZCurve, ZPicture, zKeys} from './z_picture.tsx';
import {zWords} from './z_words.ts';

function Detection({group}: GroupProps) {
  const found = group.found as DetectionFound;
  const {reports, once, otherwise} = found;
  const [which, show] = useState(0);
  const names = [t('the text alone'), t('with its prompt')];
  const answer = verdictOf(reports[0], once ? null : otherwise);
  const repeats = repeatsWords(found);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Detection')}</h2>
        <p class="gp-note gp-about">{aboutWords(found)}</p>
        <div class="gp-tools gp-of-prompt" hidden={reports.length < 2}>
          <label>
            {t('Show')}{' '}
            <select
              class="gp-which"
              aria-label={t('Which text is shown')}
              value={which}
              onChange={({currentTarget}) => show(Number(currentTarget.value))}
            >
              <option value={0}>{t('the text alone')}</option>
              <option value={1}>{t('the text with its prompt')}</option>
            </select>
          </label>
        </div>
      </header>
      <Verdict {...answer} />
      <p class="gp-beside" hidden={reports.length < 2}>
        {reports.length > 1 && besideWords(reports[0], reports[1])}
      </p>
      <p class="gp-repeats" hidden={!repeats}>
        {repeats}
      </p>
      <p class="gp-hidden gp-told" role="status">
        {`${answer.words}. ${answer.more}`}
      </p>
      <TextBox report={reports[Math.min(which, reports.length - 1)]} />
      <div class="gp-halves">
        <DetectionTable
          class="gp-found-numbers"
          caption={t('The numbers of detection')}
          columns={reports.map((report, i) => ({name: names[i], report}))}
        />
        <Growth reports={reports} names={names} />
      </div>
      <figure class="gp-trial-figure gp-of-layers" hidden={!group.charts.layers}>
        <h3>
          <Term
            id="g-value"
            meaning={t(
              'The mean of the g-values of each key over all scored tokens, the first round of the tournament at the left. Without the watermark each is about 0.5, give or take chance.',
            )}
          >
            {t('Mean g-value of each key')}
          </Term>
        </h3>
        <ChartBox class="gp-layers-box" chart={group.charts.layers} />
      </figure>
    </>
  );
}

export const detectionPane = groupPane(Detection, ({found}) => Boolean(found));

function TextBox({report}: {report: Report}) {
  const items = useMemo(() => markedItems(report), [report]);
  return (
    <div class="gp-text-box">
      <MarkLegend class="gp-legend" {...legendOf(report.kind, [report])} />
      <MarkedWords class="gp-words" items={items} />
    </div>
  );
}

function Growth({reports, names}: {reports: DetectionFound['reports']; names: string[]}) {
  const curves = reports.map(({curve}, i): ZCurve => ({
    name: reports.length > 1 ? names[i] : 'z',
    look: i ? 'other' : 'measured',
    points: curve ?? [],
  }));
  const [{tokens_needed: at, threshold}] = reports;
  const needed = isKnown(at) ? {at, words: neededWords(at, scoredOf(reports[0]))} : null;
  return (
    <figure class="gp-trial-figure">
      <h3>
        <Term
          id="z-score"
          meaning={t(
            'z after each scored token, as if the text ended there. It grows with the square root of the length where the share of marked tokens stays the same.',
          )}
        >
          {t('z as the text grows')}
        </Term>
      </h3>
      <LineKeys class="gp-keys gp-curve-keys" keys={reports.length > 1 ? zKeys(curves) : []} />
      <ZPicture class="gp-curve-box" curves={curves} threshold={threshold} needed={needed} />
    </figure>
  );
}

function neededWords(at: number, scored: number): string {
  if (at <= scored)
    return tn(
      at,
      'At the share of this text, {count} token reaches the threshold.',
      'At the share of this text, {count} tokens reach the threshold.',
    );
  return tn(
    at,
    'At the share of this text, {count} token reaches the threshold: {more} more.',
    'At the share of this text, {count} tokens reach the threshold: {more} more.',
    {more: count(at - scored)},
  );
}

// ---------------------------------------------------------------------------------------------------- in words

// What it changes to count repeated n-grams once, or each time: SynthID never counts a context twice.
function repeatsWords({reports: [{num_tokens_scored: scored}], otherwise, once}: DetectionFound): string {
  const others = otherwise?.num_tokens_scored;
  if (!otherwise || others === undefined || scored === undefined || others === scored) return '';
  const z = zWords(otherwise.z_score);
  if (once)
    return tn(
      others - scored,
      'Left out as repeated: {count} token. With it, z would be {z}.',
      'Left out as repeated: {count} tokens. With them, z would be {z}.',
      {z},
    );
  return tn(
    scored - others,
    'Of the scored tokens, {count} only repeats an n-gram that came before, which is no new evidence: counted once, z is {z}.',
    'Of the scored tokens, {count} only repeat an n-gram that came before, which is no new evidence: counted once, z is {z}.',
    {z},
  );
}

function besideWords(alone: Report, both: Report): string {
  const change = both.z_score - alone.z_score;
  const effect =
    Math.abs(change) < 0.005
      ? t('This changes nothing.')
      : change < 0
        ? t('This dilutes the mark.')
        : t('This happens to add to it.');
  const words = tn(
    both.prompt_tokens,
    'With its prompt, z is {z}: {count} token of the prompt counts too.',
    'With its prompt, z is {z}: {count} tokens of the prompt count too.',
    {z: zWords(both.z_score)},
  );
  return `${words} ${effect}`;
}

function aboutWords({model, watermark: {keys, seeding_scheme: scheme}, exact, once}: DetectionFound): string {
  return [
    Array.isArray(keys)
      ? tn(keys.length, 'SynthID, {count} key', 'SynthID, {count} keys')
      : t('green list, {scheme}', {scheme: scheme || 'lefthash'}),
    exact ? t('the tokens of the run') : t('tokens as {model} splits the text', {model}),
    ...(once ? [t('repeated n-grams counted once')] : []),
  ].join(' · ');
}
