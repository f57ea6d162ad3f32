// The pane of divergences: the reference's text, each token inked by how far another model's distribution lies from the
// reference's there, the same as a curve, and both distributions at the token that is chosen. What it shows was worked out
// by playground/generation/divergence.py; it only draws.

import {useMemo, useState} from 'preact/hooks';
import {ChartBox, withLine} from '../charts/chart.tsx';
import {titleWords} from '../comparison/titles.ts';
import {type GroupProps, groupPane, useFresh} from '../core/component.tsx';
import {klSumWords} from '../core/run_sums.ts';
import {asSentence, count, decimals, fromNats, percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Unit} from '../core/types.ts';
import {Term} from '../widgets/term.tsx';
import {MarkedWords} from '../watermarks/marked_text.tsx';
import {Beside} from './kl_beside.tsx';
import {
  type PairToken,
  type PrecisionFound,
  type ReadGroup,
  klUnitWords,
  klWords,
  readGroups,
  termsOf,
} from './pair_words.ts';

// [up to so many bits, level of the scale]; besides its colour, each but the first has a bar, the higher the further.
const STEPS: [most: number, level: number][] = [
  [0.001, 0],
  [0.01, 3],
  [0.1, 6],
  [1, 8],
  [Infinity, 10],
];
const stepOf = (kl: number | null) => STEPS.findIndex(([most]) => fromNats(kl ?? Infinity, 'bits') <= most);
const groundOf = (step: number) => `var(--gp-heat-${STEPS[step][1]})`;

const LINES = 6; // of a legend that differ

function Divergences({group, changes}: GroupProps) {
  const [which, choose] = useState<number | null>(null); // the number of a group
  const [place, show] = useState<number | null>(null); // of a token
  if (useFresh(changes).run && place !== null) show(null);
  const {unit} = group;
  const all = readGroups(group.found);
  const one = all.find(({number}) => number === which) ?? all[0];
  const {tokens} = one.pair;
  const shown = place !== null && place < tokens.length ? place : null;
  const chart = group.charts[`kl ${one.number} ${unit}`];
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">
          <Title one={one} place={shown ?? one.pair.max_at} unit={unit} />
        </h2>
        <p class="gp-note gp-about">
          {tn(
            tokens.length,
            '{count} token of the reference, read by both',
            '{count} tokens of the reference, read by both',
          )}
        </p>
        <div class="gp-tools">
          <label>
            {t('KL(reference ‖')}{' '}
            <select
              class="gp-which"
              aria-label={t('The model that is compared with the reference')}
              value={one.number}
              onChange={({currentTarget}) => choose(Number(currentTarget.value))}
            >
              {all.map(({title, number}) => (
                <option key={number} value={number}>
                  {titleWords(title)}
                </option>
              ))}
            </select>
            )
          </label>
        </div>
      </header>
      <p class="gp-answer-more gp-summary">{summaryWords(one, unit)}</p>
      <Legend unit={unit} />
      <Text one={one} unit={unit} shown={shown} press={show} />
      <figure class="gp-trial-figure">
        <h3>{t('KL along the text')}</h3>
        <p class="gp-note gp-keys gp-curve-keys">
          {all.map(({title, number}, i) => (
            <span key={number}>
              <svg width="30" height="8" aria-hidden="true">
                <path
                  class="gp-course"
                  d="M1 4H29"
                  data-line={i % LINES}
                  data-on={number === one.number ? 'yes' : 'no'}
                />
              </svg>
              <span>{titleWords(title)}</span>
            </span>
          ))}
        </p>
        <ChartBox class="gp-curve-box" chart={shown === null ? chart : withLine(chart, shown + 1, '')} />
      </figure>
      <Beside
        reference={(group.found as PrecisionFound).groups[0].title}
        one={one}
        place={shown ?? one.pair.max_at}
        isChosen={shown !== null}
        unit={unit}
      />
    </>
  );
}

export const klPane = groupPane(Divergences, ({found}) => readGroups(found).length > 0);

// The divergence at the token that is looked at, as a sum.
function Title({one, place, unit}: {one: ReadGroup; place: number; unit: Unit}) {
  const run = () => {
    const token = one.pair.tokens[place];
    const words = klSumWords(termsOf(token), unit, klUnitWords(token.kl, unit));
    return words && asSentence(t('token {number}, {words}', {number: count(place + 1), words}));
  };
  return (
    <Term
      id="kl"
      run={run}
      meaning={t(
        'KL(P ‖ Q) = Σ p(t) · (log p(t) − log q(t)) over all tokens t of the vocabulary. P is the reference’s distribution of the next token, Q the other’s, both after the same text and before any processor. It is 0 where both are the same, and larger the more of P’s probability Q misses.',
      )}
    >
      {t('Divergence at each token')}
    </Term>
  );
}

function summaryWords({pair}: ReadGroup, unit: Unit): string {
  const {mean, max, max_at: at, vocab, same_top: same, perplexities} = pair;
  const [one, other] = perplexities.map((value) => decimals(value));
  return [
    t('Mean {mean}, at most {max} at token {number}, over {vocab} tokens of the vocabulary.', {
      mean: klUnitWords(mean, unit),
      max: klWords(max, unit),
      number: count(at + 1),
      vocab: count(vocab),
    }),
    t('The same token is the likeliest for both at {share} of the places.', {share: percent(same)}),
    t('Perplexity of the text: {one} and {other}.', {one, other}),
  ].join(' ');
}

// ---------------------------------------------------------------------------------------------------- the text

interface TextProps {
  one: ReadGroup;
  unit: Unit;
  shown: number | null;
  press: (place: number) => void;
}

function Text({one, unit, shown, press}: TextProps) {
  const {tokens} = one.pair;
  const key = JSON.stringify(tokens.map(({id, kl}) => [id, kl])); // the same may come again
  const items = useMemo(
    () =>
      tokens.map((token, place) => ({
        token,
        place,
        mark: {},
        words: () => tokenWords(token, place, unit),
        dress(element: HTMLElement, ink: HTMLElement) {
          const step = stepOf(token.kl);
          ink.style.backgroundColor = groundOf(step);
          ink.dataset.rank = String(step);
          element.dataset.top = token.same_top ? 'same' : 'other';
        },
      })),
    [one.number, unit, key],
  );
  return <MarkedWords class="gp-words" items={items} press={({place}) => press(place)} chosen={shown ?? undefined} />;
}

function tokenWords({text, kl, logprobs: [p, q], same_top: same}: PairToken, place: number, unit: Unit): string {
  const words = t('Token {number} {token}: KL {kl}; probability {share}, here {other}', {
    number: count(place + 1),
    token: quoted(text),
    kl: klUnitWords(kl, unit),
    share: percent(probability(p)),
    other: percent(probability(q)),
  });
  return same ? words : `${words}; ${t('another token is the likeliest here')}`;
}

function Legend({unit}: {unit: Unit}) {
  const limit = (bits: number) => (unit === 'bits' ? bits : Number((bits * Math.LN2).toPrecision(2)));
  return (
    <p class="gp-note gp-scale gp-legend">
      {t('KL in {unit}:', {unit: t(unit)})}
      {STEPS.map(([most], step) => (
        <span key={step} class="gp-chip" data-rank={step} style={{backgroundColor: groundOf(step)}}>
          {Number.isFinite(most)
            ? t('to {limit}', {limit: limit(most)})
            : t('above {limit}', {limit: limit(STEPS[step - 1][0])})}
        </span>
      ))}
      <span>
        <span class="gp-wavy">abc</span> {t('another token is the likeliest')}
      </span>
    </p>
  );
}
