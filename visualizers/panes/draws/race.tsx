// The race of a draw: of each token its probability, its luck, and how far the two brought it. The longest wins; in beam
// sampling, so many of the longest.

import {percent} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {TwoBars} from '../widgets/bars.tsx';
import {Term} from '../widgets/term.tsx';
import {tip} from '../widgets/tip.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import type {DrawRow} from './draw_rows.ts';
import {factorWords, wordOf} from './draw_words.ts';

/** How long the longest bar is. */
export const lengthOf = (rows: DrawRow[]): number =>
  Math.max(...rows.map(({share, reached}) => Math.max(share ?? 0, reached ?? 0)));

export const Race = ({rows, top}: {rows: DrawRow[]; top: number}) => (
  <div class="gp-race" role="table" aria-label={t('The race of this draw')}>
    <Heads areOfBeams={rows.some(({beam}) => beam)} />
    {rows.map((row) => (
      <Runner key={`${row.beam ?? ''} ${row.id}`} row={row} top={top} />
    ))}
  </div>
);

const Heads = ({areOfBeams}: {areOfBeams: boolean}) => (
  <div class="gp-runner gp-heads" role="row">
    <span role="columnheader">{t('token')}</span>
    <span role="columnheader">
      <i class="gp-swatch gp-after" aria-hidden="true" />
      {areOfBeams ? t('probability × luck') : t('probability × luck: the longest wins')}{' '}
      <span class="gp-before-key">
        <i class="gp-swatch gp-before" aria-hidden="true" />
        {t('probability')}
      </span>
    </span>
    <span role="columnheader">
      <Term
        id="probability"
        formula=""
        meaning={
          areOfBeams
            ? t('Its share of the probability of all continuations of all beams.')
            : t('The probability after the processors, from which the token is drawn.')
        }
      >
        {t('probability')}
      </Term>
    </span>
    <span role="columnheader">
      <Term id="luck">{t('luck')}</Term>
    </span>
  </div>
);

function Runner({row, top}: {row: DrawRow; top: number}) {
  const {text, share, luck, reached, isChosen, isRemoved, by, beam} = row;
  const kinds = ['gp-runner', isChosen && 'gp-chosen', isRemoved && 'gp-removed'];
  const removed = by ? t('removed by {processor}', {processor: by}) : t('removed');
  return (
    <div class={kinds.filter(Boolean).join(' ')} role="row" ref={tip(() => runnerWords(row))}>
      <span class="gp-name" role="rowheader">
        <span class="gp-sign" aria-hidden="true">
          {isChosen ? '▶' : isRemoved ? '✕' : ''}
        </span>
        {beam && <span class="gp-of-beam">{t('beam {number}', {number: beam})}</span>}
        <TokenLabel text={text} class="gp-word" />
        {isChosen && <span class="gp-hidden">{` ${beam ? t('selected') : t('won')}`}</span>}
      </span>
      <span role="cell">
        <TwoBars
          after={reached}
          before={isRemoved ? null : share}
          top={top}
          kind={isChosen ? 'chosen' : null}
          removed={isRemoved && removed}
        />
      </span>
      <span class="gp-number" role="cell">
        {isRemoved ? '' : share === null ? '–' : percent(share)}
      </span>
      <span class="gp-number" role="cell">
        {luck === null ? '–' : factorWords(luck)}
      </span>
    </div>
  );
}

function runnerWords({text, share, luck, reached, isRemoved, beam}: DrawRow): string {
  const values = {
    token: wordOf(text),
    share: percent(share ?? 0),
    luck: factorWords(luck ?? 0),
    reached: percent(reached ?? 0),
  };
  if (isRemoved) return t('{token} was removed before the draw: its luck, {luck}, did not count.', values);
  if (beam && luck === null) return t('{token}, with {share}, was not drawn: it had too little luck.', values);
  if (reached === null) return t('{token}: how far it got is not known.', values);
  return t('{token}: {share} {luck} = {reached}', values);
}
