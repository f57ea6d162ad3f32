// The values of a chart as a list that a person can open: what the points say on hover, for whoever has no pointer.

import {t} from '../core/texts.ts';

interface ValuesProps {
  values: string[];
  isThere?: boolean; // whether there are any, where the list is written only while it is open
  onToggle?: (isOpen: boolean) => void;
}

export function ValuesList({values, isThere = values.length > 0, onToggle}: ValuesProps) {
  return (
    <details class="gp-chart-values" hidden={!isThere} onToggle={({currentTarget}) => onToggle?.(currentTarget.open)}>
      <summary>{t('Values')}</summary>
      <ul>
        {values.map((words, i) => (
          <li key={i}>{words}</li>
        ))}
      </ul>
    </details>
  );
}
