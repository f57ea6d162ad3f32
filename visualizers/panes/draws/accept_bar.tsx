// A proposed token's test as a picture: a bar as long as p/q, and a mark where the draw fell. A mark within the bar keeps it.

import {fixed} from '../core/notation.ts';
import type {DraftToken} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import type {Judge} from '../assisted/draft_words.ts';
import {isBelow, verdictWords} from './accept_words.ts';

interface AcceptBarProps {
  token: DraftToken;
  judge: Judge;
  isSmall?: boolean; // without the ends of the scale
}

export function AcceptBar({token, judge, isSmall}: AcceptBarProps) {
  const {uniform, ratio} = token;
  if (!isKnown(uniform) || !isKnown(ratio)) return null;
  const at = (value: number) => `${(100 * Math.min(1, value)).toFixed(2)}%`;
  return (
    <span class="gp-accept" data-verdict={isBelow(token) ? 'accepted' : 'rejected'}>
      <span
        class="gp-accept-track"
        {...(isSmall ? {'aria-hidden': true} : {role: 'img', 'aria-label': verdictWords(token, judge)})}
      >
        <i class="gp-accept-ratio" style={{width: at(ratio)}} />
        <i class="gp-accept-draw" style={{left: at(uniform)}} />
      </span>
      {!isSmall && (
        <span class="gp-accept-ends gp-note" aria-hidden="true">
          <span>0</span>
          <span class="gp-accept-at" style={{left: at(uniform)}}>{`▲ ${fixed(uniform, 2)}`}</span>
          <span>1</span>
        </span>
      )}
    </span>
  );
}
