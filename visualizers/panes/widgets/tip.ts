// A tip whose words are made when it is shown, for an element of a component.

import {tipLater} from '../core/tips.ts';

/** What the element takes as its `ref`. */
export const tip = (words: () => string) => (node: HTMLElement | null) => {
  if (node) tipLater(node, words);
};
