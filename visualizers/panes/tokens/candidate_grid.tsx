// What became of each candidate: a grid with a line for each of them and a column for each stage, with the probability,
// and the name of what removed it where it went. Its cells are walked with the arrow keys.

import {useState} from 'preact/hooks';
import {percent, quoted} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Step} from '../core/types.ts';
import {tip} from '../widgets/tip.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {candidateWords, isGone, isRemoved, listedOf, shareAt} from './stages.ts';

/** A stage as a column; `side` is that of the two ends. */
export interface Column {
  number: number;
  place: string;
  name: string;
  tip: string;
  idle: boolean;
  side: 'before' | 'after' | null;
}

interface GridProps {
  columns: Column[];
  candidates: Candidate[]; // the lines
  step: Step;
}

const KEYS: Record<string, [down: number, right: number] | undefined> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

export function CourseGrid({columns, candidates, step}: GridProps) {
  const [reached, reach] = useState([0, 0]); // the cell to which the Tab key comes: line, column
  const clamp = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));
  const [line, column] = [clamp(reached[0], candidates.length), clamp(reached[1], columns.length)];
  const idle = columns.filter((each) => each.idle).length;
  const shares = candidates.map((candidate) => columns.map(({number}) => shareAt(candidate, number)));
  const listed = new Set(listedOf(step));
  const walk = (event: KeyboardEvent) => {
    const cell = (event.target as Element).closest('td');
    const move = KEYS[event.key];
    const body = cell?.closest('tbody');
    if (!cell || !move || !body || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const at = [...body.rows].indexOf(cell.parentElement as HTMLTableRowElement);
    const {cells} = body.rows[clamp(at + move[0], candidates.length)];
    cells[1 + clamp(cell.cellIndex - 1 + move[1], columns.length)].focus();
  };
  return (
    <table
      class="gp-courses-grid"
      role="grid"
      aria-labelledby="gp-courses-title"
      style={{minWidth: `${100 + 20 * idle + 60 * (columns.length - idle)}px`}}
      onKeyDown={walk}
    >
      <thead>
        <tr>
          <th scope="col">
            <span class="gp-stage-place" />
            <span class="gp-stage-name">{t('candidate')}</span>
          </th>
          {columns.map(({number, place, name, tip: words, idle: isIdle, side}) => (
            <th key={`${number} ${side}`} scope="col" class={isIdle ? 'gp-idle-column' : ''} data-tip={words}>
              <span class="gp-stage-place">{place}</span>
              <span class={isIdle ? 'gp-stage-name gp-hidden' : 'gp-stage-name'}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {candidates.map((candidate, i) => (
          <tr key={i} class={`gp-course gp-course-${kindOf(candidate, step)}`}>
            <Head candidate={candidate} step={step} isListed={listed.has(candidate)} />
            {columns.map((_, j) => (
              <Cell
                key={j}
                facts={factsOf(candidate, columns, shares[i], j)}
                tabIndex={i === line && j === column ? 0 : -1}
                onFocus={() => reach([i, j])}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isChosen = ({token_id: id}: Candidate, {chosen}: Step) => id === chosen.token_id;

const kindOf = (candidate: Candidate, step: Step): string =>
  isChosen(candidate, step) ? 'chosen' : isRemoved(candidate) ? 'removed' : 'kept';

function Head({candidate, step, isListed}: {candidate: Candidate; step: Step; isListed: boolean}) {
  const chosen = isChosen(candidate, step);
  const removed = isRemoved(candidate);
  const tags = [
    chosen && (step.given ? t('given') : t('chosen')),
    removed && t('removed'),
    !isListed && t('looked up'),
  ];
  return (
    <th scope="row" ref={tip(() => candidateWords(candidate, step))}>
      <div class="gp-course-name">
        <span class="gp-sign" aria-hidden="true">
          {chosen ? '▶' : removed ? '✕' : ''}
        </span>
        <div>
          <TokenLabel class="gp-word" text={candidate.text} />
          <span class="gp-course-tag">{tags.filter(Boolean).join(', ')}</span>
        </div>
      </div>
    </th>
  );
}

// ---------------------------------------------------------------------------------------------------- cells

/** A candidate at a stage; undefined: not recorded. */
interface CellFacts {
  candidate: Candidate;
  column: Column;
  share: number | undefined;
  was: number | undefined; // one stage before
  gone: boolean; // nothing is left of it,
  cut: boolean; // because of this stage
}

function factsOf(candidate: Candidate, columns: Column[], shares: (number | undefined)[], i: number): CellFacts {
  const [column, share, was] = [columns[i], shares[i], i ? shares[i - 1] : undefined];
  const gone = isGone(candidate, column.number) && share !== undefined;
  const cut = gone && i > 0 && !isGone(candidate, columns[i - 1].number);
  return {candidate, column, share, was, gone, cut};
}

interface CellProps {
  facts: CellFacts;
  tabIndex: number;
  onFocus: () => void;
}

function Cell({facts, tabIndex, onFocus}: CellProps) {
  const {column, gone, cut} = facts;
  const kinds = [column.idle && 'gp-idle-column', gone && !cut && 'gp-gone', cut && 'gp-cut'];
  return (
    <td
      role="gridcell"
      class={kinds.filter(Boolean).join(' ')}
      tabIndex={tabIndex}
      ref={tip(() => cellWords(facts))}
      onFocus={onFocus}
    >
      <span
        class={column.idle && !cut ? 'gp-course-number gp-hidden' : 'gp-course-number'}
        data-change={changeOf(facts)}
      >
        {numberOf(facts)}
      </span>
    </td>
  );
}

function numberOf({column, share, gone, cut}: CellFacts): string {
  if (share === undefined) return '–';
  if (cut) return `✕ ${column.name}`;
  if (gone) return column.side === 'after' ? '✕' : '';
  return percent(share);
}

function changeOf({share, was, cut}: CellFacts): 'up' | 'down' | undefined {
  if (cut || was === undefined || share === undefined || percent(share) === percent(was)) return undefined;
  return share > was ? 'up' : 'down';
}

function cellWords({candidate, column: {side, name, idle, number}, share, was, gone, cut}: CellFacts): string {
  const values = {
    token: quoted(candidate.text),
    share: percent(share ?? 0),
    was: percent(was ?? 0),
    processor: name,
    number,
  };
  if (share === undefined) return t('{token}: not recorded at this place.', values);
  if (cut) return t('{token}: removed by {processor}; it had {was} just before.', values);
  if (gone) return t('{token}: no probability left here.', values);
  if (side === 'after') return t('{token}: {share} after all processors.', values);
  if (side) return t('{token}: {share} before the processors.', values);
  if (idle) return t('{token}: {share}, unchanged by {processor}.', values);
  if (values.share === values.was)
    return t('{token}: {share} after {processor} (stage {number}), the same as before it.', values);
  return t('{token}: {share} after {processor} (stage {number}), {was} before it.', values);
}
