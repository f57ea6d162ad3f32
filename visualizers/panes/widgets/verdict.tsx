// What was found, in a few words: a sign, which is not for those who listen, the words, and below them what is to be said of it.

import type {ComponentChildren} from 'preact';

export interface Finding {
  verdict: 'good' | 'bad' | 'found' | 'even' | 'seen' | 'wait';
  sign: string;
  words: ComponentChildren;
  more: ComponentChildren;
}

export function Verdict({verdict, sign, words, more}: Finding) {
  return (
    <>
      <p class="gp-answer" data-verdict={verdict}>
        <span class="gp-answer-sign" aria-hidden="true">
          {sign}
        </span>
        <span class="gp-answer-words">{words}</span>
      </p>
      <p class="gp-answer-more">{more}</p>
    </>
  );
}
