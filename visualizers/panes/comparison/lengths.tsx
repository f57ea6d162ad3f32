// The lengths pane: how long the samples of one strategy are, what ended them, and which texts came more than once. Counts
// those that have ended alone: the length of one that is under way says nothing yet.

import {useMemo} from 'preact/hooks';
import {axisOf, chartOf} from '../charts/look.ts';
import {ChartBox} from '../charts/chart.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {count, inOneLine, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Chart, Entry} from '../core/types.ts';
import {medianOf} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {endOf, endSign, endWords, standingOf, textOfRun, tokensOf} from './run_status.ts';

const BINS = 24; // at most
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]; // of a bin
const COMMON = 5; // texts that are listed
const BEGINNING = 150; // characters of a listed text, unless it is opened

function Lengths({group}: GroupProps) {
  const stopped = group.entries.filter((entry) => standingOf(entry) === 'cut');
  const over = group.entries.filter((entry) => endOf(entry) && !stopped.includes(entry));
  const runs = over.filter((entry) => endOf(entry) !== 'failed');
  const lengths = runs.map(tokensOf).sort((a, b) => a - b);
  const total = lengths.reduce((sum, one) => sum + one, 0);
  const mean = fixed(total / lengths.length, 1);
  const lengthWords = () =>
    tn(lengths.length, '{total} tokens in {count} text.', '{total} tokens in {count} texts, {mean} on average.', {
      total: count(total),
      mean,
    });
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Lengths and endings')}</h2>
        <p class="gp-note gp-of">{ofWords(group, over.length)}</p>
      </header>
      <div class="gp-both">
        <figure class="gp-lengths-figure">
          <figcaption>
            <Term
              id="length"
              run={() => (lengths.length ? lengthWords() : '')}
              meaning={t(
                'The number of tokens in a text, including the one that ends it. Only texts that have ended are counted.',
              )}
            >
              {t('Tokens per text')}
            </Term>{' '}
            <span class="gp-note gp-average">
              {lengths.length
                ? t('mean {mean}, median {median}, from {low} to {high}', {
                    mean,
                    median: count(medianOf(lengths)),
                    low: count(lengths[0]),
                    high: count(lengths[lengths.length - 1]),
                  })
                : t('none has ended yet')}
            </span>
          </figcaption>
          <Bins lengths={lengths} />
        </figure>
        <div>
          <h3>{t('Endings')}</h3>
          <Endings entries={[...over, ...stopped]} />
          <p class="gp-note gp-oddities">{oddities(group, over)}</p>
        </div>
      </div>
      <Common key={group.turn} texts={runs.map((entry) => textOfRun(entry))} />
    </>
  );
}

export const lengthsPane = groupPane(Lengths, ({header}) => header?.kind === 'seeds', ['status']);

function ofWords({done, entries: {length: all}}: RunGroup, over: number): string {
  if (over === all) return tn(all, '{count} sample', 'all {count} samples');
  const ended = {ended: count(over)};
  return done
    ? tn(all, '{ended} of {count} sample ended', '{ended} of {count} samples ended', ended)
    : tn(all, '{ended} of {count} sample ended so far', '{ended} of {count} samples ended so far', ended);
}

function oddities({done, entries}: RunGroup, over: Entry[]): string {
  const failed = over.filter((entry) => endOf(entry) === 'failed').length;
  const empty = over.filter((entry) => endOf(entry) !== 'failed' && !textOfRun(entry).trim()).length;
  const unended = done ? entries.length - over.length : 0;
  return [
    empty && tn(empty, '{count} text is empty.', '{count} texts are empty.'),
    failed &&
      tn(
        failed,
        '{count} sample failed and is counted only here.',
        '{count} samples failed and are counted only here.',
      ),
    unended && tn(unended, '{count} sample did not finish.', '{count} samples did not finish.'),
  ]
    .filter(Boolean)
    .join(' ');
}

// ---------------------------------------------------------------------------------------------------- lengths

interface Bin {
  from: number;
  to: number;
  texts: number;
}

// Whole numbers in bins of one round width.
function binned(lengths: number[]): Bin[] {
  const [low, high] = [Math.min(...lengths), Math.max(...lengths)];
  const width =
    WIDTHS.find((one) => Math.floor(high / one) - Math.floor(low / one) < BINS) ?? Math.ceil((high - low + 1) / BINS);
  const first = Math.floor(low / width);
  const bins = Array.from({length: Math.floor(high / width) - first + 1}, (_, i) => ({
    from: Math.max((first + i) * width, low),
    to: Math.min((first + i + 1) * width - 1, high),
    texts: 0,
  }));
  for (const length of lengths) bins[Math.floor(length / width) - first].texts += 1;
  return bins;
}

function Bins({lengths}: {lengths: number[]}) {
  const chart = useMemo(() => (lengths.length ? chartOfBins(binned(lengths)) : undefined), [lengths.join()]);
  return <ChartBox class="gp-bins" chart={chart} />;
}

function chartOfBins(bins: Bin[]): Chart {
  const width = ({from, to}: Bin) =>
    from === to
      ? tn(from, '{count} token', '{count} tokens')
      : t('{low} to {high} tokens', {low: count(from), high: count(to)});
  const bars = {
    type: 'bar',
    hoverinfo: 'text',
    textposition: 'none',
    text: bins.map((bin) => `${width(bin)}: ${tn(bin.texts, '{count} text', '{count} texts')}`),
    x: bins.map(({from, to}) => (from + to) / 2),
    y: bins.map(({texts}) => texts),
    width: bins.map(({from, to}) => 0.94 * (to - from + 1)),
    marker: {color: 'var(--gp-kept)'},
  };
  const [x, y] = [axisOf(t('tokens'), {showgrid: false}), axisOf(t('texts'), {rangemode: 'tozero'})];
  return chartOf(t('Number of texts by their length in tokens'), [bars], x, y, {height: 220, bargap: 0});
}

// ---------------------------------------------------------------------------------------------------- endings

// How often each comes, the most frequent first.
function frequencies(values: string[]): [value: string, times: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

const Endings = ({entries}: {entries: Entry[]}) => (
  <ul class="gp-endings">
    {frequencies(entries.map((entry) => endOf(entry) ?? '')).map(([reason, times]) => (
      <li key={reason} data-end={reason}>
        <span class="gp-sign" aria-hidden="true">
          {endSign(reason)}
        </span>
        <span class="gp-word">{endWords(reason)[0]}</span>
        <span aria-hidden="true">
          <i class="gp-bar" style={{width: `${((times / entries.length) * 100).toFixed(2)}%`}} />
        </span>
        <span class="gp-times">{`${count(times)} · ${percent(times / entries.length)}`}</span>
      </li>
    ))}
  </ul>
);

// ---------------------------------------------------------------------------------------------------- common texts

function Common({texts}: {texts: string[]}) {
  const all = frequencies(texts);
  const repeated = all.filter(([, times]) => times > 1);
  return (
    <>
      <h3 class="gp-common-title">{commonTitle(all.length, texts.length, repeated.length > 0)}</h3>
      <ol class="gp-common">
        {repeated.slice(0, COMMON).map(([text, times]) => (
          <li key={text}>
            <span class="gp-times">{`${count(times)} ×`}</span>
            <CommonText text={text} />
          </li>
        ))}
      </ol>
    </>
  );
}

function commonTitle(distinct: number, all: number, isRepeated: boolean): string {
  if (all < 2) return all ? tn(all, '{count} text', '{count} texts') : '';
  if (distinct === 1) return t('All {count} texts are the same', {count: count(all)});
  if (!isRepeated) return t('All {count} texts are different', {count: count(all)});
  return t('{count} different texts of {all}; the most frequent ones', {count: count(distinct), all: count(all)});
}

function CommonText({text}: {text: string}) {
  if (!text.trim()) return <span class="gp-note">{t('(empty)')}</span>;
  if (text.length <= BEGINNING) return <bdi>{inOneLine(text)}</bdi>;
  return (
    <details>
      <summary>
        <bdi>{`${inOneLine(text.slice(0, BEGINNING))}…`}</bdi>
      </summary>
      <p dir="auto">{text}</p>
    </details>
  );
}
