// The numbers pane: what the run is doing, a row of figures with their meanings, what is not as it was asked for, and
// errors in plain words.

import {useState} from 'preact/hooks';
import {AcceptanceAlong} from '../assisted/acceptance.ts';
import {type Json, closedSchema} from '../core/closed_schema.ts';
import {type RunProps, runPane} from '../core/component.tsx';
import type {RunLog} from '../core/log.ts';
import {problemsOf} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {Term} from '../widgets/term.tsx';
import {runFigures} from './run_figures.ts';
import {RunStatus} from './run_status_line.tsx';
import {TextFigures} from './text_figures.tsx';

function Numbers({log, changes}: RunProps) {
  return (
    <>
      <div class="gp-one-line">
        <RunStatus log={log} />
        <Figures log={log} />
        <TextFigures log={log} changes={changes} />
      </div>
      <div class="gp-alert" role="alert">
        {!log.waiting && log.failed && <Problems failed={log.failed} />}
      </div>
      <div class="gp-notes" role="status">
        <Notes log={log} />
      </div>
    </>
  );
}

export const numbersPane = runPane(Numbers);

function Figures({log}: {log: RunLog}) {
  const [counted] = useState(() => new AcceptanceAlong());
  return (
    <dl class="gp-figures">
      {runFigures(log, counted).map(({name, value, term, run, meaning, isWords, isMore}) => (
        <Term
          key={name}
          as="div"
          class={['gp-figure', isWords && 'gp-words', isMore && 'gp-more'].filter(Boolean).join(' ')}
          id={term}
          run={run}
          meaning={meaning}
        >
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Term>
      ))}
    </dl>
  );
}

function Problems({failed}: {failed: NonNullable<RunLog['failed']>}) {
  return (
    <div class="gp-problem">
      {problemsOf(failed).map(({knob, message, fix}) => (
        <p key={message}>
          <b>✕ </b>
          {knob ? t('{name}: {meaning}', {name: knob, meaning: message}) : message}
          {fix && ` ${fix}`}
        </p>
      ))}
    </div>
  );
}

// ---------------------------------------------------------------------------------------------------- notes

// What the outputs say of themselves; the same words of several outputs stand there once.
function Notes({log}: {log: RunLog}) {
  const outputs = log.finished?.sequences ?? [];
  const closed = closedForm(log);
  const speakers = new Map<string, number[]>(); // words -> numbers of the outputs
  outputs.forEach(({note, stop_reason: reason}, i) => {
    if (!note) return;
    // the second sentence of such a note says what the button does
    const first = typeof note === 'object' && 'said' in note ? note.values.a : undefined;
    const words = t(reason === 'length' && closed && first ? (first as typeof note) : note);
    speakers.set(words, [...(speakers.get(words) ?? []), i + 1]);
  });
  return [...speakers].map(([words, numbers]) => (
    <p key={words}>
      <b>{numbers.length < outputs.length ? whoseWords(log, numbers) : t('Note:')}</b> {words}
      {closed && numbers.some((number) => outputs[number - 1].stop_reason === 'length') && (
        <ClosingButton log={log} closed={closed} />
      )}
    </p>
  ));
}

function whoseWords(log: RunLog, list: number[]): string {
  const numbers = {numbers: list.join(', ')};
  if (log.usesBeams) return tn(list.length, 'Note on output {numbers}:', 'Note on outputs {numbers}:', numbers);
  return tn(list.length, 'Note on sequence {numbers}:', 'Note on sequences {numbers}:', numbers);
}

// The schema of a run's text with no fields but those that it names, where the text could go beyond them and the page can
// ask for another.
function closedForm(log: RunLog): Json | null {
  const form = log.started?.request.structured_output as {json_schema?: Json} | null | undefined;
  if (!form?.json_schema || !log.canAsk || !Object.hasOwn(log.answers, 'knobs')) return null;
  const closed = closedSchema(form.json_schema);
  return JSON.stringify(closed) === JSON.stringify(form.json_schema) ? null : closed;
}

function ClosingButton({log, closed}: {log: RunLog; closed: Json}) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) return null;
  const press = () => {
    log.ask({type: 'knobs', change: {structured_output: {json_schema: closed}}});
    setPressed(true);
  };
  return (
    <>
      {' '}
      <button type="button" class="gp-button" onClick={press}>
        {t('Allow no other fields')}
      </button>
    </>
  );
}
