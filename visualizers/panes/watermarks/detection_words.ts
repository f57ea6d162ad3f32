// What detection found, in words: the verdict, each number with its meaning, each token. For the panes of the detector and of
// experiments with watermarks. Draws nothing.

import {fixed} from '../core/notation.ts';
import {count, decimals, percent, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import type {Finding} from '../widgets/verdict.tsx';
import type {LegendOptions, MarkedItem} from './marked_text.tsx';
import type {GreenReport, Judged, JudgedText, Report, SynthReport, WatermarkKind} from './reports.ts';
import {greenZ, pWords, thresholdWords, tokensNeeded} from './watermark_statistics.ts';
import {restOf, zSum, zWords} from './z_words.ts';

// A threshold as it is written: with no more digits than it has.
export const shortWords = (threshold: number): number => Number(threshold.toFixed(2));

export const isScored = (report: Judged | null): report is Report => Boolean(report) && !report?.error;

/** A text that was scored. */
export type ScoredText = JudgedText & {report: Report};
export const isScoredText = (text: JudgedText): text is ScoredText => isScored(text.report);

// `once` is the report with repeated n-grams counted once, or null: what passes by its repeats alone is not enough to call a
// text watermarked.
export function verdictOf(report: Report, once: Report | null = null): Finding {
  const {z_score: z, threshold, prediction} = report;
  const values = {z: zWords(z), threshold: shortWords(threshold)};
  if (prediction && once && isKnown(once.z_score) && once.z_score <= threshold) {
    return {
      verdict: 'even',
      sign: '◇',
      words: t('Not known: only repeats put it above the threshold'),
      more: [
        t('z is {z}, above the threshold {threshold}, but p counts each token as new evidence.', values),
        t('With repeated n-grams counted once, z is {z}.', {z: zWords(once.z_score)}),
      ].join(' '),
    };
  }
  if (prediction)
    return {
      verdict: 'good',
      sign: '◆',
      words: t('Watermarked'),
      more: `${t('z is {z}, above the threshold {threshold}.', values)} ${thresholdWords(threshold)}`,
    };
  const needed = report.tokens_needed;
  const more = [
    t('z is {z}, not above the threshold {threshold}.', values),
    t('That does not prove that there is none: the text may be too short, or the mark may have been removed.'),
  ];
  if (isKnown(needed) && needed > scoredOf(report))
    more.push(t('If the text went on like this, about {number} tokens would be enough.', {number: count(needed)}));
  return {verdict: 'even', sign: '◇', words: t('No sign of this watermark'), more: more.join(' ')};
}

export const scoredOf = ({num_tokens_scored: scored, tokens}: Report): number =>
  scored ?? (tokens as Report['tokens'] | undefined)?.filter(([, , , , counted]) => counted).length ?? 0;

// The share of green tokens, or the mean g-value, in short.
export const shareWords = (report: Report): string =>
  report.kind === 'green'
    ? t('{share} green', {share: percent(report.green_fraction)})
    : t('mean g {g}', {g: fixed(report.mean, 3)});

// ---------------------------------------------------------------------------------------------------- the numbers

/** A number of a report; `run` is the sentence with this text's numbers, the rest stands for the term's own. */
export interface DetectionRow {
  name: string;
  words: string;
  term: string;
  meaning: string;
  run?: string;
  formula?: string;
  unit?: string;
}

// What is not known is left out.
export function detectionRows(report: Report): DetectionRow[] {
  const {z_score: z, p_value: p, confidence, threshold, false_positive_rate: falsely, tokens_needed: needed} = report;
  const isGreen = report.kind === 'green';
  const limit = shortWords(threshold);
  const sure = confidence > 0.9999 ? `> ${fixed(0.9999, 4)}` : decimals(confidence, 4);
  return [
    ...(isGreen ? greenRows(report) : synthRows(report)),
    {
      name: t('z-score'),
      words: zWords(z),
      term: 'z-score',
      meaning: isGreen
        ? t(
            'How many standard deviations more tokens are green than without a watermark: (green − ratio × scored) / √(scored × ratio × (1 − ratio)).',
          )
        : t('How many standard deviations the weighted mean lies above the mean of fair coins.'),
      run: isGreen ? zSumWords(report) : '',
      formula: isGreen ? undefined : '',
    },
    {
      name: t('p-value'),
      words: pWords(p),
      term: 'p-value',
      meaning: t(
        'The probability of a z at least as high in a text without this watermark: the upper tail of the normal distribution. It assumes independent tokens; where phrases are repeated, z scatters more.',
      ),
      run: `P(Z ≥ ${zWords(z)}) = ${pWords(p)}`,
    },
    {
      name: t('confidence'),
      words: sure,
      term: 'p-value',
      meaning: t(
        '1 − p. It is not the probability that the text is watermarked: a text without the watermark has 0.9 or more in one of ten cases, and 0.5 or more in one of two.',
      ),
      run: confidence > 0.9999 ? `1 − ${pWords(p)} ${sure}` : `1 − ${pWords(p)} = ${sure}`,
      formula: '1 − p',
    },
    {
      name: t('false-positive rate'),
      words: pWords(falsely),
      term: 'false-positive-rate',
      meaning: t(
        'What the threshold {threshold} means: the share of texts without this watermark whose z is above it.',
        {threshold: limit},
      ),
      run: `P(Z ≥ ${limit}) = ${pWords(falsely)}`,
      formula: t('P(Z ≥ threshold)'),
    },
    ...(isKnown(needed)
      ? [
          {
            name: t('tokens needed'),
            words: count(needed),
            term: 'z-score',
            meaning: t(
              'How many scored tokens reach the threshold at this share: z grows with the square root of their number.',
            ),
            run: isGreen ? neededSumWords(report, needed) : '',
            formula: isGreen ? t('threshold² · γ · (1 − γ) / (share − γ)²') : '',
            unit: t('tokens'),
          },
        ]
      : []),
  ];
}

// z of a green list as its formula with the numbers, where that gives the z of the report.
function zSumWords({num_tokens_scored: scored, num_green_tokens: green, ratio, z_score: z}: GreenReport): string {
  const found = greenZ(green, scored, ratio);
  return found === null || zWords(found) !== zWords(z) ? '' : zSum(green, scored, ratio);
}

function neededSumWords({green_fraction: share, ratio, threshold}: GreenReport, needed: number): string {
  if (Math.ceil(tokensNeeded(share, ratio, threshold) - 1e-9) !== needed) return '';
  return t('{threshold}² · {ratio} · {rest} / ({share} − {ratio})², rounded up, = {needed}', {
    threshold: shortWords(threshold),
    ratio,
    rest: restOf(ratio),
    share: decimals(share),
    needed: count(needed),
  });
}

function greenRows(report: GreenReport): DetectionRow[] {
  const {num_tokens_scored, num_green_tokens, green_fraction, ratio, list_size: size} = report;
  const [scored, green, share] = [count(num_tokens_scored), count(num_green_tokens), percent(green_fraction)];
  return [
    {
      name: t('tokens scored'),
      words: scored,
      term: 'length',
      meaning: t(
        'Tokens that the detector can call green or red. The first ones have too few tokens before them; where repeated n-grams count once, later ones are left out.',
      ),
    },
    {
      name: t('green tokens'),
      words: green,
      term: 'green-list',
      meaning: t('Scored tokens on their green list, which holds {size} tokens of the vocabulary.', {
        size: count(size),
      }),
      run: t('{green} of {scored}', {green, scored}),
      formula: '',
      unit: t('tokens'),
    },
    {
      name: t('green fraction'),
      words: share,
      term: 'green-list',
      meaning: t('Green tokens / tokens scored. Without the watermark about {share} are green: the ratio.', {
        share: percent(ratio),
      }),
      run: `${green} / ${scored} = ${share}`,
      formula: t('green / scored'),
      unit: '%',
    },
  ];
}

function synthRows(report: SynthReport): DetectionRow[] {
  const {mean, weighted_mean: weighted, num_g_values: values, posterior, layers = []} = report;
  const scored = scoredOf(report);
  const keys = layers.length;
  const ones = Math.round(mean * values);
  return [
    {
      name: t('tokens scored'),
      words: count(scored),
      term: 'length',
      meaning: t('Tokens with enough tokens before them, whose context has not occurred before.'),
    },
    {
      name: t('g-values'),
      words: count(values),
      term: 'g-value',
      meaning: tn(
        keys,
        'One for each scored token, with {count} key: 0 or 1, like a fair coin in a text without the watermark.',
        'One for each scored token and each of the {count} keys: 0 or 1, like a fair coin in a text without the watermark.',
      ),
      run:
        scored * keys === values
          ? tn(keys, '{scored} tokens · {count} key = {values}', '{scored} tokens · {count} keys = {values}', {
              scored: count(scored),
              values: count(values),
            })
          : '',
    },
    {
      name: t('mean g-value'),
      words: decimals(mean, 4),
      term: 'g-value',
      meaning: t('The share of g-values that are 1. Without the watermark it is about 0.5.'),
      run:
        decimals(ones / values, 4) === decimals(mean, 4)
          ? t('{ones} of {values} are 1', {ones: count(ones), values: count(values)})
          : '',
      formula: 'Σ g / n',
    },
    {
      name: t('weighted mean'),
      words: decimals(weighted, 4),
      term: 'g-value',
      meaning: t(
        'The same with more weight on the first keys, whose rounds of the tournament leave the clearest mark.',
      ),
      formula: 'Σ w · g / Σ w',
    },
    ...(isKnown(posterior)
      ? [
          {
            name: t('posterior'),
            words: percent(posterior),
            term: 'watermark',
            meaning: t(
              'The trained Bayesian detector’s probability that the text is watermarked, if it is like the texts that the detector was trained on.',
            ),
            unit: '%',
          },
        ]
      : []),
  ];
}

// ---------------------------------------------------------------------------------------------------- tokens

// The tokens of a report as a marked text takes them.
export function markedItems({tokens, prompt_tokens: ofPrompt}: Report): MarkedItem[] {
  return tokens.map(([, text, piece, green, counted, g], at) => {
    const scored = green !== null || g !== null;
    return {
      token: {text, piece},
      mark: {green, g, counted: counted || !scored},
      words() {
        const values = {number: count(at + 1), token: quoted(text), mark: markWords(green, g, counted)};
        return at < ofPrompt
          ? t('Token {number}, of the prompt, {token}: {mark}', values)
          : t('Token {number}, {token}: {mark}', values);
      },
    };
  });
}

function markWords(green: boolean | null, g: number | null, counted: boolean): string {
  if (green === null && g === null) return t('not scored, because too few tokens come before it.');
  if (g !== null) {
    const mean = t('mean g-value {g}, where chance gives 0.5.', {g: fixed(g, 2)});
    return counted ? mean : `${mean} ${t('Not counted: its context came before, or it is left out.')}`;
  }
  const list = green ? t('◆ green.') : t('◇ red.');
  return counted ? list : `${list} ${t('Not counted: the same n-gram came before, or it is left out.')}`;
}

// What a legend of the tokens of these reports must explain.
export function legendOf(kind: WatermarkKind, reports: Report[]): LegendOptions {
  const tokens = reports.flatMap((report) => report.tokens);
  return {
    kind,
    unscored: tokens.some(([, , , green, , g]) => green === null && g === null),
    repeated: tokens.some(([, , , green, counted, g]) => !counted && (green !== null || g !== null)),
  };
}
