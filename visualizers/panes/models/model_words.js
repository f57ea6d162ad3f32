// What is said of models, in the panes that show them: counts in words, pairs of a name and a value, and buttons that ask
// the page for something to be done with a model.

import {make} from '../core/text.js';
import {t} from '../core/texts.js';
import {isKnown} from '../core/values.js';

// 134515008 as "134.5 million".
export function countWords(count) {
  if (!isKnown(count)) return '–';
  if (count >= 1e9) return t('{count} billion', {count: (count / 1e9).toFixed(1)});
  if (count >= 1e6) return t('{count} million', {count: (count / 1e6).toFixed(count < 1e7 ? 1 : 0)});
  return count.toLocaleString('en');
}

// The children of a <dl>: [[name, value], ...].
export function fillPairs(list, pairs) {
  list.replaceChildren(...pairs.map(([name, value]) => {
    const pair = make('div');
    pair.append(make('dt', '', name), ' ', make('dd', '', value));
    return pair;
  }));
}

export function pressFor(group, act, model, words, label) {
  const press = make('button', 'gp-button gp-press', words, {type: 'button', 'aria-label': label || `${words}: ${model}`});
  press.addEventListener('click', () => group.ask({type: 'model', act, model}));
  return press;
}
