// How the token of a step was drawn in speculative sampling: whether the number that was drawn for a proposed token lies below
// p/q, and, after a rejection or a draft that was kept whole, the race in which the target's own token was drawn.

import {decimals, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {DraftRound, DraftToken, Racer, Step} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import type {Judge} from '../assisted/draft_words.ts';
import {AcceptBar} from './accept_bar.tsx';
import {ratioName, verdictWords} from './accept_words.ts';
import type {DrawRow} from './draw_rows.ts';
import {wordOf} from './draw_words.ts';
import {Race, lengthOf} from './race.tsx';

interface DraftDrawProps {
  step: Step;
  judge: Judge;
}

/** Whether something is known of how chance wrote this token of a draft's round. */
export const hasDraftDraw = (step: Step): boolean => proposedAt(step) !== null || raceAt(step).length > 0;

export function DraftDraw({step, judge}: DraftDrawProps) {
  const proposed = proposedAt(step);
  const race = raceAt(step);
  return (
    <>
      {proposed && <Proposed token={proposed} judge={judge} />}
      {race.length > 0 && <Followed step={step} race={race} isAlone={!proposed} />}
    </>
  );
}

// The token that the draft proposed at this place: the step's own, or the one that it replaced.
function proposedAt({draft}: Step): DraftToken | null {
  const token = draft && draft.round.drafted.at(draft.place);
  return token && draft.place < draft.round.drafted.length && isKnown(token.uniform) ? token : null;
}

const raceAt = ({draft}: Step): Racer[] => (draft && isOwn(draft.round, draft.place) ? draft.round.race : []);

const isOwn = ({num_accepted: accepted}: DraftRound, place: number) => place === accepted;

function Proposed({token, judge}: {token: DraftToken; judge: Judge}) {
  const {target_logprob: p, draft_logprob: q, uniform, ratio} = token;
  const numbers: [string, string][] = [
    [t('p (target)'), percent(probability(p))],
    [t('q (draft)'), percent(probability(q))],
    [ratioName(judge), isKnown(ratio) ? decimals(ratio, ratio >= 100 ? 0 : 4) : '–'],
    [t('the draw'), decimals(uniform, 4)],
  ];
  return (
    <>
      <p class="gp-answer-sentence">{verdictWords(token, judge)}</p>
      <AcceptBar token={token} judge={judge} />
      <dl class="gp-accept-numbers">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Followed({step, race, isAlone}: {step: Step; race: Racer[]; isAlone: boolean}) {
  const rows = race.map(rowOf);
  const token = wordOf(step.chosen.text);
  const words = isAlone
    ? t('The whole draft was kept. {token} came after it, drawn from the target’s own probabilities.', {token})
    : t(
        'So {token} was drawn in its place, from what the target gives beyond the draft: max(0, p − q), scaled up to 1.',
        {
          token,
        },
      );
  return (
    <>
      <p class={isAlone ? 'gp-answer-sentence' : 'gp-followed'}>{words}</p>
      <Race rows={rows} top={lengthOf(rows)} />
      <p class="gp-note gp-others">{t('These came furthest. No other token got as far as the last of them.')}</p>
    </>
  );
}

function rowOf({token_id: id, text, probability: share, luck}: Racer, place: number): DrawRow {
  const factor = Math.exp(luck);
  return {id, text, share, luck: factor, reached: share * factor, isChosen: place === 0, isRemoved: false, by: ''};
}
