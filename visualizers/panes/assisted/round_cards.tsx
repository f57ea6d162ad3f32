// One round of assisted decoding: each drafted token as a card with its two probabilities, what became of it, and the target's
// own token that follows.

import type {ComponentChildren} from 'preact';
import {numbersOf, percent, probability, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {DraftRound, Step} from '../core/types.ts';
import {tip} from '../widgets/tip.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {AcceptBar} from '../draws/accept_bar.tsx';
import {judgedOf} from './acceptance.ts';
import {type Judge, draftFate, fateWords, followWords, keepChance, shortTime} from './draft_words.ts';
import {ORIGINS} from './origins.ts';

interface CardsProps {
  round: DraftRound;
  judge: Judge;
  steps: Step[]; // of the text
  current: number | null; // which card is that of the current token
  isPressed: boolean; // whether a person has selected it
  stop: number | null; // which card the keyboard finds
}

export function RoundCards({round, judge, steps, current, isPressed, stop}: CardsProps) {
  const {drafted, num_accepted: accepted, index} = round;
  const judged = judgedOf(round);
  const stateOf = (card: number) => ({
    number: index + 1,
    isCurrent: card === current,
    isPressed: isPressed && card === current,
    isStop: card === stop,
  });
  const own = steps.at(round.start + accepted);
  const [sign, name] = ORIGINS[round.follow] ?? ['', ''];
  return (
    <>
      <div class="gp-round-head">
        <b>{t('Round {number}', {number: index + 1})}</b>
        <span>
          {drafted.length ? t('{accepted} of {drafted} kept', {accepted, drafted: drafted.length}) : t('no draft')}
        </span>
        <span class="gp-round-time">{t('draft {time}', {time: shortTime(round.draft_seconds)})}</span>
        <span class="gp-round-time">{t('verify {time}', {time: shortTime(round.verify_seconds)})}</span>
      </div>
      <div class="gp-cards">
        {drafted.slice(0, judged).map((token, place) => {
          const fate = draftFate(round, place);
          return (
            <Card
              key={place}
              {...stateOf(place)}
              look={fate}
              sign={fate === 'accepted' ? '✓' : '✗'}
              token={token.text}
              which={t('drafted token {place} of {size}', {place: place + 1, size: drafted.length})}
              why={fateWords(round, place, judge)}
            >
              <Bar name="p" share={probability(token.target_logprob)} />
              {token.draft_logprob !== null && <Bar name="q" share={probability(token.draft_logprob)} />}
              {judge.samples && (
                <span class="gp-chance">
                  {t('chance')}
                  <b>{percent(keepChance(token, judge))}</b>
                </span>
              )}
              <AcceptBar token={token} judge={judge} isSmall />
            </Card>
          );
        })}
        {round.next_token_id !== null && (
          <Card
            {...stateOf(judged)}
            isOwn
            look={round.follow}
            sign={sign}
            token={round.next_text}
            which={t('the target’s own token')}
            why={followWords(round, judge)}
          >
            {own && <Bar name="p" share={numbersOf(own).probability} />}
            <span class="gp-chance">{name}</span>
          </Card>
        )}
        {judged < drafted.length && (
          <span class="gp-behind">
            <span class="gp-note">{t('never judged')}</span>
            {drafted.slice(judged).map(({text, draft_logprob: logprob}, i) => (
              <span key={i} class="gp-unjudged">
                <TokenLabel text={text} class="gp-word" />
                <small>{logprob === null ? null : ` q ${percent(probability(logprob))}`}</small>
              </span>
            ))}
          </span>
        )}
        {round.follow === 'none' && <span class="gp-note gp-ended">■ {t('the text ended inside its draft')}</span>}
      </div>
    </>
  );
}

interface CardProps {
  number: number; // of the round
  look: string;
  sign: string;
  token: string;
  which: string;
  why: string;
  isOwn?: boolean;
  isCurrent: boolean;
  isPressed: boolean;
  isStop: boolean;
  children: ComponentChildren;
}

function Card({number, look, sign, token, which, why, isOwn, isCurrent, isPressed, isStop, children}: CardProps) {
  const names = ['gp-draft-card', isOwn && 'gp-own-card', isCurrent && 'gp-current'];
  return (
    <button
      type="button"
      class={names.filter(Boolean).join(' ')}
      ref={tip(() => why)}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isPressed}
      aria-label={t('Round {number}, {which}, {token}: {why}', {number, which, token: quoted(token), why})}
      data-draft={look}
      data-tip=""
    >
      <span class="gp-draft-head">
        <span class="gp-sign">{sign}</span>
        <TokenLabel text={token} class="gp-ink gp-word" />
      </span>
      {children}
    </button>
  );
}

const Bar = ({name, share}: {name: 'p' | 'q'; share: number}) => (
  <span class="gp-bar-line">
    <i class="gp-pq">{name}</i>
    <span class="gp-track">
      <i class={`gp-part-${name}`} style={{width: `${(share * 100).toFixed(2)}%`}} />
    </span>
    <span class="gp-amount">{percent(share)}</span>
  </span>
);
