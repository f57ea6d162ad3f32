// An element that shows a term of the glossary: pressed, focused or under the pointer it says what the word means, and what
// it comes to in this run.

import {type ComponentChildren, type JSX, createElement} from 'preact';
import {tipOfTerm} from '../core/tips.ts';

export interface TermProps {
  id: string;
  run?: () => string; // the sentence with the actual numbers, made when it is shown; "" for none
  meaning?: string; // in the place of the glossary's own
  as?: keyof JSX.IntrinsicElements;
  class?: string;
  children?: ComponentChildren;
}

const noSentence = () => '';

export function Term({id, run = noSentence, meaning, as = 'span', class: names, children}: TermProps) {
  const explain = (node: HTMLElement | null) => node && tipOfTerm(node, id, run, meaning ? {meaning} : {});
  return createElement(as as string, {class: names, ref: explain}, children);
}
