// A row of buttons that are one component (button_row.py): a press on one triggers the event that it names. Those that save
// are in a menu, which is there while there is a result to save.

import type {RunGroup} from '../../../visualizers/panes/core/run_group.ts';
import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {mountFoldingMenu} from './folding_menu.ts';
import {panes} from './panes.ts';

interface Row {
  element: HTMLElement;
  trigger: (event: string) => void;
}

export function mountButtonRow({element, trigger}: Row, {of = []}: {of?: string[]}): void {
  translateTemplate(element);
  const menu = element.querySelector('details');
  element.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-event]');
    if (!button) return;
    trigger(button.dataset.event ?? '');
  });
  if (menu) mountSaveMenu(menu, of);
}

/** A menu that is there while a comparison or a report of these names has a result to save. */
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
