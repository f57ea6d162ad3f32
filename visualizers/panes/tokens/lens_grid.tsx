// The grid of the logit lens, layers by tokens, the last layer on top: each layer's likeliest token in the place of each
// token, shaded by what its colour is to say. Its cells are walked with the arrow keys.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {shadeInk} from '../core/shades.ts';
import {count} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import type {Lens, LensCell, Unit} from '../core/types.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {cellWords, placeWords} from './lens_card.tsx';

export type LensShade = 'confidence' | 'rank' | 'entropy' | 'kl';

interface GridProps {
  lens: Lens;
  here: number; // the column of the current token
  open: [layer: number, column: number]; // the cell whose card is shown
  show: (open: [layer: number, column: number]) => void;
  shade: LensShade;
  unit: Unit;
}

export function LensGrid({lens, here, open, show, shade, unit}: GridProps) {
  const {tokens, layers} = lens.found;
  const table = useRef<HTMLTableElement>(null);
  const last = layers.length - 1;
  const cellAt = (layer: number, column: number) =>
    table.current?.tBodies[0].rows[last - layer].cells[column + 1] ?? null;
  useLayoutEffect(() => {
    const [cell, field] = [cellAt(...open), table.current?.parentElement];
    if (cell && field) field.scrollLeft = cell.offsetLeft - field.clientWidth / 2;
  }, []);
  const walk = (event: KeyboardEvent) => {
    const to = target(event, open, last, tokens.length - 1);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    cellAt(...to)?.focus();
  };
  const words = (layer: number, column: number) => () =>
    `${placeWords(lens, layer, column)}. ${cellWords(lens, layer, column, unit)}`;
  return (
    <div class="gp-lens-field">
      <table
        ref={table}
        role="grid"
        aria-label={t('The likeliest token of each layer, in the place of each token; the last layer is on top')}
        onKeyDown={walk}
      >
        <thead>
          <tr>
            <th scope="col">{t('layer')}</th>
            {tokens.map(({text}, column) => (
              <th key={column} scope="col" class={column === here ? 'gp-here' : ''}>
                <TokenLabel text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layers
            .map((cells, layer) => (
              <tr key={layer}>
                <th scope="row">{layer ? count(layer) : t('embedding')}</th>
                {cells.map((cell, column) => (
                  <Cell
                    key={column}
                    cell={cell}
                    isFavourite={cell.top[0][0] === tokens[column].id}
                    isHere={column === here}
                    isOpen={layer === open[0] && column === open[1]}
                    shade={shade}
                    words={words(layer, column)}
                    show={() => show([layer, column])}
                  />
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  cell: LensCell;
  isFavourite: boolean; // whether its likeliest token is the chosen one
  isHere: boolean;
  isOpen: boolean;
  shade: LensShade;
  words: () => string;
  show: () => void;
}

function Cell({cell, isFavourite, isHere, isOpen, shade, words, show}: CellProps) {
  const place = useRef<HTMLTableCellElement>(null);
  const {probability, rank, entropy, kl} = cell;
  useLayoutEffect(() => {
    if (!place.current) return;
    const numbers = {probability, rank, entropyAfter: entropy ?? Infinity, kl: kl ?? Infinity};
    shadeInk(place.current, shade, {...numbers, rawProbability: 0, surprisal: 0, entropyBefore: null});
  }, [cell, shade]);
  const explain = (node: HTMLTableCellElement | null) => {
    place.current = node;
    if (node) tipLater(node, words);
  };
  return (
    <td
      ref={explain}
      role="gridcell"
      tabIndex={isOpen ? 0 : -1}
      aria-selected={isOpen}
      class={[isFavourite && 'gp-favourite', isHere && 'gp-here'].filter(Boolean).join(' ')}
      onFocus={show}
      onClick={({currentTarget}) => currentTarget.focus()}
    >
      <TokenLabel text={cell.top[0][1]} />
    </td>
  );
}

// The cell to which a key leads.
function target(
  {key, ctrlKey, metaKey, altKey}: KeyboardEvent,
  [layer, column]: [number, number],
  last: number,
  columns: number,
): [layer: number, column: number] | null {
  const keys: Record<string, [number, number] | undefined> = {
    ArrowUp: [layer + 1, column],
    ArrowDown: [layer - 1, column],
    ArrowLeft: [layer, column - 1],
    ArrowRight: [layer, column + 1],
    Home: [layer, 0],
    End: [layer, columns],
    PageUp: [last, column],
    PageDown: [0, column],
  };
  const to = keys[key];
  if (!to || ctrlKey || metaKey || altKey) return null;
  return [Math.max(0, Math.min(last, to[0])), Math.max(0, Math.min(columns, to[1]))];
}
