// A sentence with components among its words.

import type {ComponentChildren} from 'preact';

/** The parts of `words`, as `t` gives a sentence without values. */
export const sentence = (words: string, values: Record<string, ComponentChildren>): ComponentChildren[] =>
  words.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? values[part] : part));
