// The same request without the watermark and with it: both texts, marked by the same key, their numbers, and z as they
// grow. While a text is written it has no marks; what is shown of it then was found by playground/experiments/watermark_findings.py.

import {useMemo, useState} from 'preact/hooks';
import {LineKeys} from '../charts/line_keys.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {count, percent, quoted, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {EntryToken} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {type Finding, Verdict} from '../widgets/verdict.tsx';
import {DetectionTable} from './detection_table.tsx';
import {
  type ScoredText,
  isScored,
  isScoredText,
  legendOf,
  markedItems,
  scoredOf,
  shortWords,
} from './detection_words.ts';
import {MarkLegend, type MarkedItem, MarkedWords} from './marked_text.tsx';
import type {JudgedText, PairFound, Report} from './reports.ts';
import {greenZ, pValue, thresholdWords} from './watermark_statistics.ts';
import {watermarkWords} from './watermark_words.ts';
import {type ZCurve, ZPicture, zKeys} from './z_picture.tsx';
import {zWords} from './z_words.ts';

const MOST_POINTS = 60; // of the curve that is expected

type ScoredPair = [ScoredText, ScoredText];

function Marked({group}: GroupProps) {
  const [threshold, setThreshold] = useState(3);
  const found = group.found as PairFound;
  const {texts} = found;
  const scored = texts.filter(isScoredText);
  const pair = scored.length === 2 ? (scored as ScoredPair) : null;
  const answer = pair ? answerOf(pair, threshold) : noAnswer(group, texts);
  const seed = group.entries.at(0)?.seed;
  const about = [watermarkWords(found.watermark), ...(isKnown(seed) ? [t('seed {seed}', {seed})] : [])];
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Side by side')}</h2>
        <p class="gp-note gp-about">{about.join(' · ')}</p>
        <div class="gp-tools">
          <label>
            {t('Threshold of z')}{' '}
            <input
              type="number"
              class="gp-threshold"
              min={0}
              max={20}
              step={0.5}
              defaultValue="3"
              onInput={({currentTarget: {valueAsNumber: value}}) => {
                if (value >= 0 && value <= 20) setThreshold(value); // until it is one, the last one holds
              }}
            />
          </label>
          <span class="gp-note gp-means">{thresholdWords(threshold)}</span>
        </div>
      </header>
      <Verdict {...answer} more={`${answer.more} ${pair ? costWords(pair) : ''}`.trim()} />
      <p class="gp-hidden gp-told" role="status">
        {group.done && `${answer.words}. ${answer.more}`}
      </p>
      <MarkLegend
        class="gp-legend"
        {...legendOf(
          found.kind,
          scored.map(({report}) => report),
        )}
      />
      <div class="gp-texts">
        {texts.map((text, number) => (
          <Side key={number} group={group} text={text} number={number} />
        ))}
      </div>
      {pair && <Evidence pair={pair} threshold={threshold} />}
    </>
  );
}

export const markedPane = groupPane(Marked, (group) => group.answered('pair'));

// ---------------------------------------------------------------------------------------------------- the texts

const unscored = new WeakMap<EntryToken, MarkedItem>(); // always the same for the same token

function unscoredItem(token: EntryToken): MarkedItem {
  const item = unscored.get(token) ?? {
    token,
    mark: {},
    words: () => t('{token}, not scored yet', {token: quoted(token.text)}),
  };
  unscored.set(token, item);
  return item;
}

// What is written so far, without marks; then the marked tokens, once they are known.
function Side({group, text, number}: {group: RunGroup; text: JudgedText; number: number}) {
  const [{tokens}] = group.groups[number].entries;
  const report = isScoredText(text) ? text.report : null;
  const marked = useMemo(() => report && markedItems(report), [report]);
  const written = useMemo(() => tokens.map(unscoredItem), [tokens, tokens.length]);
  const error = text.report?.error;
  return (
    <div>
      <h3>{number ? t('With the watermark') : t('Without the watermark')}</h3>
      <p class="gp-facts">{factsOf(text, text.tokens || tokens.length)}</p>
      <p class="gp-problem" role="status" hidden={!error}>
        {error && `${t(error.message)} ${t(error.fix)}`}
      </p>
      <MarkedWords class="gp-text-body" dir="auto" items={marked ?? written} />
    </div>
  );
}

function factsOf({perplexity, stop_reason: reason, report}: JudgedText, tokens: number): string {
  if (!tokens) return t('not started');
  const parts = [tn(tokens, '{count} token', '{count} tokens')];
  if (isKnown(perplexity)) parts.push(t('perplexity {value}', {value: fixed(perplexity, 2)}));
  if (isScored(report))
    parts.push(
      report.kind === 'green'
        ? t('{share} green', {share: percent(report.green_fraction)})
        : t('mean g-value {g}', {g: fixed(report.mean, 3)}),
    );
  if (reason) parts.push(stopWords(reason)[1]);
  return parts.join(' · ');
}

// ---------------------------------------------------------------------------------------------------- the answer

function noAnswer(group: RunGroup, texts: JudgedText[]): Finding {
  if (texts.some(({report}) => report?.error))
    return {verdict: 'even', sign: '–', words: t('No comparison'), more: t('One of the texts cannot be scored.')};
  const words = group.done ? t('No answer') : t('Not known yet');
  return {verdict: 'wait', sign: '…', words, more: t('Both texts must be complete.')};
}

function answerOf(pair: ScoredPair, threshold: number): Finding {
  const [plain, marked] = pair.map(({report}) => report.z_score);
  const both = t('z is {marked} with the watermark and {plain} without it; the threshold is {threshold}.', {
    marked: zWords(marked),
    plain: zWords(plain),
    threshold: shortWords(threshold),
  });
  if (plain > threshold)
    return {
      verdict: 'bad',
      sign: '✗',
      words: t('A false positive'),
      more: `${both} ${t('The text without the watermark passes it.')}`,
    };
  if (marked > threshold) return {verdict: 'good', sign: '◆', words: t('The watermark is found'), more: both};
  const missing = missingWords(pair[1].report, threshold);
  return {verdict: 'even', sign: '◇', words: t('The watermark is not found'), more: `${both} ${missing}`};
}

// How many scored tokens reach the threshold at the rate of this text, or null: their number goes with its square.
const neededBy = ({tokens_needed: needed, threshold: own}: Report, threshold: number) =>
  isKnown(needed) && own > 0 ? Math.ceil(needed * (threshold / own) ** 2) : null;

function missingWords(report: Report, threshold: number): string {
  const [needed, scored] = [neededBy(report, threshold) ?? 0, scoredOf(report)];
  if (needed <= scored) return t('A longer text or a stronger mark would help.');
  return tn(
    needed,
    'If the text went on like this, about {count} scored token would be needed; it has {scored}.',
    'If the text went on like this, about {count} scored tokens would be needed; it has {scored}.',
    {scored: count(scored)},
  );
}

// How much more surprising the marked text is to the model itself.
function costWords(pair: ScoredPair): string {
  const [plain, marked] = pair.map(({perplexity}) => perplexity);
  if (!isKnown(plain) || !isKnown(marked)) return '';
  const both = t('Perplexity under the model, without the watermark and with it: {plain} and {marked}.', {
    plain: fixed(plain, 2),
    marked: fixed(marked, 2),
  });
  const question = t('What does it cost?');
  return `${both} ${t('One pair of texts says little about the cost; “{question}” measures it.', {question})}`;
}

// ---------------------------------------------------------------------------------------------------- the evidence

function Evidence({pair, threshold}: {pair: ScoredPair; threshold: number}) {
  const [plain, marked] = pair;
  const curves: ZCurve[] = [
    {name: t('with the watermark'), look: 'measured', points: marked.report.curve ?? []},
    ...expectedCurve(marked),
    {name: t('without it'), look: 'other', points: plain.report.curve ?? []},
  ];
  // what is small is reckoned here: on its way to the page it was rounded
  const columns = pair.map(({report}, number) => {
    const p = pValue(report.z_score);
    const own = {threshold, p_value: p, confidence: 1 - p, false_positive_rate: pValue(threshold)};
    const needed = {tokens_needed: neededBy(report, threshold)};
    return {name: number ? t('with') : t('without'), report: {...report, ...own, ...needed}};
  });
  return (
    <div class="gp-evidence">
      <figure class="gp-trial-figure">
        <h3>
          <Term
            id="z-score"
            meaning={t(
              'z after each scored token, as if the text ended there. It grows with the square root of the length where the share of marked tokens stays the same.',
            )}
          >
            {t('z as the texts grow')}
          </Term>
        </h3>
        <LineKeys class="gp-keys" keys={zKeys(curves)} />
        <ZPicture class="gp-curves" curves={curves} threshold={threshold} />
      </figure>
      <DetectionTable caption={t('The numbers of detection, for both texts')} columns={columns} />
    </div>
  );
}

// z that is expected after so many tokens where this share of them is expected to be green.
function expectedCurve({report, expected}: ScoredText): ZCurve[] {
  if (!isKnown(expected) || report.kind !== 'green') return [];
  const {ratio, num_tokens_scored: total} = report;
  const places = Math.min(MOST_POINTS, total);
  return [
    {
      name: t('expected with it, at least'),
      look: 'expected',
      points: Array.from({length: places}, (_, i) => {
        const tokens = ((i + 1) * total) / places;
        return [tokens, greenZ(expected * tokens, tokens, ratio) ?? 0];
      }),
      tip: t(
        'At least {share} of the tokens are expected to be green with this bias, by theorem 4.2 of Kirchenbauer et al. 2023, from the model’s distributions along the text.',
        {share: percent(expected)},
      ),
    },
  ];
}
