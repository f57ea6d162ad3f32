// The examples, under the model that each of them is for: those for the models that come with the page, and those for a
// real one. A press on one tells its number; what it has taken the place of can be put back, once for each press.

import {make} from '../../../visualizers/panes/core/text.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {closeIfOver} from './drawers.js';

export function mountExamples({element, trigger}, {entries}) {
  const root = element.querySelector('.gp-examples');
  const groups = [
    {title: t('Small models'), note: '', entries: entries.filter((entry) => entry.bundled)},
    {
      title: t('A real model'),
      note: t('Shown as recorded runs until the model is on this machine. Generate fetches it.'),
      entries: entries.filter((entry) => !entry.bundled),
    },
  ].filter((group) => group.entries.length);
  let pressed = 0; // examples that can be taken back
  const back = make('button', 'gp-undo', t('Put back what was set before'), {type: 'button', hidden: ''});
  const count = (change) => back.toggleAttribute('hidden', !(pressed += change));
  back.addEventListener('click', () => {
    count(-1);
    trigger('back', {});
    closeIfOver();
  });
  root.append(back);
  const lists = groups.map((group) => listOf(group, ({token, index}) => {
    count(1);
    document.dispatchEvent(new CustomEvent('gp-example', {detail: token}));
    trigger('chosen', {index});
    closeIfOver();
  }));
  if (groups.length > 1) root.append(switchBetween(groups, lists));
  root.append(...lists);
}

// A button for each group, which shows it and hides the others; the first group is shown.
function switchBetween(groups, lists) {
  const row = make('div', 'gp-kinds', null, {role: 'group', 'aria-label': t('Examples')});
  const buttons = groups.map((group, chosen) => {
    const button = make('button', 'gp-kind', group.title, {type: 'button'});
    button.addEventListener('click', () => show(chosen));
    row.append(button);
    return button;
  });
  const show = (chosen) => groups.forEach((_, number) => {
    buttons[number].setAttribute('aria-pressed', String(number === chosen));
    lists[number].hidden = number !== chosen;
  });
  show(0);
  return row;
}

function listOf(group, press) {
  const whole = make('div');
  if (group.note) whole.append(make('p', 'gp-note', group.note));
  let list = null;
  let model = '';
  for (const entry of group.entries) {
    if (entry.model !== model) {
      model = entry.model;
      list = make('ul', '', null, {'aria-label': t('Examples for {model}', {model})});
      whole.append(make('h3', '', model), list);
    }
    const button = make('button', 'gp-example', null, {type: 'button'});
    button.append(make('b', '', t(entry.title)), make('span', '', t(entry.look)));
    button.addEventListener('click', () => press(entry));
    const item = make('li');
    item.append(button);
    list.append(item);
  }
  return whole;
}
