// What is found at fixed rates of false positives, by each score: from the texts themselves, and by normal distributions.

import {count, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';
import {type KnownScore, scoreName} from './detectability_words.ts';
import type {Rate} from './reports.ts';
import {zWords} from './z_words.ts';

interface Column {
  name: string;
  term: string;
  meaning: string;
  formula?: string;
  run: (rate: Rate) => string; // the sum of the score that is shown
  words: (rate: Rate) => [words: string, more: string];
}

const COLUMNS = (): Column[] => [
  {
    name: t('false positives'),
    term: 'false-positive-rate',
    meaning: t('The share of texts without the watermark that pass the threshold.'),
    run: ({false_positives: passed, plain}) =>
      t('{passed} of {number} passed = {share}', {
        passed: count(passed),
        number: count(plain),
        share: percent(passed / plain),
      }),
    words: ({level}) => [percent(level), ''],
  },
  {
    name: t('found, from the samples'),
    term: 'detection-rate',
    meaning: t(
      'The threshold is the laxest that lets at most this share of the samples without the watermark pass; they cannot show a rate below one sample. In brackets: the exact 95 % interval of the true rate (Clopper and Pearson).',
    ),
    run: ({detected, marked}) =>
      t('{found} of {number} found = {share}', {
        found: count(detected),
        number: count(marked),
        share: percent(detected / marked),
      }),
    words: sampleWords,
  },
  {
    name: t('found, by normal distributions'),
    term: 'detection-rate',
    formula: '',
    meaning: t('Threshold and detection rate if both sets were drawn from the normal distributions above.'),
    run: ({normal}) =>
      normal ? t('{share} above {threshold}', {share: percent(normal.rate), threshold: zWords(normal.threshold)}) : '',
    words: ({normal}) =>
      normal ? [percent(normal.rate), t('threshold {value}', {value: zWords(normal.threshold)})] : ['–', ''],
  },
  {
    name: t('true false-positive rate, by the samples'),
    term: 'false-positive-rate',
    formula: '',
    meaning: t(
      'If none of n samples passes, the true rate may still be about 3.7 / n: so few samples cannot show a lower one.',
    ),
    run: ({false_positives: passed, plain, false_between: [, most]}) =>
      t('{passed} of {number} passed; the true rate may be up to {share}', {
        passed: count(passed),
        number: count(plain),
        share: percent(most),
      }),
    words: ({shown, false_positives: passed, plain, false_between: [, most]}) =>
      shown
        ? [
            t('up to {share}', {share: percent(most)}),
            t('{passed} of {number} passed', {passed: count(passed), number: count(plain)}),
          ]
        : ['–', ''],
  },
];

function sampleWords({shown, level, detected, marked, found_between: between, threshold}: Rate): [string, string] {
  if (!shown)
    return [
      t('not known'),
      tn(Math.ceil(1 / level - 1e-9), 'needs {count} text without it', 'needs {count} texts without it'),
    ];
  const [low, high] = between.map(percent);
  const more = isKnown(threshold)
    ? t('({low} to {high}), threshold {threshold}', {low, high, threshold: zWords(threshold)})
    : t('({low} to {high})', {low, high});
  return [percent(detected / marked), more];
}

/** `score` is the one that is shown: its sums explain the columns, at the least rate that the texts can show. */
export function RateTable({known, score}: {known: KnownScore[]; score: KnownScore}) {
  const columns = COLUMNS();
  const explained = score.rates.find(({shown}) => shown) ?? score.rates.at(0);
  const runOf = ({run}: Column) => {
    const words = explained && run(explained);
    return words ? t('{name}: {words}.', {name: scoreName(score.name), words}) : '';
  };
  return (
    <table class="gp-rates">
      <caption>{t('Found at a fixed false-positive rate')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('score')}</th>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              <Term id={column.term} run={() => runOf(column)} meaning={column.meaning} formula={column.formula}>
                {column.name}
              </Term>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {known.flatMap(({name, rates}) =>
          rates.map((rate) => (
            <tr key={`${name} ${rate.level}`}>
              <th scope="row">{scoreName(name)}</th>
              {columns.map((column) => {
                const [words, more] = column.words(rate);
                return (
                  <td key={column.name}>
                    <span>{words}</span> <small>{more}</small>
                  </td>
                );
              })}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
