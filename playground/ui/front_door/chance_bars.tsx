// The chances of a place: a bar for each word, and all of them laid end to end, where a needle shows on which the draw fell.

import {type Chance, stretchOf} from './chances.ts';
import {nameOf, wholePercent} from './scene_words.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';

interface BarsProps {
  chances: Chance[];
  guess?: number | null; // the row that was guessed
  drawn?: number | null; // the row on which the draw fell
  counts?: number[]; // how often it fell on each
}

export function ChanceBars({chances, guess = null, drawn = null, counts}: BarsProps) {
  return (
    <ul class="gp-chances" aria-label={t('The chance of each word')}>
      {chances.map((row, i) => (
        <li key={row.id} class={drawn === i ? 'gp-drawn-row' : ''}>
          <span class="gp-word">{nameOf(row)}</span>
          <span class="gp-track" aria-hidden="true">
            <span class="gp-fill" style={{width: `${100 * row.share}%`}} />
          </span>
          <span class="gp-marks">
            {counts && <Tally count={counts[i]} />}
            {guess === i && <span>{t('your guess')}</span>}
            {drawn === i && <span class="gp-mark-drawn">{t('drawn')}</span>}
          </span>
          <span class="gp-share">{wholePercent(row.share)}</span>
        </li>
      ))}
    </ul>
  );
}

// A stroke for each time; many are a number.
const Tally = ({count}: {count: number}) =>
  count > 0 && (
    <span class="gp-tally" aria-label={t('drawn {count} times', {count})} role="img">
      {count <= 5 ? '|'.repeat(count) : `${count} ×`}
    </span>
  );

const WIDTH = 0.0125; // of a letter, of the whole
const shortName = (row: Chance) => (row.id === null ? '…' : nameOf(row).slice(0, 2));

/** `turn` is another for each draw: the needle goes its way again. */
export function Lot({chances, drawn, turn}: {chances: Chance[]; drawn: number | null; turn: number}) {
  const at = drawn === null ? null : stretchOf(chances, drawn);
  return (
    <div class="gp-lot" aria-hidden="true">
      {chances.map((row, i) => (
        <span
          key={row.id}
          class={drawn === i ? 'gp-piece gp-piece-drawn' : 'gp-piece'}
          style={{width: `${100 * row.share}%`}}
        >
          <span class="gp-piece-long">{row.share > WIDTH * nameOf(row).length ? nameOf(row) : shortName(row)}</span>
          <span class="gp-piece-short">{shortName(row)}</span>
        </span>
      ))}
      {at && (
        <span
          key={turn}
          class={turn ? 'gp-needle gp-needle-now' : 'gp-needle'}
          style={{left: `${50 * (at[0] + at[1])}%`}}
        />
      )}
    </div>
  );
}
