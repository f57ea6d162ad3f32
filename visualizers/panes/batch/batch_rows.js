// One row of a batch as the model reads it: the tokens, padding visible as such, with the mask and the position below each.

import {fillText, labelled, make} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';

const MOST_CELLS = 40; // of a row; the middle of a longer one is left out
const FIRST_CELLS = 14;

// The indices that are shown, with null where others are left out.
function shownPlaces(length) {
  const all = Array.from({length}, (_, i) => i);
  if (length <= MOST_CELLS) return all;
  return [...all.slice(0, FIRST_CELLS), null, ...all.slice(FIRST_CELLS + length - MOST_CELLS + 1)];
}

// Which tokens of a row are padding: [first, end).
const paddingOf = (side, length, text) => (side === 'left' ? [0, length - text] : [text, length]);

// The table of a row. `text` is how many of its tokens are the prompt's; `side` where the others stand; `goesOn` whether
// the next token is predicted from the last one.
export function batchStrip(read, {text, side, goesOn, caption}) {
  const [from, to] = paddingOf(side, read.length, text);
  const table = make('table', 'gp-strip');
  table.append(make('caption', 'gp-hidden', caption));
  const body = table.appendChild(make('tbody'));
  const hasPlaces = read.some(([,,, place]) => place !== null);
  const hidden = read.filter(([,, mask]) => !mask).length;
  const meanings = [null, {meaning: t('1 where the model reads the token, 0 where the mask hides it.')}, {meaning: t('The place that the model gives each token; those that the mask hides have none of their own.')}];
  const rows = [t('token'), t('mask'), ...(hasPlaces ? [t('position')] : [])].map((name, i) => {
    const row = body.appendChild(make('tr'));
    const head = make('th', '', null, {scope: 'row'});
    const words = make('span', '', name);
    if (i) tipOfTerm(words, 'padding', () => tn(read.length, '{hidden} of {count} token hidden.', '{hidden} of {count} tokens hidden.', {hidden}), meanings[i]);
    head.append(words);
    row.append(head);
    return row;
  });
  for (const place of shownPlaces(read.length)) {
    if (place === null) {
      const left = read.length - MOST_CELLS + 1;
      rows.forEach((row, i) => row.append(make('td', 'gp-mark', i ? '…' : tn(left, '… {count} token …', '… {count} tokens …'))));
      continue;
    }
    const [, label, mask, position] = read[place];
    const isPadding = place >= from && place < to;
    const isLast = goesOn && place === read.length - 1;
    const cell = make('td', `gp-cell${isPadding ? ' gp-padding' : ''}${isLast ? ' gp-last' : ''}`);
    cell.append(labelled(label));
    if (isPadding) cell.append(make('span', 'gp-hidden', ` ${t('(padding)')}`));
    if (isLast) cell.append(make('span', 'gp-hidden', ` ${t('(the next token is predicted from here)')}`));
    [cell, make('td', mask ? '' : 'gp-ignored', mask), make('td', '', position)].slice(0, rows.length).forEach((each, i) => rows[i].append(each));
  }
  return table;
}

// What a prompt came to: its new tokens, those from `parts` on marked; a token that ends a text has a frame.
export function fillNew(place, tokens, parts) {
  place.replaceChildren();
  const [kept, parted] = [make('span'), make('span', 'gp-parted')];
  tokens.forEach(([, label, piece], i) => {
    const side = parts !== null && i >= parts ? parted : kept;
    if (piece === null) side.append(labelled(label, 'gp-end'));
    else fillText(side, piece, {running: true});
  });
  place.append(...[kept, parted].filter((each) => each.childNodes.length));
  if (!place.childNodes.length) place.append(make('span', 'gp-mark', t('(nothing)')));
}
