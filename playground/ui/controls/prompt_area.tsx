// What stands beside the prompt: the rest of a chat, or how a target begins. The state is that of `ChatState` in
// chat_state.py; every change of it is the component's new value at once. What is written is rendered by the server when
// the person rests, for the pane of the template.

import {effect, signal} from '../page/signals.ts';
import {render} from 'preact';
import {useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {ask} from '../page/ask.ts';
import {type Component, partOf} from '../page/component.ts';
import {useFocusAfter} from '../page/focus_after.ts';
import {mainLog} from '../page/panes.ts';
import {type Defaults, OpenArguments, TemplateArguments} from './template_arguments.tsx';

interface Turn {
  role: string;
  content: string;
}

/** As chat_state.py has it. */
export interface ChatState {
  kind: 'plain' | 'chat' | 'source' | 'media';
  on: boolean;
  system: string;
  turns: Turn[];
  target: string;
  continues: boolean;
  begins: string;
  arguments: Record<string, boolean | string>;
  tools: string;
  documents: string;
  reads: {arguments?: [name: string, kind: string][]; tools?: boolean; documents?: boolean} | null;
}

const REST = 250; // milliseconds without a change after which the server renders
const ROLES = ['user', 'assistant', 'system'];
const NOTHING: ChatState = {
  kind: 'plain',
  on: true,
  system: '',
  turns: [],
  target: '',
  continues: false,
  begins: '',
  arguments: {},
  tools: '',
  documents: '',
  reads: null,
};

let hearWritten: (what: Partial<Written>) => void = () => {};

/** What stands beside the state: the prompt's box and the model that is chosen. */
interface Written {
  prompt: string;
  model: string;
}

/** Tells what is written now. */
export const written = (what: Partial<Written>): void => hearWritten(what);

/** `of_model`: what the chosen model takes, as `PromptArea.kind_of` has it. */
type AreaProps = {value: string | null; of_model?: string};

export function mountPromptArea({element, props, server, trigger, watch}: Component<AreaProps>): void {
  const root = partOf(element, '.gp-beside');
  const log = mainLog();
  const state = signal(NOTHING);
  const now = signal<Written>({prompt: '', model: ''});
  const defaults = signal<Defaults>({});
  const canReply = signal(false);
  let text: string | null = ''; // the value that the state was last written as
  let shown = 'plain true'; // the kind that the label of the prompt was last told

  function take() {
    let told: Partial<ChatState> = {};
    try {
      told = JSON.parse(props.value || '{}') as Partial<ChatState>;
    } catch {
      /* Python writes what is read here */
    }
    state.value = {...state.value, ...told};
    text = props.value;
    announce();
  }

  function set(changes: Partial<ChatState>) {
    state.value = {...state.value, ...changes};
    props.value = text = JSON.stringify(state.value);
    announce();
  }

  // Another model is chosen, or more is known of it: what is typed stays.
  function follow() {
    const {kind, reads} = JSON.parse(props.of_model || '{}') as Partial<ChatState>;
    if (!kind) return;
    const next = {kind, reads: reads ?? null};
    if (JSON.stringify({...state.value, ...next}) !== JSON.stringify(state.value)) set(next);
  }

  // The label of the prompt follows, and the template is asked anew.
  function announce() {
    const kind = `${state.value.kind} ${state.value.on}`;
    if (kind === shown) return rest();
    shown = kind;
    trigger('turned', {});
  }

  // ---------------------------------------------------------------------------------------------------- what it becomes

  let asked = 0;
  let resting = 0;

  function rest() {
    clearTimeout(resting);
    resting = window.setTimeout(renderMessages, REST);
  }

  async function renderMessages() {
    const number = ++asked;
    let told = null;
    if (state.value.kind === 'chat' && state.value.on) {
      try {
        told = JSON.parse(await server.render_messages(JSON.stringify({...now.value, value: text})));
      } catch (error) {
        console.warn('Generation Playground: the template could not be asked.', error); // the server has gone
      }
    }
    if (number !== asked) return;
    log.setWritten(told);
    defaults.value = (told?.defaults ?? {}) as Defaults;
  }

  hearWritten = (what) => {
    if (!element.isConnected) return;
    now.value = {...now.value, ...what};
    rest();
  };
  log.answers.without = () => ask('RunBothWays');
  log.subscribe(root, ({status, run}) => {
    if (!status && !run) return;
    canReply.value = Boolean(log.finished?.sequences.length && log.started?.request.messages);
  });

  effect(() => {
    root.hidden = state.value.kind === 'plain';
    root.dataset.kind = state.value.kind; // where nothing but pictures or sounds is read, the prompt is out of sight: page.css
  });
  const Area = () => (
    <Beside
      state={state.value}
      set={set}
      isWritten={now.value.prompt !== ''}
      defaults={defaults.value}
      reply={canReply.value ? () => ask('ReplyInChat') : null}
      root={root}
    />
  );
  watch('value', () => {
    if (props.value !== text) take();
  });
  watch('of_model', follow);
  take();
  render(<Area />, root);
}

interface BesideProps {
  state: ChatState;
  set: (changes: Partial<ChatState>) => void;
  isWritten: boolean; // whether there is a prompt
  defaults: Defaults;
  reply: (() => void) | null;
  root: Element;
}

function Beside({state, set, isWritten, defaults, reply, root}: BesideProps) {
  const {kind, on, system, turns, begins} = state;
  // what has been asked for and is empty still: where it stays empty, it goes
  const [open, setOpen] = useState<'system' | 'begins' | null>(null);
  const [showsArguments, setShowsArguments] = useState(false);
  const focusAfter = useFocusAfter(() => root);
  const close = () => setOpen(null);
  const show = (what: 'system' | 'begins') => {
    setOpen(what);
    focusAfter(`.gp-${what} textarea`);
  };
  const turn = (to: boolean) => {
    set({on: to});
    focusAfter(to ? '.gp-on' : '.gp-off');
  };
  const change = (place: number, to: Partial<Turn>) =>
    set({turns: turns.map((each, number) => (number === place ? {...each, ...to} : each))});
  const remove = (place: number) => {
    set({turns: turns.toSpliced(place, 1)});
    const next = Math.min(place + 1, turns.length - 1);
    focusAfter(next ? `.gp-turns li:nth-child(${next}) button` : '.gp-add');
  };
  const add = () => {
    set({turns: [...turns, {role: turns.at(-1)?.role === 'user' ? 'assistant' : 'user', content: ''}]});
    focusAfter('.gp-turns li:last-child textarea');
  };
  const clear = () => {
    set({turns: [], continues: false, begins: ''});
    focusAfter('.gp-add');
  };
  const hidesSystem = !system && open !== 'system';
  const hidesBegins = !on || (!begins && open !== 'begins');
  const Way = ({to, name, title}: {to: boolean; name: string; title: string}) => (
    <button
      type="button"
      role="radio"
      class={to ? 'gp-on' : 'gp-off'}
      aria-checked={on === to ? 'true' : 'false'}
      tabIndex={on === to ? 0 : -1}
      title={title}
      onClick={() => turn(to)}
    >
      {name}
    </button>
  );
  return (
    <>
      <div class="gp-chat" hidden={kind !== 'chat'}>
        <label class="gp-begins" hidden={hidesBegins}>
          <span>{t('The answer begins with')}</span>
          <Box
            hint={t('The model goes on from these words.')}
            value={begins}
            write={(value) => set({begins: value})}
            close={close}
          />
        </label>
        <div class="gp-messages" hidden={!on}>
          <label class="gp-system" hidden={hidesSystem}>
            <span>{t('System message')}</span>
            <Box
              hint={t('How the assistant should behave. Optional.')}
              value={system}
              write={(value) => set({system: value})}
              close={close}
            />
          </label>
          <ol class="gp-turns" aria-label={t('Earlier turns, oldest first')}>
            {turns.map((each, place) => (
              <TurnRow
                key={place}
                {...each}
                number={place + 1}
                change={(to) => change(place, to)}
                remove={() => remove(place)}
              />
            ))}
          </ol>
          <label class="gp-continue" hidden={isWritten || turns.at(-1)?.role !== 'assistant'}>
            <input
              type="checkbox"
              checked={state.continues}
              onChange={({currentTarget}) => set({continues: currentTarget.checked})}
            />
            <span>{t('Continue the last turn, instead of a new answer')}</span>
          </label>
        </div>
        <div class="gp-bar">
          <span
            class="gp-switch"
            role="radiogroup"
            aria-label={t('How the prompt is sent')}
            onKeyDown={(event) => {
              if (!event.key.startsWith('Arrow')) return;
              event.preventDefault();
              turn(!on);
            }}
          >
            {Way({
              to: true,
              name: t('Chat'),
              title: t('The model’s own template wraps your words in markers that say whose turn it is.'),
            })}
            {Way({
              to: false,
              name: t('Plain text'),
              title: t('The model continues your words as they are: no template, no system message, no earlier turns.'),
            })}
          </span>
          <span class="gp-acts" hidden={!on}>
            <Press
              name="gp-add-system"
              words={t('Add a system message')}
              hidden={!hidesSystem}
              press={() => show('system')}
            />
            <Press name="gp-add" words={t('Add a turn')} press={add} />
            <Press name="gp-reply" words={t('Reply to the answer')} hidden={!reply} press={() => reply?.()} />
            <Press name="gp-clear" words={t('New chat')} hidden={!turns.length} press={clear} />
            <Press name="gp-begin" words={t('Begin the answer')} hidden={!hidesBegins} press={() => show('begins')} />
            <OpenArguments
              state={state}
              isOpen={showsArguments}
              press={() => {
                setShowsArguments(!showsArguments);
                if (!showsArguments) focusAfter('.gp-arguments label:not([hidden]) :is(input, textarea)');
              }}
            />
          </span>
        </div>
        <TemplateArguments state={state} isOpen={showsArguments} defaults={defaults} set={set} />
      </div>
      <div class="gp-source" hidden={kind !== 'source' && kind !== 'media'}>
        <p class="gp-why" hidden={kind !== 'source'}>
          {t(
            'The encoder reads the source. The decoder writes the target, from its start token on: it does not continue the source.',
          )}
        </p>
        <label class="gp-target">
          <span>{t('Target so far')}</span>
          <Box
            hint={t('How the target should begin. Optional.')}
            value={state.target}
            write={(value) => set({target: value})}
          />
        </label>
      </div>
    </>
  );
}

interface BoxProps {
  hint: string;
  value: string;
  write: (value: string) => void;
  close?: () => void;
}

const Box = ({hint, value, write, close}: BoxProps) => (
  <textarea
    rows={1}
    placeholder={hint}
    value={value}
    onInput={({currentTarget}) => write(currentTarget.value)}
    onBlur={close}
  />
);

const Press = ({name, words, hidden, press}: {name: string; words: string; hidden?: boolean; press: () => void}) => (
  <button type="button" class={name} hidden={hidden} onClick={press}>
    {words}
  </button>
);

interface TurnProps extends Turn {
  number: number;
  change: (to: Partial<Turn>) => void;
  remove: () => void;
}

function TurnRow({role, content, number, change, remove}: TurnProps) {
  const roles = ROLES.includes(role) ? ROLES : [...ROLES, role];
  const removes = t('Remove turn {number}', {number});
  return (
    <li data-role={role}>
      <select
        aria-label={t('Role of turn {number}', {number})}
        value={role}
        onChange={({currentTarget}) => change({role: currentTarget.value})}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <textarea
        rows={1}
        aria-label={t('Text of turn {number}, {role}', {number, role})}
        value={content}
        onInput={({currentTarget}) => change({content: currentTarget.value})}
      />
      <button type="button" title={removes} aria-label={removes} onClick={remove}>
        ✕
      </button>
    </li>
  );
}
