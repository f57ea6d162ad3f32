// What each processor did along a text: in how many steps it ran and acted, and the sums of its effects. Draws nothing.

import {count, percent} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Step} from '../core/types.ts';
import {type StageFacts, somePercent, stagesOf} from './stages.ts';

interface Effect {
  ran: number; // steps
  acted: number; // those in which it changed anything
  removed: number; // the sums of its shares
  moved: number;
}

/** By the place and the name of a processor. */
export type Effects = Record<string, Effect | undefined>;

const NONE: Effect = {ran: 0, acted: 0, removed: 0, moved: 0};
const keyOf = ({number, kind}: StageFacts) => number + kind;

export function withStages(total: Effects, step: Step): Effects {
  const stages = stagesOf(step);
  if (!stages.length) return total;
  const next = {...total};
  for (const stage of stages) {
    const {ran, acted, removed, moved} = total[keyOf(stage)] ?? NONE;
    next[keyOf(stage)] = {
      ran: ran + 1,
      acted: acted + Number(!stage.idle),
      removed: removed + stage.removed,
      moved: moved + stage.moved,
    };
  }
  return next;
}

export function overWords(effects: Effects, stage: StageFacts): string {
  const {ran, acted, removed, moved} = effects[keyOf(stage)] ?? NONE;
  if (!acted) return tn(ran, 'nothing in {count} step', 'nothing in {count} steps');
  const when =
    acted === ran
      ? t('active at every step')
      : tn(ran, 'active at {acted} of {count} step', 'active at {acted} of {count} steps', {acted: count(acted)});
  if (moved > 2 * removed) return t('{when}; moves {share} on average', {when, share: percent(moved / acted)});
  return t('{when}; removes {share} on average', {when, share: somePercent(removed / acted)});
}
