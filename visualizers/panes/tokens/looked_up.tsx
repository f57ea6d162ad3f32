// Tokens that a person looked up, or asked to be watched: their place among all tokens at the current step, wherever
// that is, and their probability along the text as a small line; and the form that asks for another one.

import {useState} from 'preact/hooks';
import {type RunProps, useFresh} from '../core/component.tsx';
import {type RunLog, pathOf} from '../core/log.ts';
import {percent, probability, quoted} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import type {Step} from '../core/types.ts';
import {useRoving} from '../widgets/roving.ts';
import {Term} from '../widgets/term.tsx';
import {CandidateRow, entryOf} from './candidate_row.tsx';

const MOST_POINTS = 150; // of a line along the text

interface LookedUpProps extends RunProps {
  step: Step;
  press?: (tokenId: number) => void;
}

export function LookedUp({log, changes, step, press}: LookedUpProps) {
  const roving = useRoving<HTMLOListElement>('.gp-row');
  const watched = step.isPrompt ? [] : (step.watched ?? []);
  const line = lineNumber(log);
  const canLook = log.canAsk && !log.recorded && line >= 0; // a first visit has few things to click
  const entries = watched.map((candidate) => entryOf(candidate, step));
  const top = Math.max(0.02, ...entries.map(({after, before}) => Math.max(after ?? 0, before ?? 0)));
  const path = watched.length ? pathOf(log.lastOf(step)) : [];
  return (
    <div class="gp-looked-box" hidden={!canLook && !watched.length}>
      <div hidden={!watched.length}>
        <h3 class="gp-looked-title">{t('Looked up')}</h3>
        <ol class="gp-bars gp-looked" {...roving}>
          {entries.map((entry, i) => (
            <CandidateRow key={i} entry={entry} top={top} press={press}>
              <Along shares={alongOf(path, entry.id)} step={step} />
            </CandidateRow>
          ))}
        </ol>
      </div>
      <Form log={log} changes={changes} line={line} hidden={!canLook} />
    </div>
  );
}

// The number of the line that holds the current step; -1 where no line does, as for a beam that was pruned.
function lineNumber(log: RunLog): number {
  const step = log.current();
  const line = step && !step.isPrompt && log.lineOf(step);
  return line ? log.lines().findIndex(({last, label}) => last === line.last && label === line.label) : -1;
}

// ---------------------------------------------------------------------------------------------------- the form

function Form({log, changes, line, hidden}: RunProps & {line: number; hidden: boolean}) {
  const [text, setText] = useState('');
  const [state, setState] = useState('');
  const fresh = useFresh(changes);
  if (state && (fresh.run || fresh.watched)) setState('');
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    if (!text || line < 0) {
      setState(text ? t('Select a token of the generated text first.') : t('Type the text of a token first.'));
      return;
    }
    setState(t('Looking up {token} …', {token: quoted(text)}));
    log.ask({type: 'look', line, text});
  };
  return (
    <details class="gp-look" hidden={hidden}>
      <summary>{t('Look up a token')}</summary>
      <form class="gp-look-form" onSubmit={ask}>
        <label>
          {t('Token')}{' '}
          <input
            type="text"
            class="gp-look-text"
            maxLength={200}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={t('for instance “ cat”')}
            value={text}
            onInput={({currentTarget}) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" class="gp-button">
          {t('Look up')}
        </button>
        <p class="gp-note">
          {t('The text is taken as typed: most words begin with a space, and “ cat” is a different token from “cat”.')}{' '}
          <span class="gp-look-state" role="status">
            {state}
          </span>
        </p>
      </form>
    </details>
  );
}

// ---------------------------------------------------------------------------------------------------- along the text

// The probability of token `id` at each step of a text; 0 where it was not looked up.
const alongOf = (path: Step[], id: number | null): number[] =>
  path.map(({watched}) => {
    const found = watched?.find(({token_id: other}) => other === id);
    return found ? probability(found.logprob) : 0;
  });

function Along({shares, step}: {shares: number[]; step: Step}) {
  if (shares.length < 2) return null;
  const top = Math.max(...shares);
  const x = (index: number) => (index / (shares.length - 1)) * 100;
  const points = thinned(shares, MOST_POINTS).map(
    ([index, share]) => `${x(index).toFixed(1)},${(98 - (top ? share / top : 0) * 94).toFixed(1)}`,
  );
  const words = top
    ? t('highest {share}, at token {number}', {share: percent(top), number: shares.indexOf(top) + 1})
    : t('probability 0 everywhere');
  const meaning = tn(
    shares.length,
    'The probability of this token after the processors, along the text of {count} token: {words}. The vertical line is the current token.',
    'The probability of this token after the processors, along the text of {count} tokens: {words}. The vertical line is the current token.',
    {words},
  );
  return (
    <Term
      as="div"
      class="gp-along"
      id="probability"
      meaning={meaning}
      formula=""
      label={t('along the text: {words}', {words})}
    >
      <svg class="gp-along-plot" preserveAspectRatio="none" viewBox="0 0 100 100">
        <line class="gp-along-here" x1={x(step.index)} x2={x(step.index)} y1="0" y2="100" />
        <polyline class="gp-along-line" points={points.join(' ')} />
      </svg>
      <span class="gp-along-words">{words}</span>
    </Term>
  );
}

// At most about `most` [index, value] of a long list, the largest of its stretch each.
function thinned(values: number[], most: number): [index: number, value: number][] {
  const width = Math.ceil(values.length / most);
  const found: [number, number][] = [];
  for (let start = 0; start < values.length; start += width) {
    let best = start;
    for (let i = start + 1; i < Math.min(values.length, start + width); i++) if (values[i] > values[best]) best = i;
    found.push([best, values[best]]);
  }
  return found;
}
