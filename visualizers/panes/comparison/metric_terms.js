// The metrics of a comparison as terms of the glossary, and how the values of its runs came about, in a sentence with their own
// numbers. A sum is told only where it gives the value that is shown. Draws nothing.

import {metricWords} from '../charts/heat.ts';
import {fixed} from '../core/notation.ts';
import {quotientWords} from '../core/run_sums.ts';
import {asSentence, count, decimals, fromNats} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {finite, isKnown} from '../core/values.ts';
import {bestPath} from './divergence_point.js';
import {valueWords} from './value_words.js';

const TERM_OF = {
  tokens: 'length', time: 'time', tokens_per_second: 'speed', mean_logprob: 'mean-logprob', perplexity: 'perplexity', entropy: 'entropy',
  model_entropy: 'entropy', distinct_1: 'distinct-n', distinct_2: 'distinct-n', distinct_3: 'distinct-n', repetition: 'repetition',
  self_bleu: 'self-bleu', characters: 'length', words: 'length', ended: 'ending',
};
const MOST_TERMS = 4; // of a sum that is written out

// Explains an element as a metric; `nameOf` says how a group is called.
/** @type {(node: HTMLElement, metric: any, group: import('../core/run_group.ts').RunGroup, nameOf: (number: number) => string) => void} */
export function tipOfMetric(node, metric, group, nameOf) {
  const {name, unit, meaning, formula, better} = metric;
  const wanted = better === 'more' ? t('More is better.') : better === 'less' ? t('Less is better.') : '';
  const own = {meaning: [t(meaning), wanted].filter(Boolean).join(' '), formula: t(formula), unit: unit ? t(unit) : ''};
  tipOfTerm(node, TERM_OF[name], () => metricRunWords(metric, group, nameOf), own);
}

// How the first group's value came about, and between which values those of all groups lie.
export function metricRunWords(metric, group, nameOf) {
  const known = group.groups.filter(({values}) => Number.isFinite(values[metric.name]));
  if (!known.length) return '';
  const [first] = known;
  const own = howWords(metric, first, group.unit) || valueWords(metric, first, {unit: true});
  if (known.length === 1) return asSentence(own);
  const valueOf = ({values}) => values[metric.name];
  const [low, high] = [known.reduce((a, b) => (valueOf(b) < valueOf(a) ? b : a)), known.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a))];
  const told = {name: nameOf(first.number), words: own, low: valueWords(metric, low), lowest: nameOf(low.number), high: valueWords(metric, high), highest: nameOf(high.number)};
  if (told.low === told.high) return t('{name}: {words}; the same for all.', told);
  return t('{name}: {words}; of all, the lowest is {low} ({lowest}), the highest {high} ({highest}).', told);
}

// A value as a sum with its numbers; empty where that is not known, or does not give the value.
function howWords(metric, group, unit) {
  const value = group.values[metric.name];
  const shown = valueWords(metric, group, {unit: true});
  const gives = (found) => isKnown(found) && metricWords(metric, found) === metricWords(metric, value);
  if (metric.name === 'ended') return '';
  const each = (group.each[metric.name] || []).filter(isKnown);
  if (metric.name === 'perplexity') {
    const steps = stepsOf(group);
    const sum = steps.reduce((total, {raw}) => total + raw, 0);
    if (!steps.length || !gives(Math.exp(-sum / steps.length))) return '';
    return `exp(−(${decimals(sum)}) / ${count(steps.length)}) = ${shown}`;
  }
  if (each.length > 1) {
    if (!gives(each.reduce((sum, one) => sum + one, 0) / each.length)) return '';
    const terms = each.map((one) => metricWords(metric, one));
    const sum = terms.length > MOST_TERMS ? [...terms.slice(0, MOST_TERMS - 1), '…', terms.at(-1)].join(' + ') : terms.join(' + ');
    return t('the mean of {count} runs, ({sum}) / {count} = {value}', {count: count(each.length), sum, value: shown});
  }
  if (metric.name === 'tokens_per_second') {
    const {tokens, time} = group.values;
    if (!tokens || !time || !gives(tokens / time)) return '';
    return tn(tokens, '{count} token in {time} s = {value}', '{count} tokens in {time} s = {value}', {time: fixed(time, 2), value: shown});
  }
  const part = {mean_logprob: 'logprob', entropy: 'entropy'}[metric.name];
  const steps = part && group.entries.length === 1 ? stepsOf(group) : [];
  const sum = steps.reduce((total, step) => total + fromNats(step[part], unit), 0);
  if (!steps.length || !gives(sum / steps.length)) return '';
  return quotientWords(fixed(sum, 2), count(steps.length), shown);
}

// {raw, logprob, entropy} of each token of a group's texts, as they were chosen; what could not be is −∞.
function stepsOf({entries}) {
  const log = (value) => finite(value) ?? -Infinity;
  return entries.flatMap((entry) => (entry.log
    ? bestPath(entry.log).filter(({given}) => !given).map(({chosen, distribution}) => ({raw: log(chosen.raw_logprob), logprob: log(chosen.logprob), entropy: distribution.entropy_after}))
    : entry.tokens.map(({raw_logprob: raw, logprob, entropy}) => ({raw: log(raw), logprob: log(logprob), entropy}))));
}
