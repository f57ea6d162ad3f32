// The messages under a button: errors, notes, what is waited for. The value is what `messages` of messages.py makes.

import {signal} from './signals.ts';
import {render} from 'preact';
import {type Said, t} from '../../../visualizers/panes/core/texts.ts';
import {atRest} from './at_rest.ts';
import {type Component, type Update, around, partOf} from './component.ts';
import {type ConnectionNote, changed, connection, viewLeft} from './moments.ts';
import {mainLog} from './panes.ts';
import {Turns} from './run_version.ts';

/** An entry of messages.py; `change` are the knobs that its button sets, whose words are `label`. */
export interface Message {
  severity: 'error' | 'warning' | 'info' | 'busy';
  knob: string;
  message: Said;
  fix: Said;
  change?: Record<string, unknown>;
  label?: Said;
  refused?: boolean;
}

const SIGNS = {error: '✕', warning: '▲', info: 'ℹ', busy: '◌'};
const REST = 250; // milliseconds without a change after which it is asked whether a refused request can run now

export function mountMessages({element, props, trigger, watch}: Component): void {
  const turns = new Turns();
  const list = partOf(element, '.messages');
  const entries = signal<Message[]>([]);
  const note = signal<ConnectionNote | null>(null); // of the connection, above what the server has said
  const isRefused = () => entries.value.some(({refused}) => refused); // a request was, which may be mended

  const All = () => (
    <>
      {note.value && <ConnectionRow {...note.value} />}
      {entries.value.map((entry, number) => (
        <MessageRow key={number} {...entry} />
      ))}
    </>
  );
  render(<All />, list);

  watch('value', () => {
    const text = turns.unstamp(props.value);
    if (text === null) return;
    note.value = null; // it was of the run before
    entries.value = JSON.parse(text || '[]') as Message[];
    if (isRefused()) requestAnimationFrame(() => list.scrollIntoView({block: 'nearest'}));
  });
  // What was said of that view goes with it; what is waited for stays.
  viewLeft.hear(() => (entries.value = entries.value.filter(({severity}) => severity === 'busy')));
  if (element.closest('#messages')) connection.hear((what) => (note.value = what));

  const rested = atRest(REST, () => isRefused() && trigger('mended', {turn: turns.newest}));
  const look = () => {
    if (isRefused() && element.isConnected) rested();
  };
  changed.hear(look);
  for (const type of ['input', 'change', 'click']) {
    document.addEventListener(type, (event) => around(event, '#views') && look());
  }
}

// For the listener of `show_infos` in translations.py: updates of components, which get these texts as their infos.
export const infoUpdates = (texts: string): Update[] =>
  (JSON.parse(texts) as Said[]).map((text) => ({__type__: 'update', info: t(text)}));

export function MessageRow({severity, knob, message, fix, change, label}: Message) {
  const words = t(message);
  const isNamed = knob !== '' && words.startsWith(knob + ' '); // the name is said once
  return (
    <div class={`message ${severity}`}>
      <Sign severity={severity} />
      <span class="body">
        {knob && <code>{knob}</code>}
        {knob && !isNamed && ': '}
        {(isNamed ? words.slice(knob.length) : words) + (fix ? ' ' : '')}
        {fix && <strong>{t(fix)}</strong>}
      </span>
      {change && (
        <button class="mend" onClick={() => mainLog().ask({type: 'knobs', change})}>
          {t(label)}
        </button>
      )}
    </div>
  );
}

function ConnectionRow({severity, message, fix, again}: ConnectionNote) {
  return (
    <div class={`message ${severity} connection`}>
      <Sign severity={severity} />
      <span class="body">
        {message + (fix && ' ')}
        {fix && <strong>{fix}</strong>}
      </span>
      {again && (
        <button class="again" onClick={() => document.getElementById('generate')?.click()}>
          {t('Run again')}
        </button>
      )}
    </div>
  );
}

function Sign({severity}: Pick<Message, 'severity'>) {
  const word = severity === 'error' ? t('Error') : severity === 'warning' ? t('Note') : '';
  return <span class="label">{`${SIGNS[severity]} ${word}`.trim()}</span>;
}
