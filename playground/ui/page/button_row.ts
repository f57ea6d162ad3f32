// A row of buttons that are one component (button_row.py): a press on one triggers the event that it names.

import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';

export function mountButtonRow({element, trigger}: {element: HTMLElement; trigger: (event: string) => void}): void {
  translateTemplate(element);
  element.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-event]');
    if (button) trigger(button.dataset.event ?? '');
  });
}
