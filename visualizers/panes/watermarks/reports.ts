// What detection says of a text, as playground/watermarks/detection.py has it, and what the experiments with watermarks find.
// For modules to import as types only.

import type {Spread} from '../core/claims.ts';
import type {Said} from '../core/texts.ts';
import type {Found} from '../core/types.ts';

export type WatermarkKind = 'green' | 'synthid';

/** The settings of a watermark: fields of transformers' config, which may come from a stranger. */
export interface WatermarkSettings {
  keys?: number[];
  ngram_len?: number;
  greenlist_ratio?: number;
  bias?: number;
  seeding_scheme?: string;
  context_width?: number;
  hashing_key?: number;
}

/** `counted` is false where the same came before; `g` is SynthID's mean g-value. */
export type ReportToken = [
  id: number,
  text: string,
  piece: string | null,
  green: boolean | null,
  counted: boolean,
  g: number | null,
];

/** After so many tokens the z of all before. */
export type CurvePoint = [tokens: number, z: number];

/** What was not scored, and why. */
export interface Unscored {
  error: {message: Said; fix: Said};
}

interface AnyReport {
  error?: undefined;
  tokens: ReportToken[];
  prompt_tokens: number; // how many of them are the prompt's
  curve?: CurvePoint[];
  z_score: number;
  p_value: number;
  confidence: number;
  threshold: number;
  prediction: boolean;
  false_positive_rate: number;
  tokens_needed: number | null; // that reach the threshold at this share; null where none do
}

export interface GreenReport extends AnyReport {
  kind: 'green';
  num_tokens_scored: number;
  num_green_tokens: number;
  green_fraction: number;
  ratio: number;
  list_size: number;
}

export interface SynthReport extends AnyReport {
  kind: 'synthid';
  num_tokens_scored?: undefined;
  mean: number;
  weighted_mean: number;
  num_g_values: number;
  posterior?: number | null;
  layers?: number[];
}

export type Report = GreenReport | SynthReport;
export type Judged = Report | Unscored;

// ---------------------------------------------------------------------------------------------------- of one text

/** A text alone, and with its prompt. `otherwise` has repeated n-grams counted the other way than `once` says. */
export interface DetectionFound extends Found {
  reports: [Report, ...Report[]];
  otherwise: Report | null;
  once: boolean;
  exact: boolean; // the tokens of a run, not those of its text
  model: string;
  watermark: WatermarkSettings;
}

/** A row: what is wrong with the settings, and how much of the mark is there to be found all the same. */
export interface Mistake {
  what: Said;
  how: Said;
  meaning: Said;
  keeps: 'all' | 'part' | 'none';
  reports: (Unscored | (Report & {once?: Report | null}))[];
}

export interface MistakesFound extends Found {
  rows: [Mistake, ...Mistake[]]; // the first is of the right settings
  threshold: number;
}

export interface AttackFound extends Found {
  before: Report;
  after: Judged;
  how: Said | null; // null: by hand
  strength: number | null;
}

/** What was found at a strength of an attack, of each seed; `refused` texts could not be scored. */
export interface StrengthPoint {
  strength: number;
  z: number[];
  refused: number;
}

export interface StrengthsFound extends Found {
  how: Said;
  points: StrengthPoint[];
  of: number; // strengths in all
  seeds: number;
  threshold: number;
}

// ---------------------------------------------------------------------------------------------------- of experiments

interface TrialFound extends Found {
  done: number;
  runs: number;
  kind: WatermarkKind;
  watermark: WatermarkSettings;
  threshold: number;
}

/** A text of an experiment; `expected` is the share of green tokens that its distributions lead to at least. */
export interface JudgedText {
  report: Judged | null;
  perplexity: number | null;
  tokens: number;
  stop_reason: string | null;
  expected: number | null;
}

/** The text without the watermark and the one with it. */
export interface PairFound extends TrialFound {
  texts: [JudgedText, JudgedText];
}

/** Two texts in the order in which they stand; `left` is 1 where the one on the left has the watermark. */
export interface QuizPair {
  left: 0 | 1;
  texts: [JudgedText & {report: Judged}, JudgedText & {report: Judged}];
}

export interface QuizFound extends TrialFound {
  pairs: QuizPair[];
}

/** What texts of one strength came to; the first point is without the watermark. */
export interface CostPoint {
  value: number | null;
  texts: number;
  perplexity: Spread | null;
  score: Spread | null;
  found: Side;
  price: Spread | null;
  dearer: Side | null;
  share: number | null;
  expected: number | null;
  suppressed: number | null;
  moved: number | null;
}

export type Side = 'above' | 'below' | 'open' | 'few';

export interface CostFound extends TrialFound {
  knob: 'bias' | 'keys';
  candidates: number;
  points: [CostPoint, ...CostPoint[]];
}

/** What is found at a rate of false positives: of the texts themselves, and where scores were normal. */
export interface Rate {
  level: number;
  shown: boolean; // so many texts can show such a rate
  threshold: number | null;
  detected: number;
  marked: number;
  false_positives: number;
  plain: number;
  false_between: [number, number];
  found_between: [number, number];
  apart: boolean;
  normal: {threshold: number; rate: number} | null;
}

/** How well a score tells the texts without the watermark from those with it. */
export interface Score {
  name: string;
  values: [plain: number[], marked: number[]];
  normal: ([mean: number, deviation: number] | null)[];
  auc: number | null;
  rates: Rate[];
}

export interface SureFound extends TrialFound {
  counts: [plain: number, marked: number];
  left_out: number;
  problem: Unscored['error'] | null;
  scores: [Score, ...Score[]];
  lengths: {levels: number[]}[];
  learned: boolean;
  fewest: number;
}
