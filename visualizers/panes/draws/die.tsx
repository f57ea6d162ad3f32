// A draw by hand: the step as a die with a hundred sides, of which each token has as many as its probability gives it. A person
// rolls, or types what a real die says; from the token that comes up the run can go on.

import {useState} from 'preact/hooks';
import {t} from '../core/texts.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {type DieRange, type DrawRow, SIDES, dieRanges, rolled} from './draw_rows.ts';
import {wordOf} from './draw_words.ts';

interface DieProps {
  rows: DrawRow[];
  press: ((tokenId: number) => void) | null; // goes on from here with a token
  tell: (number: number, token: string) => void; // what was rolled
}

export function Die({rows, press, tell}: DieProps) {
  const [number, setNumber] = useState<number | null>(null);
  const ranges = dieRanges(rows);
  const range = number === null ? undefined : rolled(ranges, number);
  const take = (value: number) => {
    setNumber(value);
    tell(value, rolled(ranges, value)?.row?.text ?? '');
  };
  const read = (text: string) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= SIDES) take(value);
    else setNumber(null);
  };
  return (
    <details class="gp-die">
      <summary>{t('Roll it yourself with a 100-sided die')}</summary>
      <p class="gp-note">
        {t('Each token gets one number for each percent of its probability. Roll, or type what a real die shows.')}
      </p>
      <ol class="gp-ranges">
        {ranges.map((one) => (
          <Numbers key={one.first} range={one} isRolled={one === range} />
        ))}
      </ol>
      <p class="gp-throw">
        <button type="button" class="gp-button gp-roll" onClick={() => take(roll())}>
          {t('Roll')}
        </button>
        <label>
          {t('or type a number:')}{' '}
          <input
            type="number"
            class="gp-typed"
            min={1}
            max={SIDES}
            value={number ?? ''}
            onInput={({currentTarget}) => read(currentTarget.value)}
          />
        </label>
        <output class="gp-rolled" aria-live="polite">
          {number !== null && range && rolledWords(number, range)}
        </output>
        {press && range?.row && <GoOn row={range.row} press={press} />}
      </p>
    </details>
  );
}

const roll = () => 1 + Math.floor(Math.random() * SIDES);

function Numbers({range: {row, first, last}, isRolled}: {range: DieRange; isRolled: boolean}) {
  return (
    <li class={isRolled ? 'gp-rolled-one' : undefined} style={{flexGrow: last - first + 1}}>
      <span class="gp-sides">{first === last ? first : `${first}–${last}`}</span>{' '}
      {row ? <TokenLabel text={row.text} /> : <span>{t('all others')}</span>}
    </li>
  );
}

const rolledWords = (number: number, {row}: DieRange): string =>
  row
    ? t('rolled {number}: {token}', {number, token: wordOf(row.text)})
    : t('rolled {number}: a token that is not listed; roll again.', {number});

function GoOn({row, press}: {row: DrawRow; press: (tokenId: number) => void}) {
  return (
    <button type="button" class="gp-button gp-main gp-go-on" onClick={() => press(row.id)}>
      {t('Continue from here with {token}', {token: wordOf(row.text)})}
    </button>
  );
}
