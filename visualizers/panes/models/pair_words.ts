// Models in a comparison of precisions, and pairs of them, as playground/experiments/precision.py and
// playground/questions/pair.py have them, and how their divergences and sizes are written. Draws nothing.

import type {Spread} from '../core/claims.ts';
import {fixed, notation, significant} from '../core/notation.ts';
import {fromNats, withUnit} from '../core/text.ts';
import {type Said, t} from '../core/texts.ts';
import type {Found, Unit} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {negativePower} from '../watermarks/watermark_statistics.ts';

/** A token of the reference's text. Lists of two have the reference's value first; divergences are in nats. */
export interface PairToken {
  id: number;
  text: string;
  piece: string | null;
  kl: number | null;
  logprobs: [number | null, number | null];
  entropies: [number | null, number | null];
  same_top: boolean;
  candidates: [id: number, text: string, reference: number, other: number][];
}

export interface Pair {
  error?: undefined;
  vocab: number;
  tokens: PairToken[];
  mean: number | null;
  max: number | null;
  max_at: number;
  same_top: number;
  perplexities: [number | null, number | null];
}

/** Why two models cannot be compared. */
interface NoPair {
  error: {message: Said; fix: Said};
}

/** What a model wrote, how fast, and how far its distributions lie from those of the first, which is the reference. */
export interface PrecisionGroup {
  title: Said;
  model: string;
  text: string | null;
  tokens: number | null;
  parts_at: number | null;
  paces: number[]; // tokens per second
  pace: Spread | null;
  ratio: Spread | null;
  precision: Said | null;
  bytes: number | null;
  scale_bytes: number | null;
  failed: NoPair['error'] | null;
  pair: Pair | NoPair | null;
}

export interface PrecisionFound extends Found {
  done: number;
  runs: number;
  reading: number | null; // the group whose distributions are being compared
  others: boolean;
  noise: Said | null;
  cpu_words: Said;
  groups: PrecisionGroup[];
}

export const precisionsIn = (found: Found | null): PrecisionFound | null =>
  found?.question === 'precision' ? (found as PrecisionFound) : null;

/** A group that was compared with the reference, and its place. */
export type ReadGroup = PrecisionGroup & {pair: Pair; number: number};

/** Whether two models were compared. */
export const isPair = (pair: PrecisionGroup['pair']): pair is Pair => Boolean(pair && !pair.error);

export const readGroups = (found: Found | null): ReadGroup[] =>
  (precisionsIn(found)?.groups ?? [])
    .map((group, number) => ({...group, number}))
    .filter((group): group is ReadGroup => isPair(group.pair));

// A divergence in three digits: small ones as a power of ten; what is not finite travels as null.
export function klWords(nats: number | null, unit: Unit): string {
  if (!isKnown(nats)) return t('infinite');
  const value = fromNats(nats, unit);
  if (value === 0) return '0';
  if (value >= 0.001) return significant(value, 3);
  const [digits, power] = value.toExponential(1).split('e-');
  return `${notation(digits)}\u00a0×\u00a0${negativePower(power)}`;
}

// The same with its unit.
export const klUnitWords = (nats: number | null, unit: Unit): string =>
  isKnown(nats) ? withUnit(nats, klWords(nats, unit), unit) : t('infinite');

// A number of bytes as a person reads it.
export const sizeWords = (bytes: number): string =>
  bytes >= 1e9
    ? t('{size} GB', {size: fixed(bytes / 1e9, 2)})
    : t('{size} MB', {size: fixed(bytes / 1e6, bytes < 1e7 ? 2 : 1)});

// The tokens of a place as the terms of a sum.
export const termsOf = ({candidates}: PairToken) => candidates.map(([, text, p, q]) => ({text, p, q}));
