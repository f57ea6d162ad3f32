// z as it is written, and the z of a green list as its formula with the numbers. Draws nothing.

import {count, decimals} from '../core/text.ts';
import {greenZ} from './watermark_statistics.ts';

export const zWords = (z: number | null): string => decimals(z, 2);

/** The share of the tokens that are red by chance. */
export const restOf = (ratio: number) => Number((1 - ratio).toFixed(4));

export function zSum(green: number, scored: number, ratio: number): string {
  const [own, all, rest] = [count(green), count(scored), restOf(ratio)];
  return `(${own} − ${ratio} · ${all}) / √(${all} · ${ratio} · ${rest}) = ${zWords(greenZ(green, scored, ratio))}`;
}
