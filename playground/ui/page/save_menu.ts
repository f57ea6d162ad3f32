// The menu of a row of buttons that save: it is there while there is a result to save.

import type {RunGroup} from '../../../visualizers/panes/core/run_group.ts';
import {mountFoldingMenu} from './folding_menu.ts';
import {panes} from './panes.ts';

/** `of`: the names of the comparisons and reports of which one has to have a result. */
export function mountSaveMenu(menu: HTMLDetailsElement, of: string[]): void {
  mountFoldingMenu(menu);
  const groups = of.map((name) => panes().group(name));
  const look = () => {
    menu.hidden = !groups.some(hasResult);
  };
  for (const group of groups) group.subscribe(menu, look);
}

// Whether a run of the person's own has ended, or something else was found; an example is nobody's.
function hasResult({header, found, entries, isExample}: RunGroup): boolean {
  if (isExample) return false;
  return header ? entries.some(({ended, log}) => ended ?? log?.finished ?? log?.failed) : found !== null;
}
