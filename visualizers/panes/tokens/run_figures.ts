// The figures of a run: how many tokens, how fast, what a draft gained, what ended it. Draws nothing.

import {AcceptanceAlong} from '../assisted/acceptance.ts';
import {type FigureName, denominatorOf} from '../assisted/denominators.ts';
import type {RunLog} from '../core/log.ts';
import {fixed} from '../core/notation.ts';
import {asSentence, count, decimals, percent, seconds, stopWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Started} from '../core/types.ts';

/** A figure with its name. `run` is the sentence of this run; `isWords`: the value is no number; `isMore`: it is shown with the
 * table of the text. */
export interface Figure {
  name: string;
  value: string;
  term: string;
  run?: () => string;
  meaning?: string;
  isWords?: boolean;
  isMore?: boolean;
}

const LEAST_WAIT = 0.05; // seconds; below that nobody waits

// What a run waits for before it begins (`Started.waits`).
const PHASES: Record<string, () => string> = {
  queued: () => t('waiting for its turn'),
  asking: () => t('asking the Hub'),
  download: () => t('downloading'),
  converting: () => t('converting the GGUF file'),
  loading: () => t('loading'),
};

/** The figures of the run that is shown, none before it has started. `counted` follows its drafts. */
export function runFigures(log: RunLog, counted: AcceptanceAlong): Figure[] {
  const {started, finished} = log;
  if (!started) return [];
  const tokens = finished ? finished.num_tokens : log.numTokens;
  const time = finished ? finished.seconds : log.elapsed;
  const first = finished ? finished.time_to_first_token : log.firstElapsed;
  const written = {name: t('Tokens'), value: count(tokens), term: 'length'};
  const speed = time && tokens ? fixed(tokens / time, 1) : '–';
  const isMore = Boolean(finished); // who watches a run sees how fast it is
  const perSecond = {name: t('Per second'), value: speed, term: 'speed', isMore};
  const firstWords = first === null ? '–' : seconds(first);
  const firstToken = {name: t('First token'), value: firstWords, term: 'first-token', isMore};
  if (log.isFromElsewhere) {
    const times = finished && finished.seconds !== null ? [perSecond, firstToken] : []; // of this side, once the answer is there
    return [written, ...times, ...ending(log, tokens)];
  }
  return [
    {...written, run: () => lengthWords(log, tokens, started.max_new_tokens)},
    {...perSecond, run: () => (speed === '–' ? '' : speedWords(tokens, time ?? 0, speed))},
    {
      ...firstToken,
      run: () =>
        first === null || !time ? '' : t('{first} of {time} in all.', {first: seconds(first), time: seconds(time)}),
    },
    ...madeReady(started.waits ?? {}),
    ...acceptance(log, counted),
    ...ending(log, tokens),
    ...(draws(started) ? [{name: t('Seed'), value: String(started.seed), term: 'seed'}] : []),
  ];
}

function lengthWords(log: RunLog, tokens: number, most: number): string {
  const values = {tokens: count(tokens), limit: count(most)};
  return log.usesBeams
    ? t('{tokens} of at most {limit} new tokens, one per step for all beams together.', values)
    : t('{tokens} of at most {limit} new tokens.', values);
}

const speedWords = (tokens: number, time: number, value: string) =>
  tn(
    tokens,
    '{count} token / {time} s = {value} tokens per second.',
    '{count} tokens / {time} s = {value} tokens per second.',
    {
      time: fixed(time, 2),
      value,
    },
  );

// Nothing has stopped a run that is under way.
function ending(log: RunLog, tokens: number): Figure[] {
  if (log.running) return [];
  const reason = endingWords(log);
  const run = () =>
    log.finished ? tn(tokens, 'after {count} token: {reason}.', 'after {count} tokens: {reason}.', {reason}) : '';
  const isMore = Boolean(log.finished) && !log.speaks && !log.denoises; // the text says it at its end
  return [{name: t('Stopped by'), value: reason, term: 'ending', run, isWords: true, isMore}];
}

/** What ended the texts of a run, in a few words. */
export function endingWords(log: RunLog): string {
  if (!log.finished) return t('an error');
  const reasons = new Set(log.finished.sequences.map((output) => stopWords(output.stop_reason)[0]));
  return [...reasons].join(', ') || '–';
}

// How long the run waited for its model, where that had to be brought or loaded.
function madeReady(waits: Record<string, number>): Figure[] {
  const spent = Object.entries(waits).filter(([, time]) => time >= LEAST_WAIT);
  if (!spent.length) return [];
  const total = spent.reduce((sum, [, time]) => sum + time, 0);
  const list = spent.map(([phase, time]) => `${PHASES[phase]?.() ?? phase} ${seconds(time)}`).join(', ');
  const meaning = t('The time before the run began, in which its model was loaded.');
  return [{name: t('Loaded in'), value: seconds(total), term: 'time', meaning, run: () => asSentence(list)}];
}

function acceptance(log: RunLog, counted: AcceptanceAlong): Figure[] {
  if (!log.rounds.length) return [];
  const figures = counted.read(log.rounds);
  const {draft_acceptance_rate: rate, mean_acceptance_length: length} = figures;
  const words = (name: FigureName, value: string) =>
    t('{denominator} = {value}.', {denominator: denominatorOf(name, figures), value});
  const [kept, tokens] = [rate === null ? '–' : percent(rate), decimals(length, 2)];
  return [
    {name: t('Draft accepted'), value: kept, term: 'acceptance-rate', run: () => words('draft_acceptance_rate', kept)},
    {
      name: t('Tokens per draft'),
      value: tokens,
      term: 'acceptance-length',
      run: () => words('mean_acceptance_length', tokens),
    },
  ];
}

// Whether anything of a run is drawn at random: the seed of another one says nothing. A person's own loop may draw.
const draws = ({mode, effective}: Started): boolean =>
  Boolean(effective.do_sample) || mode === 'custom' || mode === 'block_diffusion';
