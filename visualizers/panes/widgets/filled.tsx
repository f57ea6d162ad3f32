// A sentence, as `t` gives it without values, with elements among its values.

import type {ComponentChildren} from 'preact';

/** The parts of the sentence, in their order. */
export const sentence = (words: string, values: Record<string, ComponentChildren>): ComponentChildren[] =>
  words.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? values[part] : part));

export function Filled({sentence: words, values}: {sentence: string; values: Record<string, ComponentChildren>}) {
  return <>{sentence(words, values)}</>;
}
