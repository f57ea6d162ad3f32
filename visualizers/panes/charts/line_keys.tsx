// The legend of lines: each as it is drawn, with its name.

import type {ComponentChildren} from 'preact';
import {Term, type TermProps} from '../widgets/term.tsx';

export interface LineKeyProps {
  look: string; // the class of the line
  name: ComponentChildren;
  term?: Omit<TermProps, 'as' | 'class' | 'children'>; // explains the name
}

/** A line of a legend. */
export function LineKey({look, name, term}: LineKeyProps) {
  return (
    <span>
      <svg width="26" height="8" aria-hidden="true">
        <path class={look} d="M1 4H25" />
      </svg>
      {term ? <Term {...term}>{name}</Term> : <span>{name}</span>}
    </span>
  );
}

export function LineKeys({class: names, keys}: {class: string; keys: LineKeyProps[]}) {
  return (
    <p class={`gp-note ${names}`}>
      {keys.map((each, i) => (
        <LineKey key={i} {...each} />
      ))}
    </p>
  );
}
