// The pane of prompt sensitivity: how the distribution of the next token moves with the prompt. A table of distances from the
// first prompt, the likeliest tokens after each, the distances from each to each, and KL along the text that follows all. What it
// shows was worked out by playground/generation/sensitivity_reader.py; it only draws.

import {useState} from 'preact/hooks';
import {ChartBox} from '../charts/chart.tsx';
import {type GroupProps, groupPane} from '../core/component.tsx';
import {type Pair, inARow, klSumWords, variationSumWords} from '../core/run_sums.ts';
import {count, information, percent, quoted} from '../core/text.ts';
import {type Said, t, tn} from '../core/texts.ts';
import type {Found, Unit} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {klUnitWords} from '../models/pair_words.ts';
import {Term, type TermProps} from '../widgets/term.tsx';
import {Prompt, shortNames} from './prompt_words.tsx';

interface PromptRead {
  tokens: number;
  entropy: number;
  top: number; // the id of the likeliest token
  same_top: boolean; // as after the first prompt
}

interface TokenRead {
  id: number;
  text: string;
  probabilities: number[]; // after each prompt
}

/** Distances are from each prompt (row) to each other (column), in nats; what is not finite travels as null. */
interface Readings {
  prompts: PromptRead[];
  candidates: TokenRead[];
  kl: (number | null)[][];
  js: number[][];
  tv: number[][];
  text: unknown[]; // the tokens that follow all prompts
  mean: (number | null)[]; // KL along them
}

interface PromptsFound extends Found {
  question: 'prompts';
  prompts: {label: string; prompt: string}[];
  waiting?: boolean;
  read: Readings | {error: {message: Said; fix: Said}} | null;
}

type Measure = 'kl' | 'js' | 'tv';

function Sensitivity({group}: GroupProps) {
  const [measure, setMeasure] = useState<Measure>('kl');
  const {prompts, read, waiting} = group.found as PromptsFound;
  const {charts, unit} = group;
  const error = read && 'error' in read ? read.error : undefined;
  const readings = read && !('error' in read) ? read : null;
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Prompt sensitivity')}</h2>
        <p class="gp-note">{t('How the model’s distribution of the next token moves with the prompt.')}</p>
      </header>
      <p class="gp-answer-more gp-summary">{readings && summaryOf(prompts, readings, unit)}</p>
      {!readings && <p class="gp-warning gp-unread">{unreadWords(error, waiting)}</p>}
      {readings && (
        <div class="gp-results">
          <div class="gp-wide" tabIndex={0} role="group" aria-label={t('The prompts and their distances')}>
            <Distances prompts={prompts} read={readings} unit={unit} />
          </div>
          <div class="gp-pictures">
            <figure class="gp-trial-figure">
              <h3>{t('The likeliest next tokens after each prompt')}</h3>
              <ChartBox class="gp-tokens-box" chart={charts.tokens} />
            </figure>
            <figure class="gp-trial-figure">
              <h3>
                <label>
                  {t('From each prompt (row) to each other (column):')}{' '}
                  <select
                    class="gp-measure"
                    value={measure}
                    onChange={({currentTarget}) => setMeasure(currentTarget.value as Measure)}
                  >
                    <option value="kl">{t('KL(row ‖ column)')}</option>
                    <option value="js">{t('JS, the same both ways')}</option>
                    <option value="tv">{t('total variation')}</option>
                  </select>
                </label>
              </h3>
              <ChartBox class="gp-matrix-box" chart={charts[measure === 'tv' ? 'tv' : `${measure} ${unit}`]} />
            </figure>
          </div>
          <figure class="gp-trial-figure gp-along" hidden={!readings.text.length}>
            <h3>{t('KL from the first prompt, along the text that its run wrote')}</h3>
            <p class="gp-note">
              {t(
                'Every prompt is followed by this text, and the distributions before each of its tokens are compared.',
              )}
            </p>
            <ChartBox class="gp-along-box" chart={charts[`along ${unit}`]} />
          </figure>
          <Meanings />
        </div>
      )}
    </>
  );
}

export const sensitivityPane = groupPane(Sensitivity, ({found}) => found?.question === 'prompts', ['found', 'unit']);

const Meanings = () => (
  <details class="gp-why">
    <summary>{t('What do these numbers mean?')}</summary>
    <ul>
      <li>
        {t(
          'KL(P ‖ Q) is how much more surprising tokens drawn from P are, on average, to somebody who expects Q. 0 nats: no difference. 1 nat is 1.44 bits.',
        )}
      </li>
      <li>
        {t(
          'JS is the mean KL of both from their mixture: it is the same both ways, and at most 0.69 nats, which is 1 bit. Total variation is the share of the probability that moved.',
        )}
      </li>
      <li>
        {t(
          'All are exact for this model and these prompts: over the whole vocabulary, before the logits processors. Nothing was sampled, so there is no interval.',
        )}
      </li>
    </ul>
  </details>
);

// ---------------------------------------------------------------------------------------------------- in words

function summaryOf(prompts: PromptsFound['prompts'], {prompts: each, tv, kl}: Readings, unit: Unit): string {
  const [distances] = tv;
  const far = distances.indexOf(Math.max(...distances));
  const others = each.slice(1).filter(({same_top: isSame}) => !isSame).length;
  const values = {
    first: prompts[0].label,
    prompt: prompts[far].label,
    words: quoted(shortNames(prompts.map(({prompt}) => prompt))[far]),
    kl: klUnitWords(kl[0][far], unit),
    share: percent(distances[far]),
  };
  const moved =
    distances[far] > 0
      ? t(
          '{prompt} {words} moves the next token most: {share} of the probability moved, compared with prompt {first}; KL {kl}.',
          values,
        )
      : t('The distributions are the same after all prompts.');
  const top = others
    ? tn(
        prompts.length - 1,
        'The likeliest token changes after {others} of {count} other prompt.',
        'The likeliest token changes after {others} of {count} other prompts.',
        {others: count(others)},
      )
    : t('The likeliest token is the same after all of them.');
  return `${moved} ${top}`;
}

function unreadWords(error?: {message: Said; fix: Said}, isWaiting?: boolean): string {
  if (error) return `${t(error.message)} ${t(error.fix)}`;
  if (isWaiting) return t('The prompts are compared once all runs have ended.');
  return t('Not known: the prompts were not all read. Run them again.');
}

// ---------------------------------------------------------------------------------------------------- the table

interface Cell {
  words: string;
  more?: string;
  isFar?: boolean;
}

interface Column {
  title: string;
  term: Omit<TermProps, 'as' | 'class' | 'children'>;
  cell: (number: number) => Cell;
}

interface DistancesProps {
  prompts: PromptsFound['prompts'];
  read: Readings;
  unit: Unit;
}

function Distances({prompts, read, unit}: DistancesProps) {
  const columns = columnsOf({prompts, read, unit});
  return (
    <table class="gp-from-first">
      <thead>
        <tr>
          <th scope="col">
            <span>{t('prompt')}</span>
          </th>
          {columns.map(({title, term}) => (
            <th key={title} scope="col">
              <Term {...term}>{title}</Term>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prompts.map(({label, prompt}, number) => (
          <tr key={number}>
            <th scope="row">
              <b class="gp-letter">{label}</b>{' '}
              <bdi>
                <Prompt text={prompt} />
              </bdi>
            </th>
            {columns.map(({title, cell}) => (
              <DistanceCell key={title} {...cell(number)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DistanceCell = ({words, more = '', isFar}: Cell) => (
  <td>
    <span class={isFar ? 'gp-far' : ''}>{words}</span>
    <small>{more}</small>
  </td>
);

function columnsOf({prompts, read, unit}: DistancesProps): Column[] {
  const {candidates, kl, js, tv, mean} = read;
  const amount = (nats: number | null) => klUnitWords(nats, unit);
  // sentences of each prompt in a row
  const ofEach = (words: (number: number) => string) =>
    inARow(prompts.map(({label}, i) => (words(i) ? t('{name}: {words}', {name: label, words: words(i)}) : '')));
  const ofOthers = (words: (number: number) => string) => ofEach((i) => (i ? words(i) : ''));
  const fromFirst = (words: (number: number) => string) => (i: number) => ({words: i ? words(i) : '–'});
  const pairs = (i: number): Pair[] =>
    candidates.map(({text, probabilities}) => ({text, p: probabilities[0], q: probabilities[i]}));
  const best = (i: number) => {
    const top = candidates.find(({id}) => id === read.prompts[i].top);
    return {
      words: quoted(top?.text ?? ''),
      more: percent(top?.probabilities[i] ?? 0),
      isFar: !read.prompts[i].same_top,
    };
  };
  const entropy = (i: number) => information(read.prompts[i].entropy, unit);
  // the mean over the text as a sum, where all its places are known
  const along = (i: number) =>
    isKnown(mean[i])
      ? tn(read.text.length, '{mean} over {count} token', '{mean} on average over {count} tokens', {
          mean: amount(mean[i]),
        })
      : '';
  const columns: Column[] = [
    {
      title: t('tokens'),
      term: {
        id: 'length',
        meaning: t("How many tokens the model reads, including the chat template's."),
        run: () => ofEach((i) => count(read.prompts[i].tokens)),
        formula: '',
      },
      cell: (i) => ({words: count(read.prompts[i].tokens)}),
    },
    {
      title: t('likeliest next token'),
      term: {
        id: 'probability',
        meaning: t('The token that the model finds likeliest after this prompt, and its probability.'),
        run: () => ofEach((i) => `${best(i).words} ${best(i).more}`),
      },
      cell: best,
    },
    {
      title: t('entropy'),
      term: {
        id: 'entropy',
        meaning: t('Of the next token’s distribution: how uncertain the model is.'),
        run: () => ofEach(entropy),
      },
      cell: (i) => ({words: entropy(i)}),
    },
    {
      title: `KL(${prompts[0].label} ‖ ·)`,
      term: {
        id: 'kl',
        meaning: t('How far this prompt’s distribution is from the first one’s.'),
        run: () => ofOthers((i) => klSumWords(pairs(i), unit, amount(kl[0][i]))),
      },
      cell: fromFirst((i) => amount(kl[0][i])),
    },
    {
      title: 'JS',
      term: {
        id: 'js',
        meaning: t('The same both ways; at most 0.69 nats.'),
        run: () => ofOthers((i) => amount(js[0][i])),
      },
      cell: fromFirst((i) => amount(js[0][i])),
    },
    {
      title: t('total variation'),
      term: {
        id: 'total-variation',
        meaning: t('The share of the probability that moved.'),
        run: () => ofOthers((i) => variationSumWords(pairs(i), percent(tv[0][i]))),
      },
      cell: fromFirst((i) => percent(tv[0][i])),
    },
    {
      title: t('mean KL along the text'),
      term: {
        id: 'kl',
        meaning: t('The mean over the tokens of the text that follows all prompts.'),
        run: () => ofOthers(along),
      },
      cell: fromFirst((i) => (isKnown(mean[i]) ? amount(mean[i]) : t('not known'))),
    },
  ];
  return read.text.length ? columns : columns.slice(0, -1);
}
