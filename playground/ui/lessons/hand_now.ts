// What a person has in hand on the page, for the task of a lesson: the knobs as they stand in the form, the token that is
// looked at and what these knobs leave there, and the number that was rolled last. As `read_hand` in
// playground/lessons/hand.py takes it.

import type {RunLog} from '../../../visualizers/panes/core/log.ts';
import {probability} from '../../../visualizers/panes/core/text.ts';
import type {Step} from '../../../visualizers/panes/core/types.ts';
import {keptOf} from '../../../visualizers/panes/core/values.ts';
import {handOf, knobsInHand} from '../../../visualizers/panes/tokens/hand_state.ts';

const KNOBS = ['temperature', 'top_k', 'top_p', 'min_p'] as const;

interface HandNow {
  knobs: Record<string, unknown>;
  place: number | null; // of the token, from 0
  left: number | null; // tokens that the knobs leave there, and the probability of the likeliest; null: not known exactly
  top: number | null;
  rolled: number | null;
  token: string | null;
}

export function handNow(log: RunLog): HandNow {
  const step = log.current();
  const isPlaced = step && !step.isPrompt && step.sequence === 0;
  return {
    knobs: Object.fromEntries(KNOBS.map((name) => [name, log.knobs?.[name] ?? null])),
    place: isPlaced ? step.index : null,
    ...(isPlaced ? leftOf(log, step) : {left: null, top: null}),
    rolled: log.roll?.number ?? null,
    token: log.roll?.token ?? null,
  };
}

function leftOf(log: RunLog, step: Step): Pick<HandNow, 'left' | 'top'> {
  const knobs = knobsInHand(log, step);
  if (!knobs) {
    const shares = step.distribution.candidates.map(({logprob}) => probability(logprob));
    return {left: keptOf(step), top: Math.max(...shares)};
  }
  const hand = handOf(log, step, knobs);
  if (!hand?.isWhole) return {left: null, top: null};
  const {left, isExact} = hand.result;
  return {left: isExact ? left : null, top: hand.rows[0]?.after ?? null};
}
