// A model that was opened, and what its generation config changes. What it shows is an Opened of
// playground/models/description.py, with the rows of playground/requests/model_defaults.py.

import {bytesWords, make, say} from '../core/text.js';
import {countWords, fillPairs} from './model_words.js';

export function openedPane(root, group) {
  const [about, pairs, none, body] = ['.gp-about', '.gp-pairs', '.gp-none', 'tbody'].map((name) => root.querySelector(name));

  function draw(values) {
    say(about, values.model);
    fillPairs(pairs, [
      ['class', values.class_name],
      ['parameters', countWords(values.parameters)],
      ['precision', values.precision],
      ['on', values.device],
      ['in memory', bytesWords(values.bytes)],
      ['context', values.context_length ? `${values.context_length.toLocaleString('en')} tokens` : 'no end'],
      ['vocabulary', countWords(values.vocab_size)],
      ['chat template', values.chat_template ? 'yes' : 'no'],
    ]);
    const {fields} = values;
    say(none, fields.length ? '' : 'It sets no field: the library’s defaults apply.');
    none.hidden = fields.length > 0;
    root.querySelector('table').hidden = fields.length === 0;
    body.replaceChildren(...fields.map((field) => {
      const row = make('tr');
      const name = make('th', '', null, {scope: 'row'});
      name.append(make('code', '', field.name));
      row.append(name, valueCell(field.model), valueCell(field.library), make('td', '', field.meaning), make('td', '', pageWords(field)));
      return row;
    }));
  }

  function valueCell(value) {
    const cell = make('td');
    cell.append(make('code', '', value === null ? 'none' : JSON.stringify(value)));
    return cell;
  }

  function pageWords({applies, by, ignored, same}) {
    if (by === 'changed') return `▲ the page sets ${JSON.stringify(applies)}${ignored ? `; ${ignored}` : ''}`;
    if (by === 'model' && ignored) return `○ ${ignored}`;
    if (by === 'model') return same ? 'the same as the default' : '◆ applies';
    return 'another field takes its place';
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
