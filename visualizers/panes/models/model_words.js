// What is said of models, in the panes that show them: counts in words, pairs of a name and a value, and buttons that ask
// the page for something to be done with a model.

import {count as counted, fixed} from '../core/notation.ts';
import {bytesWords, make} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {isKnown} from '../core/values.ts';

// 134515008 as "134.5 million".
export function countWords(count) {
  if (!isKnown(count)) return '–';
  if (count >= 1e9) return t('{count} billion', {count: fixed(count / 1e9, 1)});
  if (count >= 1e6) return t('{count} million', {count: fixed(count / 1e6, count < 1e7 ? 1 : 0)});
  return counted(count);
}

// The children of a <dl>: [[name, value, term, sentence of this model], ...]; what is no number has no term.
export function fillPairs(list, pairs) {
  list.replaceChildren(...pairs.map(([name, value, term, run = () => '']) => {
    const pair = make('div');
    const [head, words] = [make('dt'), make('span', '', name)];
    head.append(words);
    if (term) tipOfTerm(words, term, run);
    pair.append(head, ' ', make('dd', '', value));
    return pair;
  }));
}

export function pressFor(group, act, model, words, label) {
  const press = make('button', 'gp-button gp-press', words, {type: 'button', 'aria-label': label || `${words}: ${model}`});
  press.addEventListener('click', () => group.ask({type: 'model', act, model}));
  return press;
}

// The memory of a model by its formula, where the bytes of each parameter are a number that its precision can have.
export function memorySum(bytes, parameters) {
  if (!isKnown(bytes) || !isKnown(parameters) || !parameters) return '';
  return t('{count} parameters take {size}: {each} bytes each.', {count: counted(parameters), size: bytesWords(bytes), each: Number((bytes / parameters).toFixed(2))});
}
