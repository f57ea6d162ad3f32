// What is said of models, in the panes that show them: counts in words, pairs of a name and a value, and buttons that ask
// the page for something to be done with a model.

import {count as counted, fixed} from '../core/notation.ts';
import type {RunGroup} from '../core/run_group.ts';
import {bytesWords} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {isKnown} from '../core/values.ts';
import {Term} from '../widgets/term.tsx';

// 134515008 as "134.5 million".
export function countWords(count: number | null): string {
  if (!isKnown(count)) return '–';
  if (count >= 1e9) return t('{count} billion', {count: fixed(count / 1e9, 1)});
  if (count >= 1e6) return t('{count} million', {count: fixed(count / 1e6, count < 1e7 ? 1 : 0)});
  return counted(count);
}

// How long a text may be.
export const contextWords = (tokens: number | null): string =>
  tokens ? tn(tokens, '{count} token', '{count} tokens') : t('unlimited');

/** A name and its value; what is a number has a term, and `run` is the sentence of this model. */
export interface Fact {
  name: string;
  value: string;
  term?: string;
  run?: () => string;
}

export function Facts({facts}: {facts: Fact[]}) {
  return (
    <dl class="gp-pairs">
      {facts.map(({name, value, term, run}) => (
        <div key={name}>
          <dt>
            {term ? (
              <Term id={term} run={run}>
                {name}
              </Term>
            ) : (
              <span>{name}</span>
            )}
          </dt>{' '}
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PressProps {
  group: RunGroup;
  act: 'get' | 'use' | 'pick' | 'tell' | 'unload';
  model: string;
  words: string;
  label?: string;
}

export function Press({group, act, model, words, label = `${words}: ${model}`}: PressProps) {
  return (
    <button
      class="gp-button gp-press"
      type="button"
      aria-label={label}
      onClick={() => group.ask({type: 'model', act, model})}
    >
      {words}
    </button>
  );
}

// The memory of a model by its formula, where the bytes of each parameter are a number that its precision can have.
export function memorySum(bytes: number | null, parameters: number | null): string {
  if (!isKnown(bytes) || !isKnown(parameters) || !parameters) return '';
  return t('{count} parameters take {size}: {each} bytes each.', {
    count: counted(parameters),
    size: bytesWords(bytes),
    each: Number((bytes / parameters).toFixed(2)),
  });
}
