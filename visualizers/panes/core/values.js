// What several panes ask of numbers. Draws nothing.

/** @type {(value: any) => boolean} */
export const isKnown = (value) => typeof value === 'number' && Number.isFinite(value);

// What is as good as minus infinity: some processors write the lowest float instead.
/** @type {(value: number | null | undefined) => number | null} */
export const finite = (value) => (value === null || value === undefined || Math.abs(value) > 1e30 ? null : value);

/** @type {(values: number[]) => number} */
export const medianOf = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};

// Whether another server made a step and told it: a token and some candidates, and nothing of the whole distribution.
/** @type {(step: Pick<import('./types.d.ts').Step, 'distribution'>) => boolean} */
export const isFromElsewhere = ({distribution}) => distribution.vocab === null;

// How many tokens the processors of a step left something of; null where that was not told.
/** @type {(step: import('./types.d.ts').Step) => number | null} */
export const keptOf = ({distribution: {stages, vocab}}) => (stages.length ? stages.at(-1).kept : vocab);
