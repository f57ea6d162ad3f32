// What can be drawn along a text: the curves, each with its meaning, and the axes that they are drawn on.

import {count, numbersOf, percent, probability} from '../core/text.js';
import {keptOf} from '../core/values.js';

// A value of an axis is in nats, a share, or a power of ten; `write` says how a tick of it reads.
export const AXES = {
  information: {least: [0, 1], unit: true, write: (value) => Number(value.toFixed(6)).toLocaleString('en-US')},
  sum: {least: [-1, 0], unit: true, write: (value) => Number(value.toFixed(6)).toLocaleString('en-US')},
  share: {least: [0, 0.01], write: percent},
  count: {least: [0, 1], powers: true, write: (value) => shortCount(10 ** value)},
  rank: {least: [-1, 0], powers: true, write: (value) => shortCount(10 ** -value)}, // rank 1 stands above
};

const shortCount = (number) => (number < 1e4 ? count(Math.round(number)) : count(Math.round(number / 1000)) + 'k');

// What can be drawn. A series is {name, look (a class), tip, value: step -> number, or null where it has none}; with
// `sum`, its values are added up along the text. `of` gives the series of the looked-up tokens.
export const CURVES = {
  information: {
    name: 'surprisal and entropy',
    axis: 'information',
    about: 'Surprisal tells how unexpected each token was; entropy how uncertain the next token was, for the model (before) and for the draw (after).',
    series: [
      {name: 'surprisal', look: 'gp-surprisal', tip: 'How unexpected the chosen token was: minus the logarithm of its probability after the processors; before them where a text was only read.', value: (step) => numbersOf(step).surprisal},
      {name: 'entropy before', look: 'gp-entropy-before', tip: 'How uncertain the model was, before any processor: the surprisal that it expected.', value: (step) => step.distribution.entropy_before},
      {name: 'entropy after', look: 'gp-entropy-after', tip: 'How uncertain the draw was, after the processors.', value: (step) => (step.isPrompt ? null : step.distribution.entropy_after)},
    ],
  },
  kept: {
    name: 'candidates kept',
    axis: 'count',
    about: 'How many tokens of the vocabulary could still be chosen after the processors. Each line of the grid is ten times the one below.',
    series: [{name: 'candidates kept', look: 'gp-left', tip: 'The number of tokens that the processors left something of.', value: (step) => (step.isPrompt ? null : Math.log10(Math.max(1, keptOf(step))))}],
  },
  cumulative: {
    name: 'cumulative log-probability',
    axis: 'sum',
    about: 'The logarithm of the probability of the whole text up to each token: steep where the text is unlikely. The prompt is added up for itself.',
    series: [
      {name: 'after the processors', look: 'gp-drawn', sum: true, tip: 'Added up from the probabilities that the tokens were drawn with.', value: (step) => (step.isPrompt ? null : step.chosen.logprob ?? step.chosen.raw_logprob)},
      {name: 'before them', look: 'gp-model', sum: true, tip: 'Added up from the probabilities that the model gave.', value: (step) => step.chosen.raw_logprob},
    ],
  },
  before: {
    name: 'looked up: probability before',
    axis: 'share',
    about: 'How probable the model found each looked-up token at each place, before the processors.',
    of: (candidate) => probability(candidate.raw_logprob),
  },
  after: {
    name: 'looked up: probability after',
    axis: 'share',
    about: 'How probable each looked-up token was in the draw at each place, after the processors: 0% where they removed it.',
    of: (candidate) => probability(candidate.logprob),
  },
  rank: {
    name: 'looked up: rank',
    axis: 'rank',
    about: 'The rank of each looked-up token among all tokens before the processors: 1, the likeliest, is above.',
    of: (candidate) => (candidate.raw_rank ? -Math.log10(candidate.raw_rank) : null),
  },
};
