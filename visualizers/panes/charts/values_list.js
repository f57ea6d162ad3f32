// The values of a chart as a list that a person can open: what the points say on hover, for whoever has no pointer.

import {make} from '../core/text.ts';
import {t} from '../core/texts.ts';

/** @type {() => HTMLDetailsElement} */
export function valuesList() {
  const details = make('details', 'gp-chart-values');
  details.append(make('summary', '', t('Values')), make('ul'));
  return details;
}

/** @type {(details: HTMLElement, told: string[]) => void} */
export function fillValues(details, told) {
  details.hidden = !told.length;
  details.querySelector('ul').replaceChildren(...told.map((words) => make('li', '', words)));
}
