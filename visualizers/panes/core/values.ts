// What several panes ask of numbers. Draws nothing.

import type {Step} from './types.ts';

export const isKnown = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

// A trace can come from a stranger: what is no count of beams, texts or tokens stands for `otherwise`.
export const countOr = (value: unknown, otherwise: number): number =>
  isKnown(value) && Number.isInteger(value) && value > 0 && value <= 4096 ? value : otherwise;

// What is as good as minus infinity: some processors write the lowest float instead.
export const finite = (value: number | null | undefined): number | null =>
  value === null || value === undefined || Math.abs(value) > 1e30 ? null : value;

export const medianOf = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

// Whether another server made a step and told it: a token and some candidates, and nothing of the whole distribution.
export const isFromElsewhere = ({distribution}: Pick<Step, 'distribution'>): boolean => distribution.vocab === null;

// How many tokens the processors of a step left something of; null where that was not told.
export const keptOf = ({distribution: {stages, vocab}}: Step): number | null => stages.at(-1)?.kept ?? vocab;
