// One row of a batch as the model reads it: the tokens, padding visible as such, with the mask and the position below each.

import {Fragment} from 'preact';
import {t, tn} from '../core/texts.ts';
import {RunningText} from '../widgets/running_text.tsx';
import {Term} from '../widgets/term.tsx';
import {TokenLabel} from '../widgets/token_label.tsx';
import type {NewToken, ReadToken, WayName} from './batch_words.ts';

const MOST_CELLS = 40; // of a row; the middle of a longer one is left out
const FIRST_CELLS = 14;

// The indices that are shown, with null where others are left out.
function shownPlaces(length: number): (number | null)[] {
  const all = Array.from({length}, (_, i) => i);
  if (length <= MOST_CELLS) return all;
  return [...all.slice(0, FIRST_CELLS), null, ...all.slice(FIRST_CELLS + length - MOST_CELLS + 1)];
}

// Which tokens of a row are padding: [first, end).
const paddingOf = (side: WayName, length: number, text: number) =>
  side === 'left' ? [0, length - text] : [text, length];

/** `text` is how many of the tokens are the prompt's, `goesOn` whether the next token is predicted from the last one. */
interface RowProps {
  read: ReadToken[];
  text: number;
  side: WayName; // where the other tokens stand
  goesOn: boolean;
  caption: string;
}

export function ReadRow({read, text, side, goesOn, caption}: RowProps) {
  const [from, to] = paddingOf(side, read.length, text);
  const hidden = read.filter(([, , mask]) => !mask).length;
  const places = shownPlaces(read.length);
  const left = read.length - MOST_CELLS + 1;
  const run = () =>
    tn(read.length, '{hidden} of {count} token hidden.', '{hidden} of {count} tokens hidden.', {hidden});
  return (
    <table class="gp-strip">
      <caption class="gp-hidden">{caption}</caption>
      <tbody>
        <tr>
          <th scope="row">
            <span>{t('token')}</span>
          </th>
          {places.map((place) =>
            place === null ? (
              <td key="left out" class="gp-mark">
                {tn(left, '… {count} token …', '… {count} tokens …')}
              </td>
            ) : (
              <TokenCell
                key={place}
                label={read[place][1]}
                isPadding={place >= from && place < to}
                isLast={goesOn && place === read.length - 1}
              />
            ),
          )}
        </tr>
        <tr>
          <th scope="row">
            <Term id="padding" run={run} meaning={t('1 where the model reads the token, 0 where the mask hides it.')}>
              {t('mask')}
            </Term>
          </th>
          {places.map((place) =>
            place === null ? <LeftOut /> : <td class={read[place][2] ? '' : 'gp-ignored'}>{read[place][2]}</td>,
          )}
        </tr>
        {read.some(([, , , position]) => position !== null) && (
          <tr>
            <th scope="row">
              <Term
                id="padding"
                run={run}
                meaning={t(
                  'The place that the model gives each token; those that the mask hides have none of their own.',
                )}
              >
                {t('position')}
              </Term>
            </th>
            {places.map((place) => (place === null ? <LeftOut /> : <td>{read[place][3]}</td>))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

const LeftOut = () => <td class="gp-mark">…</td>;

function TokenCell({label, isPadding, isLast}: {label: string; isPadding: boolean; isLast: boolean}) {
  return (
    <td class={`gp-cell${isPadding ? ' gp-padding' : ''}${isLast ? ' gp-last' : ''}`}>
      <TokenLabel text={label} />
      {isPadding && <span class="gp-hidden"> {t('(padding)')}</span>}
      {isLast && <span class="gp-hidden"> {t('(the next token is predicted from here)')}</span>}
    </td>
  );
}

// What a prompt came to: its new tokens, those from `parts` on marked; a token that ends a text has a frame.
export function NewTokens({tokens, parts}: {tokens: NewToken[]; parts: number | null}) {
  const sides = [tokens.slice(0, parts ?? tokens.length), tokens.slice(parts ?? tokens.length)];
  return (
    <span class="gp-new">
      {sides.map(
        (side, i) =>
          side.length > 0 && (
            <span key={i} class={i ? 'gp-parted' : ''}>
              {side.map(written)}
            </span>
          ),
      )}
      {!tokens.length && <span class="gp-mark">{t('(nothing)')}</span>}
    </span>
  );
}

const written = ([, label, piece]: NewToken, i: number) => (
  <Fragment key={i}>
    {piece === null ? <TokenLabel class="gp-end" text={label} /> : <RunningText text={piece} />}
  </Fragment>
);
