// An element that shows a term of the glossary: pressed, focused or under the pointer it says what the word means, and what
// it comes to in this run.

import {type AllHTMLAttributes, type ComponentChildren, type JSX, type SVGAttributes, createElement} from 'preact';
import {tipOfTerm} from '../core/tips.ts';

export interface TermProps {
  id: string;
  run?: () => string; // the sentence with the actual numbers, made when it is shown; "" for none
  meaning?: string; // in the place of the glossary's own, as the next
  formula?: string; // "": none
  unit?: string; // the same
  label?: string; // of a picture
  as?: keyof JSX.IntrinsicElements;
  class?: string;
  attributes?: AllHTMLAttributes & Pick<SVGAttributes, 'x' | 'y'> & Record<`data-${string}`, string>; // of the element, besides
  children?: ComponentChildren;
}

const noSentence = () => '';

export function Term(props: TermProps) {
  const {id, run = noSentence, meaning, formula, unit, as = 'span', class: names, label, attributes, children} = props;
  const own = {
    ...(meaning !== undefined && {meaning}),
    ...(formula !== undefined && {formula}),
    ...(unit !== undefined && {unit}),
  };
  const explain = (node: HTMLElement | null) => {
    if (node) tipOfTerm(node, id, run, own);
  };
  const picture = label === undefined ? {} : {role: 'img', 'aria-label': label};
  return createElement(as as string, {...attributes, class: names, ref: explain, ...picture}, children);
}
