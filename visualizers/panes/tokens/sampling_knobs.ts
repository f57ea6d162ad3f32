// The knobs that act on the scores of one place, read from the values of a form or from those that a run used. A value that
// the library refuses counts as none: the form says what is wrong with it. Draws nothing.

/** Null: the knob does nothing. */
export interface TokenKnobs {
  do_sample: boolean;
  sequence_bias: [ids: number[], bias: number][];
  repetition_penalty: number | null;
  temperature: number | null;
  top_h: number | null;
  top_k: number | null;
  top_p: number | null;
  min_p: number | null;
  typical_p: number | null;
  epsilon_cutoff: number | null;
  eta_cutoff: number | null;
}

type Values = Record<string, unknown>;

/** The knobs as a config has them: by the names of GenerationConfig. */
export function tokenKnobs(values: Values): TokenKnobs {
  const numberOf = (name: string, isActive: (value: number) => boolean): number | null => {
    const value = values[name];
    return typeof value === 'number' && isActive(value) ? value : null;
  };
  const isShare = (value: number) => value > 0 && value < 1;
  return {
    do_sample: values.do_sample === true,
    sequence_bias: biasesOf(values.sequence_bias),
    repetition_penalty: numberOf('repetition_penalty', (value) => value > 0 && value !== 1),
    temperature: numberOf('temperature', (value) => value > 0 && value !== 1),
    top_h: numberOf('top_h', (value) => value > 0 && value <= 1),
    top_k: numberOf('top_k', (value) => value > 0 && Number.isInteger(value)),
    top_p: numberOf('top_p', (value) => value >= 0 && value < 1),
    min_p: numberOf('min_p', (value) => value >= 0 && value <= 1),
    typical_p: numberOf('typical_p', isShare),
    epsilon_cutoff: numberOf('epsilon_cutoff', isShare),
    eta_cutoff: numberOf('eta_cutoff', isShare),
  };
}

function biasesOf(value: unknown): [number[], number][] {
  if (!Array.isArray(value)) return [];
  return value.filter(isBias);
}

const isBias = (each: unknown): each is [number[], number] =>
  Array.isArray(each) &&
  Array.isArray(each[0]) &&
  each[0].length > 0 &&
  each[0].every((id) => Number.isInteger(id)) &&
  typeof each[1] === 'number';

/** Whether two lists of knobs do the same to every place; what only sampling reads counts only where tokens are drawn. */
export function doTheSame(one: TokenKnobs, other: TokenKnobs): boolean {
  const told = (knobs: TokenKnobs) =>
    JSON.stringify(knobs.do_sample ? knobs : [knobs.sequence_bias, knobs.repetition_penalty]);
  return told(one) === told(other);
}

/** The bias of each token after `before`, the ids of the text so far: a longer sequence counts where all but its last token
 *  stand there. */
export function biasesAfter({sequence_bias: biases}: TokenKnobs, before: number[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [ids, bias] of biases) {
    const start = before.length - (ids.length - 1);
    if (start < 0 || !ids.slice(0, -1).every((id, i) => before[start + i] === id)) continue;
    const last = ids[ids.length - 1];
    sums.set(last, (sums.get(last) ?? 0) + bias);
  }
  return sums;
}
