// Which columns of a table of metrics are shown: a few at first, so that the table fits; a person chooses others, and the
// browser keeps what was chosen.

import {useState} from 'preact/hooks';
import {t} from '../core/texts.ts';
import type {Metric} from '../core/types.ts';

const KEPT = 'generation-playground.columns';
const AT_FIRST = ['tokens', 'tokens_per_second', 'perplexity', 'entropy', 'distinct_2', 'repetition', 'words', 'ended'];

/** The names of the columns that are wanted, and what takes one in or out. */
export function useColumns(): [Set<string>, (name: string, isWanted: boolean) => void] {
  const [names, setNames] = useState(() => new Set(stored() ?? AT_FIRST));
  const choose = (name: string, isWanted: boolean) => {
    const others = new Set(names);
    if (isWanted) others.add(name);
    else others.delete(name);
    store([...others]);
    setNames(others);
  };
  return [names, choose];
}

interface ColumnChoiceProps {
  metrics: Metric[]; // those that could be shown
  names: Set<string>;
  choose: (name: string, isWanted: boolean) => void;
}

export function ColumnChoice({metrics, names, choose}: ColumnChoiceProps) {
  const shown = metrics.filter(({name}) => names.has(name)).length;
  return (
    <details class="gp-tools gp-column-choice">
      <summary>{t('Columns: {shown} of {all}', {shown: String(shown), all: String(metrics.length)})}</summary>
      <div class="gp-column-boxes" role="group" aria-label={t('Columns of the table')}>
        {metrics.map(({name, title, meaning}) => (
          <label key={name} title={t(meaning)}>
            <input
              type="checkbox"
              checked={names.has(name)}
              onChange={({currentTarget}) => choose(name, currentTarget.checked)}
            />{' '}
            {t(title)}
          </label>
        ))}
      </div>
    </details>
  );
}

function stored(): string[] | null {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return Array.isArray(names) ? names.map(String) : null;
  } catch {
    return null; // no storage, or not from here
  }
}

function store(names: string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(names));
  } catch {
    /* it stays as long as the page */
  }
}
