// The line that says how many runs will begin and how long they take at most (estimate.py). It asks the server as what is set
// comes to rest, while a view of many runs is open and nothing runs.

import {type Said, t} from '../../../visualizers/panes/core/texts.ts';
import {atRest} from '../page/at_rest.ts';
import {type Component, around, partOf} from '../page/component.ts';
import {changed, pageFilled, runEnded} from '../page/moments.ts';
import {view} from '../page/store.ts';

const REST = 600; // milliseconds without a change

export function mountEstimate({element, props, trigger, watch}: Component, {kinds}: {kinds: string[]}): void {
  const line = partOf(element, '.gp-estimate');
  let of = ''; // the view that was asked about last
  const rested = atRest(REST, () => {
    if (!kinds.includes(view.value)) return;
    of = view.value;
    trigger('asks');
  });
  watch('value', () => {
    line.textContent = props.value && of === view.value ? t(JSON.parse(props.value) as Said) : '';
    line.hidden = !line.textContent;
  });
  view.subscribe((name) => {
    line.hidden = true; // what was said of another view
    if (kinds.includes(name)) rested();
  });
  for (const each of [changed, pageFilled, runEnded]) each.hear(rested);
  for (const type of ['input', 'change', 'click']) {
    document.addEventListener(type, (event) => around(event, '#views') && rested());
  }
}
