// A table whose rows can be sorted: a press on a head sorts by its column, another the other way round, and a third one puts
// the rows into their own order again, as the head of their names does. What has no value is last.

import type {ComponentChildren} from 'preact';
import {useState} from 'preact/hooks';
import {Term, type TermProps} from './term.tsx';

export interface Column<Row> {
  name: string; // no other column has it
  title: string;
  term?: Omit<TermProps, 'as' | 'class' | 'children'>; // explains the head
  unit?: string; // below the title
  valueOf: (row: Row) => number | string | null; // by which the rows are sorted
  isSmallestFirst?: boolean; // what one press puts first
  cell: (row: Row) => ComponentChildren;
  cellClass?: (row: Row) => string;
}

interface SortTableProps<Row> {
  class?: string;
  rows: Row[]; // in their own order
  keyOf: (row: Row) => string | number;
  heading: {title: string; tip: string}; // of the names of the rows
  nameOf: (row: Row) => ComponentChildren;
  columns: Column<Row>[];
}

interface Order {
  name: string; // of the column
  isDown: boolean; // the largest first
}

export function SortTable<Row>({class: names, rows, keyOf, heading, nameOf, columns}: SortTableProps<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  const sorted = columns.find(({name}) => name === order?.name);
  const press = ({name, isSmallestFirst}: Column<Row>) => {
    const isFirst = !sorted || order?.name !== name;
    if (isFirst) setOrder({name, isDown: !isSmallestFirst});
    else setOrder(order.isDown === !isSmallestFirst ? {name, isDown: !order.isDown} : null);
  };
  return (
    <table class={names}>
      <thead>
        <tr>
          <th scope="col" class="gp-whose">
            <button type="button" class="gp-sort" data-tip={heading.tip} onClick={() => setOrder(null)}>
              {heading.title}
            </button>
          </th>
          {columns.map((column) => (
            <Head
              key={column.name}
              column={column}
              order={column === sorted ? order : null}
              press={() => press(column)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {(sorted && order ? inOrder(rows, sorted, order.isDown) : rows).map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" class="gp-whose">
              {nameOf(row)}
            </th>
            {columns.map(({name, cell, cellClass}) => (
              <td key={name} class={cellClass?.(row)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  order: Order | null;
  press: () => void;
}

function Head<Row>({column: {name, title, term, unit}, order, press}: HeadProps<Row>) {
  const button = {type: 'button', 'data-name': name, onClick: press} as const;
  const words = (
    <>
      <span>{title.replace(/-(?=\d)/g, '\u2011')}</span>
      <span class="gp-arrow" aria-hidden="true">
        {order ? (order.isDown ? ' ▼' : ' ▲') : ''}
      </span>
    </>
  );
  return (
    <th scope="col" aria-sort={order ? (order.isDown ? 'descending' : 'ascending') : 'none'}>
      {term ? (
        <Term as="button" class="gp-sort" {...term} attributes={button}>
          {words}
        </Term>
      ) : (
        <button class="gp-sort" {...button}>
          {words}
        </button>
      )}
      {unit && <small>{unit}</small>}
    </th>
  );
}

function inOrder<Row>(rows: Row[], {valueOf}: Column<Row>, isDown: boolean): Row[] {
  const sign = isDown ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [mine, theirs] = [valueOf(a), valueOf(b)];
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null);
    if (typeof mine === 'string' || typeof theirs === 'string')
      return sign * String(mine).localeCompare(String(theirs), undefined, {numeric: true});
    return sign * (mine - theirs);
  });
}
