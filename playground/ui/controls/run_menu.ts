// The menu beside Generate (run_menu.py): each entry starts a run in its own way; "Next token" goes on with the run that is
// shown. The component's value says what is scored: the prompt, or the target of a model with an encoder.

import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {ask} from '../page/ask.ts';
import {type Component, around, partOf} from '../page/component.ts';
import {mountFoldingMenu} from '../page/folding_menu.ts';
import {mainLog} from '../page/panes.ts';

export function mountRunMenu({element, props, watch}: Component): void {
  translateTemplate(element);
  const menu = partOf<HTMLDetailsElement>(element, '.gp-run-menu');
  mountFoldingMenu(menu);
  menu.addEventListener('click', (event) => {
    const way = around(event, '[data-way]')?.dataset.way;
    if (way === 'more') mainLog().ask({type: 'more'});
    else if (way === 'start') ask('StartSteps');
    else if (way === 'score') ask('ScoreText');
  });
  const name = () => {
    for (const words of menu.querySelectorAll<HTMLElement>('[data-of]'))
      words.hidden = words.dataset.of !== props.value;
  };
  name();
  watch('value', name);
  keepKeyboard(menu);
}

// Stop is gone when nothing runs any more: whoever pressed it goes on beside it.
function keepKeyboard(menu: HTMLElement): void {
  const stop = document.getElementById('stop');
  if (!(stop instanceof HTMLButtonElement)) return;
  let isPressed = false;
  stop.addEventListener('click', () => (isPressed = document.activeElement === stop));
  new MutationObserver(() => {
    if (!stop.disabled || !isPressed) return;
    isPressed = false;
    const places = [menu.querySelector('summary'), document.getElementById('generate')];
    places.find((place) => place?.checkVisibility())?.focus({preventScroll: true});
  }).observe(stop, {attributes: true, attributeFilter: ['disabled']});
}
