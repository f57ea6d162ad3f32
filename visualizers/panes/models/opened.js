// A model that was opened, and what its generation config changes. What it shows is an Opened of
// playground/models/description.py, with the rows of playground/requests/model_defaults.py.

import {bytesWords, inParts, make, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {countWords, fillPairs, memorySum} from './model_words.js';

const NAMED_ON_A_PHONE = [1, 2, 4]; // the columns whose cells have their heading in them where there is no room for a row

export function openedPane(root, group) {
  const heads = root.querySelector('thead tr');
  const [about, pairs, none, body] = ['.gp-about', '.gp-pairs', '.gp-none', 'tbody'].map((name) => root.querySelector(name));

  function draw(values) {
    say(about, values.model);
    fillPairs(pairs, [
      [t('class'), values.class_name],
      [t('parameters'), countWords(values.parameters), 'parameters'],
      [t('precision'), t(values.precision), 'precision'],
      [t('device'), values.device],
      [t('in memory'), bytesWords(values.bytes), 'memory', () => memorySum(values.bytes, values.parameters)],
      [t('context'), values.context_length ? tn(values.context_length, '{count} token', '{count} tokens') : t('unlimited'), 'context'],
      [t('vocabulary'), countWords(values.vocab_size), 'vocabulary'],
      [t('chat template'), values.chat_template ? t('yes') : t('no')],
    ]);
    const {fields} = values;
    say(none, fields.length ? '' : t('It sets no field: the library’s defaults apply.'));
    none.hidden = fields.length > 0;
    root.querySelector('table').hidden = fields.length === 0;
    body.replaceChildren(...fields.map((field) => {
      const row = make('tr');
      const name = make('th', '', null, {scope: 'row'});
      name.append(make('code', '', field.name));
      row.append(name, valueCell(field.model), valueCell(field.library), make('td', '', t(field.meaning)), make('td', '', pageWords(field)));
      for (const place of NAMED_ON_A_PHONE) row.cells[place].dataset.label = heads.cells[place].textContent;
      return row;
    }));
  }

  function valueCell(value) {
    const cell = make('td');
    cell.append(make('code', '', value === null ? t('none') : JSON.stringify(value)));
    return cell;
  }

  function pageWords({applies, by, ignored, same}) {
    if (by === 'changed') return inParts([`▲ ${t('the page sets {value}', {value: JSON.stringify(applies)})}`, t(ignored)]);
    if (by === 'model' && ignored) return `○ ${t(ignored)}`;
    if (by === 'model') return same ? t('the same as the default') : `◆ ${t('applies')}`;
    return t('another field takes its place');
  }

  return (changes) => {
    root.hidden = !group.found;
    if (!root.hidden && changes.found) draw(group.found);
  };
}
