// The list of examples, under the model that each of them is for. A press on one tells its number.

import {make} from '../../../visualizers/panes/core/text.js';
import {t} from '../../../visualizers/panes/core/texts.js';
import {closeIfOver} from './drawers.js';

export function mountExamples({element, trigger}, {entries}) {
  const root = element.querySelector('.gp-examples');
  let list = null;
  let model = '';
  entries.forEach((entry, index) => {
    if (entry.model !== model) {
      model = entry.model;
      list = make('ul', '', null, {'aria-label': t('Examples for {model}', {model})});
      root.append(make('h3', '', model), list);
    }
    const button = make('button', 'gp-example', null, {type: 'button'});
    button.append(make('b', '', t(entry.title)), make('span', '', t(entry.look)));
    button.addEventListener('click', () => {
      trigger('chosen', {index});
      closeIfOver();
    });
    const item = make('li');
    item.append(button);
    list.append(item);
  });
}
