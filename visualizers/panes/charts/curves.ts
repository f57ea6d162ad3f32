// What can be drawn along a text: the curves, each with its meaning, and the axes that they are drawn on.

import {notation} from '../core/notation.ts';
import {count, numbersOf, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Step} from '../core/types.ts';
import {keptOf} from '../core/values.ts';

/** An axis. Its values are in nats where it has the page's `unit`; with `log` its grid is of powers of ten. */
export interface AxisKind {
  write: (value: number) => string; // how a value reads
  title?: () => string;
  unit?: boolean;
  fromZero?: boolean;
  share?: boolean;
  log?: boolean;
  reversed?: boolean;
}

/** Numbers along a text, null where it has none; with `sum` they are added up. */
export interface Series {
  name: string;
  term: string;
  role: string; // its colour
  dash: string;
  tip: string;
  value: (step: Step) => number | null;
  sum?: boolean;
}

/** What can be drawn: series, or `of` each looked-up token its own. */
export interface Curve {
  name: string;
  axis: keyof typeof AXES;
  about: string;
  series?: Series[];
  of?: (candidate: Candidate) => number | null;
}

/** Series that share an upright axis. */
export interface Strip {
  axis: keyof typeof AXES;
  series: Series[];
}

const TWO_DIGITS = new Intl.NumberFormat('en-US', {maximumFractionDigits: 2, minimumFractionDigits: 2}); // made once: each point has a text
const number = (value: number) => notation(TWO_DIGITS.format(value));
const axis = (kind: AxisKind) => kind;
export const AXES = {
  information: axis({unit: true, write: number, fromZero: true}),
  sum: axis({unit: true, write: number}),
  share: axis({title: () => t('probability'), write: percent, fromZero: true, share: true}),
  count: axis({title: () => t('tokens kept'), write: count, log: true}),
  rank: axis({title: () => t('rank'), write: count, log: true, reversed: true}), // rank 1 stands above
};

// A colour and a pattern for each looked-up token that can be told apart.
export const WATCHED = [
  ['kept', 'solid'],
  ['chosen', 'dash'],
  ['accepted', 'dot'],
  ['rejected', 'dashdot'],
  ['bonus', 'longdash'],
  ['text', '4px,4px'],
  ['before', '12px,3px,2px,3px'],
  ['focus', '2px,7px'],
].map(([role, dash]) => ({role, dash}));

const curvesOfRun = (): Record<string, Curve> => ({
  information: {
    name: t('surprisal and entropy'),
    axis: 'information',
    about: t(
      'Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after).',
    ),
    series: [
      {
        name: t('surprisal'),
        term: 'surprisal',
        role: 'surprisal',
        dash: 'solid',
        tip: t(
          'How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them where a text was only read.',
        ),
        value: (step) => numbersOf(step).surprisal,
      },
      {
        name: t('entropy before'),
        term: 'entropy',
        role: 'entropy-before',
        dash: 'dot',
        tip: t('How uncertain the model was, before any processor: the surprisal that it expected.'),
        value: (step) => step.distribution.entropy_before,
      },
      {
        name: t('entropy after'),
        term: 'entropy',
        role: 'entropy-after',
        dash: 'dash',
        tip: t('How uncertain the draw was, after the processors.'),
        value: (step) => (step.isPrompt ? null : step.distribution.entropy_after),
      },
    ],
  },
  kept: {
    name: t('candidates kept'),
    axis: 'count',
    about: t(
      'How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below.',
    ),
    series: [
      {
        name: t('candidates kept'),
        term: 'kept',
        role: 'entropy-after',
        dash: 'solid',
        tip: t('The number of tokens with a probability above 0 after the processors.'),
        value: (step) => (step.isPrompt ? null : Math.max(1, keptOf(step) ?? 0)),
      },
    ],
  },
  cumulative: {
    name: t('cumulative log-probability'),
    axis: 'sum',
    about: t(
      'The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately.',
    ),
    series: [
      {
        name: t('after the processors'),
        term: 'cumulative-logprob',
        role: 'surprisal',
        dash: 'solid',
        sum: true,
        tip: t('Added up after the processors: from the probabilities that the tokens were drawn with.'),
        value: (step) => (step.isPrompt ? null : (step.chosen.logprob ?? step.chosen.raw_logprob)),
      },
      {
        name: t('before them'),
        term: 'cumulative-logprob',
        role: 'entropy-before',
        dash: 'dot',
        sum: true,
        tip: t('Added up before the processors: from the probabilities that the model gave.'),
        value: (step) => step.chosen.raw_logprob,
      },
    ],
  },
  before: {
    name: t('looked up: probability before'),
    axis: 'share',
    about: t('How probable the model found each looked-up token at each place, before the processors.'),
    of: (candidate) => probability(candidate.raw_logprob),
  },
  after: {
    name: t('looked up: probability after'),
    axis: 'share',
    about: t(
      'How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it.',
    ),
    of: (candidate) => probability(candidate.logprob),
  },
  rank: {
    name: t('looked up: rank'),
    axis: 'rank',
    about: t(
      'The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is at the top.',
    ),
    of: (candidate) => candidate.raw_rank || null,
  },
});

// The same of another server's run, which tells one log-probability for each token.
const curvesOfAnswer = (): Record<string, Curve> => ({
  information: {
    name: t('surprisal'),
    axis: 'information',
    about: t('How unexpected each token was, from the log-probabilities that the server gave.'),
    series: [
      {
        name: t('surprisal'),
        term: 'surprisal',
        role: 'surprisal',
        dash: 'solid',
        tip: t('How unexpected the chosen token was: minus the logarithm of its probability.'),
        value: (step) => numbersOf(step).surprisal,
      },
    ],
  },
  cumulative: {
    name: t('cumulative log-probability'),
    axis: 'sum',
    about: t(
      'The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up separately.',
    ),
    series: [
      {
        name: t('as reported'),
        term: 'cumulative-logprob',
        role: 'surprisal',
        dash: 'solid',
        sum: true,
        tip: t('Added up from the log-probabilities that the server gave.'),
        value: (step) => step.chosen.raw_logprob,
      },
    ],
  },
});

export const curvesOf = (isFromElsewhere: boolean): Record<string, Curve> =>
  isFromElsewhere ? curvesOfAnswer() : curvesOfRun();

/** What is drawn one below the other: how unsure the model was, how unexpected each token was, what the processors left of the
 *  vocabulary, where they removed anything, and how probable looked-up tokens were. */
export function stripsOf(curves: Record<string, Curve>, steps: Step[], looked: Series[]): Strip[] {
  const [surprisal, ...entropies] = curves.information.series ?? [];
  const hasRemoved = steps.some((step) => (keptOf(step) ?? Infinity) < (step.distribution.vocab ?? 0));
  const kept = hasRemoved ? (curves.kept?.series ?? []) : [];
  const strips: Strip[] = [
    {axis: 'information', series: entropies},
    {axis: 'information', series: [surprisal]},
    {axis: 'count', series: kept},
    {axis: 'share', series: looked},
  ];
  return strips.filter(({series}) => series.length);
}
