// The table of precisions: what each model takes, how fast it is, and how far its distributions lie from the reference's.

import {timesWords} from '../assisted/speculation.ts';
import {titleWords} from '../comparison/titles.ts';
import {fixed, listed} from '../core/notation.ts';
import {inARow, klSumWords, quotientWords} from '../core/run_sums.ts';
import {count, decimals, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Unit} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {type Pair, type PrecisionGroup, isPair, klUnitWords, klWords, sizeWords, termsOf} from './pair_words.ts';

/** The words of a cell, and more below them. */
type CellWords = [words: string, more?: string];

interface Column {
  name: string;
  term: string;
  meaning: string;
  sum: (one: PrecisionGroup) => string; // how the number came about
  words: (one: PrecisionGroup, number: number) => CellWords;
}

const pairOf = ({pair}: PrecisionGroup): Pair | null => (isPair(pair) ? pair : null);

// A number of a pair; the reference has none.
const ofPair =
  (words: (pair: Pair) => CellWords, otherwise = '–') =>
  (one: PrecisionGroup, number: number): CellWords => {
    const pair = number ? pairOf(one) : null;
    return pair ? words(pair) : [number && one.pair?.error ? otherwise : '–'];
  };

const sumOfPair = (words: (pair: Pair) => string) => (one: PrecisionGroup) => {
  const pair = pairOf(one);
  return pair ? words(pair) : '';
};

const columnsOf = (groups: PrecisionGroup[], unit: Unit): Column[] => [
  {
    name: t('weights'),
    term: 'memory',
    meaning: t(
      'What model.get_memory_footprint() reports, plus the scales of quantized weights, which it does not count. Embeddings, norms and the output layer are not quantized.',
    ),
    sum: weightSum,
    words: (one, number) => weightWords(one, number ? groups[0] : null),
  },
  {
    name: t('mean KL'),
    term: 'kl',
    meaning: t(
      'The mean of KL(reference ‖ this) over the tokens of the reference’s text: KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t)) over all tokens t of the vocabulary.',
    ),
    sum: sumOfPair((pair) => meanSum(pair, unit)),
    words: ofPair(({mean}) => [klWords(mean, unit), t(unit)], t('none')),
  },
  {
    name: t('max KL'),
    term: 'kl',
    meaning: t('The largest KL(reference ‖ this) of a token.'),
    sum: sumOfPair((pair) => maxSum(pair, unit)),
    words: ofPair(({max, max_at: at}) => [
      klWords(max, unit),
      t('{unit}, token {number}', {unit: t(unit), number: count(at + 1)}),
    ]),
  },
  {
    name: t('same top token'),
    term: 'top-agreement',
    meaning: t(
      'How often the same token is the likeliest for both: there greedy decoding would continue in the same way.',
    ),
    sum: sumOfPair(sameSum),
    words: ofPair(({same_top: share}) => [percent(share)]),
  },
  {
    name: t('perplexity'),
    term: 'perplexity',
    meaning: t(
      'Of the reference’s text under this model: exp of the mean of −ln p(token). The reference finds its own text likely, so a slightly higher value need not mean a worse model.',
    ),
    sum: sumOfPair(perplexitySum),
    words: (_, number) => [perplexityWords(groups, number)],
  },
  {
    name: t('tokens per second'),
    term: 'speed',
    meaning: t(
      'Tokens divided by seconds, including the time to read the prompt: the median of the counted runs, and its interval. All take turns, one at a time; the first turn is a warm-up and is not counted. × is the speed relative to the reference in the same turn.',
    ),
    sum: paceSum,
    words: speedWords,
  },
];

const weightOf = ({bytes, scale_bytes: scales}: PrecisionGroup) => (bytes ?? 0) + (scales ?? 0);

interface CostTableProps {
  name: string;
  groups: PrecisionGroup[];
  unit: Unit;
}

export function CostTable({name, groups, unit}: CostTableProps) {
  const columns = columnsOf(groups, unit);
  const most = Math.max(...groups.map(weightOf), 1);
  // sentences of all models, or of all that have one, in a row
  const sumsOf = ({sum}: Column) =>
    inARow(
      groups.map((one) => {
        const words = sum(one);
        return words && t('{name}: {words}', {name: titleWords(one.title), words});
      }),
    );
  return (
    <table class="gp-costs">
      <caption class="gp-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('precision')}</th>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              <Term id={column.term} run={() => sumsOf(column)} meaning={column.meaning}>
                {column.name}
              </Term>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((one, number) => (
          <tr key={number}>
            <th scope="row">
              <span>{titleWords(one.title)}</span>
              <small>{number ? titleWords(one.precision ?? one.model) : referenceWords(one)}</small>
            </th>
            {columns.map((column, i) => {
              const [words, more] = column.words(one, number);
              const tip = i ? '' : scaleWords(one);
              return (
                <td key={column.name}>
                  <span {...(tip && {tabIndex: 0, 'data-tip': tip})}>{words}</span>
                  <small>{more}</small>
                  {i === 0 && isKnown(one.bytes) && (
                    <span class="gp-bytes" aria-hidden="true">
                      <i style={{width: `${((weightOf(one) / most) * 100).toFixed(2)}%`}} />
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// ---------------------------------------------------------------------------------------------------- cells

function referenceWords({precision, title}: PrecisionGroup): string {
  const words = titleWords(precision ?? '');
  return words && words !== titleWords(title)
    ? t('the reference: {precision}', {precision: words})
    : t('the reference');
}

function weightWords(one: PrecisionGroup, reference: PrecisionGroup | null): CellWords {
  if (!isKnown(one.bytes)) return ['–'];
  const share = reference && isKnown(reference.bytes) ? percent(weightOf(one) / weightOf(reference)) : '';
  return [sizeWords(weightOf(one)), share && t('{share} of the reference', {share})];
}

const scaleWords = ({bytes, scale_bytes: scales}: PrecisionGroup): string =>
  isKnown(bytes) && scales
    ? t('get_memory_footprint() reports {size}; the scales take another {scales}.', {
        size: sizeWords(bytes),
        scales: sizeWords(scales),
      })
    : '';

function speedWords({pace, paces, ratio}: PrecisionGroup): CellWords {
  if (!pace) return ['–'];
  const spread =
    paces.length > 1 ? t('{low} to {high}', {low: fixed(pace.low, 1), high: fixed(pace.high, 1)}) : t('one run');
  return [fixed(pace.median, 1), ratio ? `${spread}, ${timesWords(ratio.median)}` : spread];
}

// Under the reference it is in every pair the same.
function perplexityWords(groups: PrecisionGroup[], number: number): string {
  const pair = groups.map(pairOf).find((one, i) => one && (number === 0 || i === number));
  return pair ? decimals(pair.perplexities[number === 0 ? 0 : 1]) : '–';
}

// ---------------------------------------------------------------------------------------------------- sums

function weightSum({bytes, scale_bytes: scales}: PrecisionGroup): string {
  if (!isKnown(bytes)) return '';
  return scales
    ? t('{size} + {scales} of scales = {value}', {
        size: sizeWords(bytes),
        scales: sizeWords(scales),
        value: sizeWords(bytes + scales),
      })
    : sizeWords(bytes);
}

function paceSum({paces, pace}: PrecisionGroup): string {
  if (!pace) return '';
  return tn(
    paces.length,
    '{each} tokens per second, in one run',
    'the median of {each} is {median} tokens per second',
    {each: listed(paces.map((one) => fixed(one, 1))), median: fixed(pace.median, 1)},
  );
}

function meanSum({tokens, mean}: Pair, unit: Unit): string {
  if (!isKnown(mean)) return '';
  const sum = tokens.reduce((total, {kl}) => total + (kl ?? 0), 0);
  return quotientWords(klWords(sum, unit), count(tokens.length), klUnitWords(mean, unit));
}

function maxSum({tokens, max_at: at, max}: Pair, unit: Unit): string {
  const words = klSumWords(termsOf(tokens[at]), unit, klUnitWords(max, unit));
  return words && t('token {number}, {words}', {number: count(at + 1), words});
}

const sameSum = ({tokens, same_top: share}: Pair): string =>
  tn(tokens.length, '{same} of {count} token = {share}', '{same} of {count} tokens = {share}', {
    same: count(tokens.filter(({same_top: same}) => same).length),
    share: percent(share),
  });

function perplexitySum({tokens, perplexities: [, value]}: Pair): string {
  const sum = tokens.reduce((total, {logprobs: [, logprob]}) => total + (logprob ?? -Infinity), 0);
  const shown = decimals(value);
  if (decimals(Math.exp(-sum / tokens.length)) !== shown) return shown;
  return `exp(−(${decimals(sum)}) / ${count(tokens.length)}) = ${shown}`;
}
