// A token on the curves in words: its number, its text, and what the curve that is shown says of it. Draws nothing.

import {wordOf} from '../draws/draw_words.ts';
import type {RunLog} from '../core/log.ts';
import {count, inParts, information, numbersOf, percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Step} from '../core/types.ts';
import {finite, keptOf} from '../core/values.ts';
import {placeOfMost} from './curve_chart.ts';
import type {Series} from './curves.ts';

const CERTAIN = Math.log(1.05); // nats: as many equally likely tokens as leave no choice

/** Where the model was most unsure, or, of another server's run, most surprised, and how much so on average. */
export function answerOf(steps: Step[], {isFromElsewhere, unit}: RunLog): string {
  const values = steps.map((step) =>
    finite(isFromElsewhere ? numbersOf(step).surprisal : step.distribution.entropy_before),
  );
  const top = placeOfMost(values);
  const most = values[top] ?? null;
  if (most === null) return '';
  const known = values.filter((value) => value !== null);
  const said = {
    token: wordOf(steps[top].chosen.text),
    value: information(most, unit),
    count: count(Math.round(Math.exp(most))),
    mean: information(known.reduce((sum, value) => sum + value, 0) / known.length, unit),
  };
  if (isFromElsewhere) return t('The most surprising token was {token}: {value}. On average: {mean} a token.', said);
  if (most < CERTAIN) return t('The model was all but certain throughout: at most {value}, at {token}.', said);
  return t(
    'The model was most unsure at {token}: {value}, as if between {count} equally likely tokens. On average: {mean} a token.',
    said,
  );
}

interface Shown {
  log: RunLog;
  steps: Step[]; // of the text that is looked at
  name: string; // of the curve
  series: Series[];
  isWatched: boolean; // whether it is of looked-up tokens
}

export function readingOf(step: Step, shown: Shown): string {
  const values = {number: step.index + 1, token: quoted(step.chosen.text), facts: factsOf(step, shown)};
  return step.isPrompt
    ? t('Prompt token {number}, {token}: {facts}', values)
    : t('Token {number}, {token}: {facts}', values);
}

function factsOf(step: Step, shown: Shown): string {
  const {log, name, isWatched} = shown;
  if (isWatched) return watchedWords(step) || t('no token was looked up here');
  if (name === 'kept') return keptWords(step);
  if (name === 'cumulative') return sumWords(step, shown);
  const {surprisal, entropyBefore, entropyAfter} = numbersOf(step);
  const [lost, before, after] = [surprisal, entropyBefore, entropyAfter].map((nats) =>
    information(finite(nats), log.unit),
  );
  if (log.isFromElsewhere) return t('surprisal {surprisal}', {surprisal: lost});
  return step.isPrompt
    ? t('surprisal {surprisal}; entropy {entropy}', {surprisal: lost, entropy: before})
    : t('surprisal {surprisal}; entropy {before} before, {after} after', {surprisal: lost, before, after});
}

function keptWords(step: Step): string {
  if (step.isPrompt) return t('no processor takes part');
  const values = {kept: count(keptOf(step) ?? 0), count: count(step.distribution.vocab ?? 0)};
  return t('{kept} of {count} tokens kept', values);
}

function sumWords(step: Step, {log, steps, series}: Shown): string {
  const along = step.isPrompt ? log.promptSteps : steps;
  const upTo = along.slice(0, along.indexOf(step) + 1);
  const sums = series
    .filter((one) => one.value(step) !== null)
    .map((one) => {
      const total = upTo.reduce<number | null>((sum, each) => {
        const value = finite(one.value(each));
        return sum === null || value === null ? null : sum + value;
      }, 0);
      return `${total === null ? t('minus infinity') : information(total, log.unit)} ${one.name}`;
    });
  return t('log-probability so far {sums}', {sums: sums.join(', ')});
}

function watchedWords({watched = []}: Step): string {
  return inParts(
    watched.map(({text, logprob, raw_logprob: raw, raw_rank: rank}) => {
      const values = {
        token: quoted(text),
        before: percent(probability(raw)),
        after: percent(probability(logprob)),
        rank: count(rank ?? 0),
      };
      if (logprob === null)
        return rank
          ? t('{token} {before} before (rank {rank}), removed after', values)
          : t('{token} {before} before, removed after', values);
      return rank
        ? t('{token} {before} before (rank {rank}), {after} after', values)
        : t('{token} {before} before, {after} after', values);
    }),
  );
}
