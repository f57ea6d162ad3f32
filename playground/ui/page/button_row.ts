// A row of buttons that are one component (button_row.py): a press on one triggers the event that it names. Those that save
// are in a menu, which is there while there is a result to save.

import type {RunGroup} from '../../../visualizers/panes/core/run_group.ts';
import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';
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
    if (menu?.contains(button)) menu.open = false;
    trigger(button.dataset.event ?? '');
  });
  if (menu) mountMenu(menu, of);
}

// It folds as the focus leaves it, and with Escape.
function mountMenu(menu: HTMLDetailsElement, of: string[]): void {
  menu.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
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
