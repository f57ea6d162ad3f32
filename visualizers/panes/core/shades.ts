// How the tokens of a text are shaded, and what its legend says.

import {fixed, plain} from './notation.ts';
import {type StepNumbers, withUnit} from './text.ts';
import {t} from './texts.ts';
import type {Unit} from './types.ts';

// The term of the values, a colour scale, a level of it from 0 to 10, and what that means in one line. The legend ends in words, or in bits.
interface Shade {
  term: string;
  scale: 'prob' | 'heat';
  level: (numbers: StepNumbers & {kl?: number}) => number;
  ends?: [string, string];
  bits?: [number, number];
  words?: () => string[];
  note?: () => string; // beside the legend: what a strong colour says
  meaning: () => string;
}

/** The ways to shade a token. */
export type ShadeName =
  'probability' | 'raw' | 'told' | 'confidence' | 'rank' | 'surprisal' | 'uncertainty' | 'kl' | 'entropy';

/** How a text is shaded at first: in the texts of real models it separates best (entropy makes one colour of them). */
export const FIRST_SHADE = 'probability' satisfies ShadeName;

// The unlikely stands out, as it does for surprisal.
const CHANCE: Omit<Shade, 'meaning'> = {
  term: 'probability',
  scale: 'heat',
  level: (n) => chanceLevel(-n.surprisal),
  ends: ['100%', '0%'],
  note: () => t('A strong colour means an unlikely word.'),
};

const SHADES: Record<ShadeName, Shade> = {
  probability: {...CHANCE, meaning: () => t('How likely the token was, after the processors.')},
  raw: {
    ...CHANCE,
    level: (n) => (1 - n.rawProbability) * 10,
    meaning: () => t('How likely the model found the token, before the processors.'),
  },
  told: {...CHANCE, meaning: () => t('How likely the token was, according to the server.')},
  confidence: {
    term: 'probability',
    scale: 'prob',
    level: (n) => n.probability * 10,
    ends: ['0%', '100%'],
    meaning: () => t('How likely this layer finds the token that was chosen in the end.'),
  },
  rank: {
    term: 'rank',
    scale: 'heat',
    level: (n) => RANKS[rankStep(n)][1],
    meaning: () => t('The rank among all tokens, the likeliest first. A bar beside the token shows it, too.'),
  },
  surprisal: {
    term: 'surprisal',
    scale: 'heat',
    level: (n) => n.surprisal / Math.LN2,
    bits: [0, 10],
    words: () => [t('expected'), t('surprising')],
    meaning: () => t('How unexpected the token was: minus the logarithm of its probability.'),
  },
  uncertainty: {
    term: 'entropy',
    scale: 'heat',
    level: (n) => ((n.entropyBefore ?? 0) / Math.LN2) * 1.25,
    bits: [0, 8],
    words: certainty,
    meaning: () =>
      t('How uncertain the model was before this token: the entropy of its distribution, before the processors.'),
  },
  kl: {
    term: 'kl',
    scale: 'heat',
    level: (n) => (n.kl ?? 0) / Math.LN2,
    bits: [0, 10],
    meaning: () => t('How far apart two distributions are: the Kullback-Leibler divergence.'),
  },
  entropy: {
    term: 'entropy',
    scale: 'heat',
    level: (n) => ((n.entropyAfter ?? 0) / Math.LN2) * 1.25,
    bits: [0, 8],
    words: certainty,
    meaning: () => t('How open the choice was: the entropy after the processors.'),
  },
};

function certainty(): string[] {
  return [t('certain'), t('uncertain')];
}

// [up to this rank, level], as GLTR groups them (Gehrmann, Strobelt and Rush 2019). Besides its colour, each but the
// first has a bar at its left, the higher the rarer.
const RANKS = [
  [1, 0],
  [10, 3],
  [100, 6],
  [1000, 8],
  [Infinity, 10],
];
const rankStep = ({rank}: Pick<StepNumbers, 'rank'>) => RANKS.findIndex(([limit]) => (rank ?? Infinity) <= limit);

// From 0, where the token was certain, to 10.
const chanceLevel = (logprob: number) => (1 - Math.exp(logprob)) * 10;

/** The ground of a token with this log-probability, as a text is shaded at first. */
export const chanceGround = (logprob: number | null): string =>
  `var(--gp-heat-${Math.round(chanceLevel(logprob ?? -Infinity))})`;

// The colour of the palette for the numbers of a step.
export function shadeOf(name: ShadeName, numbers: StepNumbers): string {
  const {scale, level} = SHADES[name];
  return `--gp-${scale}-${Math.round(Math.max(0, Math.min(10, level(numbers) || 0)))}`;
}

// Shades an ink by the numbers of its step.
export function shadeInk(ink: HTMLElement, name: ShadeName, numbers: StepNumbers): void {
  ink.style.backgroundColor = `var(${shadeOf(name, numbers)})`;
  if (name === 'rank') ink.dataset.rank = String(rankStep(numbers));
  else delete ink.dataset.rank;
}

// ---------------------------------------------------------------------------------------------------- the legend

/** What the values of a way to shade are: their term, and what they mean. */
export function shadeMeaning(name: ShadeName): {id: string; meaning: string} {
  const {term, meaning} = SHADES[name];
  return {id: term, meaning: meaning()};
}

/** What a strong colour says, where the ends of the scale do not; else nothing. */
export const shadeNote = (name: ShadeName): string => SHADES[name].note?.() ?? '';

/** A chip for each group of ranks. */
export const rankChips = (): {words: string; colour: string}[] =>
  RANKS.map(([limit, level]) => ({
    words: limit === Infinity ? t('beyond') : t('top {rank}', {rank: limit}),
    colour: `var(--gp-heat-${level})`,
  }));

/** The colours of a scale, and what stands at its ends. */
export function scaleEnds(name: ShadeName, unit: Unit): {low: string; high: string; colours: string[]} {
  const {scale, ends, bits, words = () => []} = SHADES[name];
  const [low, high] =
    ends ??
    (bits ?? []).map((value) =>
      withUnit(value * Math.LN2, unit === 'bits' ? plain(value) : fixed(value * Math.LN2, 1), unit),
    );
  const [first, last] = words();
  const said = (text: string, word?: string) => (word ? `${word}, ${text}` : text);
  return {
    low: said(low, first),
    high: said(bits ? high.replace(' ', '+ ') : high, last),
    colours: Array.from({length: 11}, (_, level) => `var(--gp-${scale}-${level})`),
  };
}
