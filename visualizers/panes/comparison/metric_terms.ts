// The metrics of a comparison as terms of the glossary, and how the values of its runs came about, in a sentence with their own
// numbers. A sum is told only where it gives the value that is shown. Draws nothing.

import {metricWords} from '../charts/heat.ts';
import {fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {quotientWords} from '../core/run_sums.ts';
import {asSentence, count, decimals, fromNats} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Group, Metric, Unit} from '../core/types.ts';
import {finite, isKnown} from '../core/values.ts';
import type {TermProps} from '../widgets/term.tsx';
import {bestPath} from './divergence_point.ts';
import {valueOf, valueWords} from './value_words.ts';

const TERM_OF: Record<string, string> = {
  tokens: 'length',
  time: 'time',
  tokens_per_second: 'speed',
  mean_logprob: 'mean-logprob',
  perplexity: 'perplexity',
  entropy: 'entropy',
  model_entropy: 'entropy',
  distinct_1: 'distinct-n',
  distinct_2: 'distinct-n',
  distinct_3: 'distinct-n',
  repetition: 'repetition',
  self_bleu: 'self-bleu',
  characters: 'length',
  words: 'length',
  ended: 'ending',
};
const MOST_TERMS = 4; // of a sum that is written out

type NameOf = (number: number) => string; // how a group is called

/** A metric as what `Term` explains. */
export function metricTerm(metric: Metric, group: RunGroup, nameOf: NameOf): Omit<TermProps, 'as'> {
  const {name, unit, meaning, formula, better} = metric;
  const wanted = better === 'more' ? t('More is better.') : better === 'less' ? t('Less is better.') : '';
  return {
    id: TERM_OF[name],
    run: () => metricRunWords(metric, group, nameOf),
    meaning: [t(meaning), wanted].filter(Boolean).join(' '),
    formula: t(formula),
    unit: unit ? t(unit) : '',
  };
}

/** How the first group's value came about, and between which values those of all groups lie. */
export function metricRunWords(metric: Metric, group: RunGroup, nameOf: NameOf): string {
  const known = group.groups.filter((each) => valueOf(each, metric) !== null);
  if (!known.length) return '';
  const [first] = known;
  const words = howWords(metric, first, group.unit) || valueWords(metric, first, {unit: true});
  if (known.length === 1) return asSentence(words);
  const of = (each: Group) => valueOf(each, metric) ?? 0;
  const low = known.reduce((a, b) => (of(b) < of(a) ? b : a));
  const high = known.reduce((a, b) => (of(b) > of(a) ? b : a));
  const values = {
    name: nameOf(first.number),
    words,
    low: valueWords(metric, low),
    lowest: nameOf(low.number),
    high: valueWords(metric, high),
    highest: nameOf(high.number),
  };
  if (values.low === values.high) return t('{name}: {words}; the same for all.', values);
  return t('{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).', values);
}

// A value as a sum with its numbers; empty where that is not known, or does not give the value.
function howWords(metric: Metric, group: Group, unit: Unit): string {
  if (metric.name === 'ended') return '';
  const shown = valueWords(metric, group, {unit: true});
  const gives = (value: number) =>
    isKnown(value) && metricWords(metric, value) === metricWords(metric, group.values[metric.name]);
  const each = (group.each[metric.name] ?? []).filter(isKnown);
  if (metric.name === 'perplexity') {
    const steps = stepsOf(group);
    const sum = sumOf(steps.map(({raw}) => raw));
    if (!steps.length || !gives(Math.exp(-sum / steps.length))) return '';
    return `exp(−(${decimals(sum)}) / ${count(steps.length)}) = ${shown}`;
  }
  if (each.length > 1) return gives(sumOf(each) / each.length) ? meanWords(metric, each, shown) : '';
  if (metric.name === 'tokens_per_second') {
    const {tokens, time} = group.values;
    if (!tokens || !time || !gives(tokens / time)) return '';
    const values = {time: fixed(time, 2), value: shown};
    return tn(tokens, '{count} token in {time} s = {value}', '{count} tokens in {time} s = {value}', values);
  }
  const part = metric.name === 'mean_logprob' ? 'logprob' : metric.name === 'entropy' ? 'entropy' : null;
  const steps = part && group.entries.length === 1 ? stepsOf(group) : [];
  const sum = sumOf(steps.map((step) => (part ? fromNats(step[part], unit) : 0)));
  if (!steps.length || !gives(sum / steps.length)) return '';
  return quotientWords(fixed(sum, 2), count(steps.length), shown);
}

const sumOf = (values: number[]): number => values.reduce((sum, one) => sum + one, 0);

function meanWords(metric: Metric, each: number[], value: string): string {
  const terms = each.map((one) => metricWords(metric, one));
  const few = terms.length > MOST_TERMS ? [...terms.slice(0, MOST_TERMS - 1), '…', terms[terms.length - 1]] : terms;
  return t('the mean of {count} runs, ({sum}) / {count} = {value}', {
    count: count(each.length),
    sum: few.join(' + '),
    value,
  });
}

interface TokenSums {
  raw: number;
  logprob: number;
  entropy: number;
}

// Of each token of a group's texts, as they were chosen; what could not be is −∞.
function stepsOf({entries}: Group): TokenSums[] {
  const log = (value: number | null) => finite(value) ?? -Infinity;
  return entries.flatMap((entry) =>
    entry.log
      ? bestPath(entry.log)
          .filter(({given}) => !given)
          .map(({chosen, distribution}) => ({
            raw: log(chosen.raw_logprob),
            logprob: log(chosen.logprob),
            entropy: distribution.entropy_after ?? NaN,
          }))
      : (entry.sameAs ?? entry).tokens.map(({raw_logprob: raw, logprob, entropy}) => ({
          raw: log(raw),
          logprob: log(logprob),
          entropy: entropy ?? NaN,
        })),
  );
}
