// The table of a sweep: a cell for each setting, with its text and a metric, in its colour. The arrow keys walk over it.

import {useMemo, useRef, useState} from 'preact/hooks';
import {type Heat, metricWords, rangeWords, scaleOf} from '../charts/heat.ts';
import {inParts} from '../core/text.ts';
import {t} from '../core/texts.ts';
import type {Group, Metric} from '../core/types.ts';
import {isKnown} from '../core/values.ts';
import {TokenLabel} from '../widgets/token_label.tsx';
import {MetricTerm} from './grid_legend.tsx';
import {type GridAxis, type GridState, failuresIn, standingWords} from './grid_state.ts';
import {failureOf, textOfRun} from './run_status.ts';
import {SeedStepper, stepSeed} from './whole_cell.tsx';

const BEGINNING = 300; // characters of a text in its cell

interface GridTableProps {
  state: GridState;
  metric: Metric;
  heat: Heat;
  described: string; // the id of what tells what the values are
  versionOf: (number: number) => string; // what tells whether a cell is another one
  open: (cell: Group) => void;
}

type Move = (row: number, column: number) => [row: number, column: number];

const MOVES: Record<string, Move | undefined> = {
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  Home: (row) => [row, 0],
  End: (row) => [row, Infinity],
};

export function GridTable({state, metric, heat, described, versionOf, open}: GridTableProps) {
  const {group, axes, isList} = state;
  const [stop, setStop] = useState(group.groups[0]); // the cell that the Tab key comes to
  const table = useRef<HTMLTableElement>(null);
  const isStopHere = group.groups.includes(stop);
  const moveTo = ([row, column]: [number, number]) => {
    const cells = row < 0 || column < 0 ? undefined : table.current?.tBodies[0].rows[row]?.cells;
    if (cells) goTo(cells[Math.min(column + 1, cells.length - 1)]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('td') : null;
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const number = group.groups[Number(cell.dataset.group)];
    const move = MOVES[event.key];
    if (event.key === 'Enter') open(number);
    else if (event.key === ' ') stepSeed(group, number, 1);
    else if (move) moveTo(move((cell.parentElement as HTMLTableRowElement).sectionRowIndex, cell.cellIndex - 1));
    else return;
    event.preventDefault();
  };
  const cellOf = (one: Group) => (
    <Cell
      key={one.number}
      state={state}
      cell={one}
      metric={metric}
      heat={heat}
      version={versionOf(one.number)}
      isStop={isStopHere ? one === stop : one.number === 0}
      open={open}
    />
  );
  const [columns, rows] = axes;
  return (
    <table
      role="grid"
      aria-label={t('The runs over {knobs}', {knobs: state.knobs})}
      aria-describedby={described}
      ref={table}
      onKeyDown={onKeyDown}
      onFocusIn={({target}) => {
        if (target instanceof HTMLTableCellElement) setStop(group.groups[Number(target.dataset.group)]);
      }}
    >
      <thead>
        {isList ? (
          <tr>
            <th class="gp-side" scope="col">
              {columns.knob}
            </th>
            <th class="gp-metric-name" scope="col">
              <MetricTerm state={state} metric={metric} />
            </th>
          </tr>
        ) : (
          <>
            <tr>
              <th class="gp-side" scope="col" rowSpan={2}>
                {rows.knob}
              </th>
              <th class="gp-knob" scope="colgroup" colSpan={columns.values.length}>
                <span>{columns.knob}</span>
              </th>
            </tr>
            <tr>
              {columns.values.map((_, i) => (
                <Head key={i} scope="col" axis={columns} place={i} />
              ))}
            </tr>
          </>
        )}
      </thead>
      <tbody>
        {isList
          ? state.inOrder.map((one) => (
              <tr key={one.number}>
                <Head scope="row" axis={columns} place={one.place[1]} />
                {cellOf(one)}
              </tr>
            ))
          : rows.values.map((_, i) => (
              <tr key={i}>
                <Head scope="row" axis={rows} place={i} />
                {state.inRow(i).map(cellOf)}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

const Head = ({scope, axis, place}: {scope: 'row' | 'col'; axis: GridAxis; place: number}) => (
  <th class={scope === 'row' ? 'gp-side' : ''} scope={scope}>
    {axis.prompts ? (
      <bdi title={axis.prompts[place]}>{axis.values[place]}</bdi>
    ) : (
      <TokenLabel text={axis.values[place]} />
    )}
  </th>
);

// The focus goes to a cell, which is then seen beside the sticky headers.
function goTo(cell: HTMLTableCellElement): void {
  cell.focus({preventScroll: true});
  const field = cell.closest('.gp-field');
  const head = cell.closest('table')?.tHead;
  if (!field || !head) return;
  const [frame, spot] = [field.getBoundingClientRect(), cell.getBoundingClientRect()];
  const left = frame.left + (cell.parentElement?.firstElementChild as HTMLElement).offsetWidth;
  const top = frame.top + head.offsetHeight;
  field.scrollLeft += Math.min(0, spot.left - left) || Math.max(0, spot.right - frame.right);
  field.scrollTop += Math.min(0, spot.top - top) || Math.max(0, spot.bottom - frame.bottom);
  if (spot.top < 0 || spot.bottom > innerHeight) cell.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

// ---------------------------------------------------------------------------------------------------- a cell

interface CellProps {
  state: GridState;
  cell: Group;
  metric: Metric;
  heat: Heat;
  version: string;
  isStop: boolean;
  open: (cell: Group) => void;
}

interface Shown {
  value: string;
  range: string;
  colour: string; // '' where there is no value
  isBest: boolean;
}

function Cell(props: CellProps) {
  const {cell, metric, heat, version, isStop} = props;
  const number = cell.values[metric.name];
  const known = isKnown(number);
  const hasFailed = cell.entries.length === 1 && failureOf(cell.entries[0]);
  const shown: Shown = {
    value: known ? metricWords(metric, number) : hasFailed ? '✕' : '–',
    range: known ? rangeWords(metric, cell) : '',
    colour: known ? `var(--gp-${scaleOf(metric)}-${heat.level(number)})` : '',
    isBest: heat.best === cell,
  };
  return useMemo(
    () => <DrawnCell {...props} shown={shown} />,
    [cell, metric, version, isStop, ...Object.values(shown)],
  );
}

function DrawnCell({state, cell, metric, isStop, open, shown}: CellProps & {shown: Shown}) {
  const {value, range, colour, isBest} = shown;
  const {group} = state;
  const failed = failureOf(group.shownOf(cell.number));
  const text = failed
    ? `✕ ${t('failed')}`
    : textOfRun(group.shownOf(cell.number), BEGINNING).slice(0, BEGINNING).trim();
  const failures = failuresIn(cell);
  const {sameAs} = group.shownOf(cell.number);
  const same = sameAs ? t('the text of {cell}, not run', {cell: state.nameOf(sameAs.group)}) : '';
  const title = t(metric.title);
  const label = [
    state.nameOf(cell.number),
    range ? t('{metric}: {value}, over its seeds {range}', {metric: title, value, range}) : `${title}: ${value}`,
    isBest && t('best'),
    failures && t('failed: {share}', {share: failures}),
    standingWords(state.standingOf(cell)),
    same,
  ];
  return (
    <td
      class={['gp-cell', failed && 'gp-broken', !text && 'gp-quiet'].filter(Boolean).join(' ')}
      role="gridcell"
      tabIndex={isStop ? 0 : -1}
      data-group={cell.number}
      aria-label={inParts(label)}
      onClick={({currentTarget}) => {
        currentTarget.focus();
        open(cell);
      }}
    >
      <div class={colour ? 'gp-cell-top' : 'gp-cell-top gp-none'} style={{backgroundColor: colour}}>
        <span class="gp-value">{value}</span>
        <span class="gp-star" hidden={!isBest}>
          ★
        </span>
        <small class="gp-seeds-range">{range}</small>
        <span class="gp-same" title={same} hidden={!same}>
          =
        </span>
        <span class="gp-some-failed">{failures && `✕ ${failures}`}</span>
        <SeedStepper group={group} cell={cell} tabIndex={-1} />
      </div>
      <bdi class="gp-cell-text">{text || quietWords(state, cell)}</bdi>
    </td>
  );
}

// What a cell without a text says.
function quietWords(state: GridState, cell: Group): string {
  const standing = state.standingOf(cell);
  return standing === '' ? t('(empty)') : standing === 'decoding' ? '…' : standingWords(standing);
}
