// The figures of a run's watermark: how many tokens it marked, and what that cost. Draws nothing.

import type {RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {quotientWords} from '../core/run_sums.ts';
import {count, fromNats, information, percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {RunMarks} from './watermark_marks.ts';

/** A figure with its meaning; `run` is the sentence of this run, the rest stands for the term's own. */
export interface MarkFigure {
  name: string;
  value: string;
  term: string;
  meaning: string;
  run?: string;
  formula?: string;
  unit?: string;
}

// What is known.
export function markFigures(log: RunLog, marks: RunMarks): MarkFigure[] {
  const {total, isSynthid} = marks;
  return [
    {
      name: t('tokens scored'),
      value: count(total.scored),
      term: 'length',
      meaning: t('Tokens that count: those with enough tokens before them, without the prompt.'),
    },
    ...(total.scored && !isSynthid ? greenFigures(marks) : []),
    ...(total.chosen ? costFigures(log, marks) : []),
    ...(total.marks ? [suppressedFigure(log, marks)] : []),
  ];
}

const over = (sum: string, number: number, value: string) => quotientWords(sum, count(number), value);

function greenFigures({total: {green, scored, expected}}: RunMarks): MarkFigure[] {
  const share = percent(green / scored);
  const least = percent(expected / scored);
  return [
    {
      name: t('green'),
      value: share,
      term: 'green-list',
      meaning: t('The share of the scored tokens that got the bias.'),
      run: `${count(green)} / ${count(scored)} = ${share}`,
      formula: t('green / scored'),
      unit: '%',
    },
    {
      name: t('expected at least'),
      value: least,
      term: 'green-list',
      meaning: t(
        'At least this share is green on average over all green lists, for this bias and the probabilities that the model gave. Where the model is certain of a token, a bias changes little.',
      ),
      run: over(fixed(expected, 2), scored, least),
      formula: '',
      unit: '%',
    },
  ];
}

function costFigures(log: RunLog, {total}: RunMarks): MarkFigure[] {
  const {chosen, surprisal, gained, likely, entropy} = total;
  const {unit} = log;
  const isDrawn = Boolean(log.started?.effective.do_sample);
  const other = isDrawn ? entropy : likely;
  const mean = (nats: number) => information(nats / chosen, unit);
  const meanSum = (nats: number) => over(fixed(fromNats(nats, unit), 2), chosen, mean(nats));
  const lost = mean(surprisal - other);
  const perToken = t('bits or nats');
  return [
    {
      name: t('surprisal before the watermark'),
      value: mean(surprisal),
      term: 'surprisal',
      meaning: t(
        'How unexpected the chosen tokens were just before the watermark, on average: minus the logarithm of their probability.',
      ),
      run: meanSum(surprisal),
      formula: '−(Σ log p) / n',
    },
    ...(log.usesBeams
      ? []
      : [
          {
            name: t('without it'),
            value: mean(other),
            term: isDrawn ? 'entropy' : 'surprisal',
            meaning: isDrawn
              ? t('Tokens drawn without the watermark would have had this on average: the entropy just before it.')
              : t('The likeliest token at each position would have had this.'),
            run: meanSum(other),
            formula: isDrawn ? '(Σ H) / n' : '−(Σ log p) / n',
          },
          {
            name: t('log-probability lost'),
            value: lost,
            term: 'logprob',
            meaning: t(
              'The price per token: how much less probable than that the chosen tokens are. Values below 0 are luck.',
            ),
            run: `${mean(surprisal)} − ${mean(other)} = ${lost}`,
            formula: '',
            unit: perToken,
          },
        ]),
    {
      name: t('raised by'),
      value: mean(gained),
      term: 'logprob',
      meaning: t(
        'How much the watermark raised the log-probability of the chosen tokens, on average. Over many texts this is the divergence of what was drawn from what the model would draw.',
      ),
      run: meanSum(gained),
      formula: '(Σ log p′ − log p) / n',
      unit: perToken,
    },
  ];
}

function suppressedFigure({started}: RunLog, {total: {suppressed, marks}, isSynthid}: RunMarks): MarkFigure {
  const value = fixed(suppressed / marks, 1);
  return {
    name: t('suppressed'),
    value: t('{value} of {count}', {value, count: count(started?.request.top_candidates ?? 10)}),
    term: isSynthid ? 'g-value' : 'green-list',
    meaning: t('How many of the likeliest tokens the watermark made less likely, on average over the positions.'),
    run: over(count(suppressed), marks, value),
    formula: '',
    unit: t('tokens'),
  };
}
