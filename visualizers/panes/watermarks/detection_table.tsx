// The numbers of reports side by side, each explained by the term that it is.

import {inARow} from '../core/run_sums.ts';
import {t} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import {detectionRows} from './detection_words.ts';
import type {Report} from './reports.ts';

interface DetectionTableProps {
  class?: string;
  caption: string; // not seen
  columns: {name: string; report: Report}[];
}

// A report that lacks a number leaves its cell empty.
export function DetectionTable({class: look, caption, columns}: DetectionTableProps) {
  const lists = columns.map(({report}) => new Map(detectionRows(report).map((row) => [row.name, row])));
  const names = [...new Set(lists.flatMap((list) => [...list.keys()]))];
  return (
    <table class={look}>
      <caption class="gp-hidden">{caption}</caption>
      <thead hidden={columns.length < 2}>
        <tr>
          <td />
          {columns.map(({name}) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const rows = lists.map((list) => list.get(name));
          const known = rows.find(Boolean);
          const told = rows.map((row, i) =>
            row?.run && columns.length > 1 ? t('{name}: {words}', {name: columns[i].name, words: row.run}) : row?.run,
          );
          return (
            known && (
              <tr key={name}>
                <th scope="row">
                  <Term
                    id={known.term}
                    run={() => inARow(told.map((words) => words ?? ''))}
                    meaning={known.meaning}
                    formula={known.formula}
                    unit={known.unit}
                  >
                    {name}
                  </Term>
                </th>
                {rows.map((row, i) => (
                  <td key={i}>{row?.words ?? '–'}</td>
                ))}
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
