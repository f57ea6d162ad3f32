// The card of a token in a text: what it is, how likely it was, and its rivals.

import {Fragment} from 'preact';
import {count, information, numbersOf, percent, probability} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Step, Unit} from '../core/types.ts';
import {isFromElsewhere} from '../core/values.ts';
import {Card, type CardOptions} from '../widgets/card.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import {removedWords} from './written_tokens.ts';

/** A token with its place in words. `step` may be null; `why` then says why nothing is known, and else where it comes from. */
export interface CardEntry {
  id: number; // negative: it is not told
  text: string;
  where: string;
  step: Step | null;
  why: string;
}

const RIVALS = 5;

/** The card of a text; `entryOf` is what an element of it stands for. */
export function tokenCard(
  root: HTMLElement,
  text: HTMLElement,
  log: {unit: Unit},
  entryOf: (element: HTMLElement) => CardEntry | null | undefined,
  more: Pick<CardOptions, 'comesByFocus'> = {},
): Card {
  const content = (element: HTMLElement) => {
    const entry = entryOf(element);
    return entry ? <TokenFacts entry={entry} unit={log.unit} /> : null;
  };
  return new Card(root, text, {content, ...more});
}

function TokenFacts({entry: {id, text, where, step, why}, unit}: {entry: CardEntry; unit: Unit}) {
  return (
    <>
      <div class="gp-card-head">
        <TokenLabel class="gp-card-word" text={text} />
        <span>{id < 0 ? where : t('{where}, id {id}', {where, id})}</span>
      </div>
      <dl class="gp-card-facts">
        {why && <dd class="gp-card-why">{why}</dd>}
        {step &&
          factsOf(step, unit).map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      {step && <Rivals step={step} />}
      {step && step.distribution.stages.length > 0 && (
        <div class="gp-card-key">
          <i class="gp-card-after" />
          {`${t('after the processors')} `}
          <i class="gp-card-before" />
          {t('before them')}
        </div>
      )}
    </>
  );
}

function factsOf(step: Step, unit: Unit): [name: string, value: string][] {
  const {chosen, distribution} = step;
  const numbers = numbersOf(step);
  const [after, before] = [percent(numbers.probability), percent(numbers.rawProbability)];
  const facts: [string, string][] = [];
  if (isFromElsewhere(step)) {
    facts.push([t('Probability, according to the server'), before]);
  } else if (distribution.stages.length || chosen.logprob !== chosen.raw_logprob) {
    facts.push([t('Probability after the processors'), chosen.logprob === null ? removedWords(chosen) : after]);
    facts.push([t('before the processors'), before]);
  } else {
    facts.push([t('Probability (no processor ran)'), before]);
  }
  const {rank, raw_rank: rawRank} = chosen;
  const ranks = [
    rank && t('{rank} after', {rank: count(rank)}),
    rawRank && t('{rank} before', {rank: count(rawRank)}),
  ].filter(Boolean);
  if (ranks.length) {
    const {vocab} = distribution;
    facts.push([
      vocab === null ? t('Rank') : t('Rank of {count}', {count: count(vocab)}),
      rank && rank === rawRank ? count(rank) : ranks.join(', '),
    ]);
  }
  return [...facts, [t('Surprisal'), information(numbers.surprisal, unit)]];
}

// ---------------------------------------------------------------------------------------------------- rivals

interface Rival {
  candidate: Candidate;
  after: number;
  before: number;
  isChosen: boolean;
}

// The likeliest tokens on either side of the processors, so that a likely one which they removed is there; and the chosen
// one.
function rivalsOf({chosen, distribution}: Step): Rival[] {
  const rivalOf = (candidate: Candidate): Rival => ({
    candidate,
    after: probability(candidate.logprob),
    before: probability(candidate.raw_logprob),
    isChosen: candidate.token_id === chosen.token_id,
  });
  const all = distribution.candidates.map(rivalOf);
  all.sort((a, b) => Math.max(b.after, b.before) - Math.max(a.after, a.before));
  const rivals = all.slice(0, RIVALS);
  return rivals.some(({isChosen}) => isChosen) ? rivals : [...rivals, rivalOf(chosen)];
}

function Rivals({step}: {step: Step}) {
  const rivals = rivalsOf(step);
  const top = Math.max(...rivals.flatMap(({after, before}) => [after, before]), 1e-9);
  const width = (share: number) => ({width: `${(share / top) * 100}%`});
  return (
    <ol class="gp-card-rivals">
      {rivals.map(({candidate, after, before, isChosen}) => {
        const removed = candidate.logprob === null && !isFromElsewhere(step);
        const kinds = [isChosen && 'gp-card-chosen', removed && 'gp-card-removed'];
        return (
          <li key={candidate.token_id} class={kinds.filter(Boolean).join(' ')}>
            <span class="gp-card-sign">{isChosen ? '▶' : removed ? '✕' : ''}</span>
            <TokenLabel class="gp-card-word" text={candidate.text} />
            <span class="gp-card-tracks">
              {removed ? <small>{removedWords(candidate)}</small> : <i class="gp-card-after" style={width(after)} />}
              <i class="gp-card-before" style={width(before)} />
            </span>
            <span class="gp-card-value">{percent(removed ? before : after)}</span>
          </li>
        );
      })}
    </ol>
  );
}
