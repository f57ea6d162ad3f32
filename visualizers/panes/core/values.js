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

// How many tokens the processors of a step left something of.
/** @type {(step: import('./types.d.ts').Step) => number} */
export const keptOf = ({distribution: {stages, vocab}}) => (stages.length ? stages.at(-1).kept : vocab);
