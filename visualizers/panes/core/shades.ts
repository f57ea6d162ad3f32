// How the tokens of a text are shaded, and the legend that says so.

import {fixed, plain} from './notation.ts';
import {type StepNumbers, make} from './text.ts';
import {t} from './texts.ts';
import {tipOfTerm} from './tips.ts';
import type {Unit} from './types.ts';

// The term of the values, a colour scale, a level of it from 0 to 10, and what that means in one line. The legend ends in words, or in bits.
interface Shade {
  term: string;
  scale: 'prob' | 'heat';
  level: (numbers: StepNumbers & {kl?: number}) => number;
  ends?: [string, string];
  bits?: [number, number];
  words?: () => string[];
  meaning: () => string;
}

const SHADES: Record<string, Shade> = {
  probability: {
    term: 'probability',
    scale: 'prob',
    level: (n) => n.probability * 10,
    ends: ['0%', '100%'],
    meaning: () => t('How likely the token was, after the processors.'),
  },
  raw: {
    term: 'probability',
    scale: 'prob',
    level: (n) => n.rawProbability * 10,
    ends: ['0%', '100%'],
    meaning: () => t('How likely the model found the token, before the processors.'),
  },
  told: {
    term: 'probability',
    scale: 'prob',
    level: (n) => n.rawProbability * 10,
    ends: ['0%', '100%'],
    meaning: () => t('How likely the token was, according to the server.'),
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

// The colour of the palette for the numbers of a step.
export function shadeOf(name: string, numbers: StepNumbers): string {
  const {scale, level} = SHADES[name];
  return `--gp-${scale}-${Math.round(Math.max(0, Math.min(10, level(numbers) || 0)))}`;
}

// Shades an ink by the numbers of its step.
export function shadeInk(ink: HTMLElement, name: string, numbers: StepNumbers): void {
  ink.style.backgroundColor = `var(${shadeOf(name, numbers)})`;
  if (name === 'rank') ink.dataset.rank = String(rankStep(numbers));
  else delete ink.dataset.rank;
}

// Fills the legend of a way to shade.
export function drawScale(place: HTMLElement, name: string, unit: Unit): void {
  const {term, scale, ends, bits, words = () => [], meaning} = SHADES[name];
  tipOfTerm(place, term, () => '', {meaning: meaning()});
  place.replaceChildren();
  if (name === 'rank') {
    RANKS.forEach(([limit, level], step) => {
      const chip = make('span', 'gp-chip', limit === Infinity ? t('beyond') : t('top {rank}', {rank: limit}), {
        'data-rank': step,
      });
      chip.style.backgroundColor = `var(--gp-${scale}-${level})`;
      place.append(chip);
    });
    return;
  }
  const [low, high] =
    ends || (bits ?? []).map((value) => `${unit === 'bits' ? plain(value) : fixed(value * Math.LN2, 1)} ${t(unit)}`);
  const [first, last] = words();
  const said = (text: string, word?: string) => (word ? `${word}, ${text}` : text);
  const ramp = make('span', 'gp-ramp', null, {'aria-hidden': 'true'});
  for (let level = 0; level <= 10; level++) {
    const swatch = make('i');
    swatch.style.backgroundColor = `var(--gp-${scale}-${level})`;
    ramp.append(swatch);
  }
  place.append(
    make('span', '', said(low, first)),
    ramp,
    make('span', '', said(bits ? high.replace(' ', '+ ') : high, last)),
  );
}
