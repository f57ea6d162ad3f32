// What a chat's template reads beside the messages: a switch or a box for each argument, and boxes for tools and
// documents. What it reads is told by the server.

import {t} from '../../../visualizers/panes/core/texts.ts';
import type {ChatState} from './prompt_area.tsx';

/** What leaving an argument out amounts to, where that is known. */
export type Defaults = Record<string, unknown>;

interface ArgumentsProps {
  state: ChatState;
  defaults: Defaults;
  set: (changes: Partial<ChatState>) => void;
}

const BOXES = ['tools', 'documents'] as const;
const EXAMPLES = {
  tools: '[{"type": "function", "function": {"name": "add"}}]',
  documents: '[{"title": "Cats", "text": "Cats sit on mats."}]',
};

const argumentsOf = ({reads}: ChatState) => reads?.arguments ?? [];
const hasAny = (state: ChatState) => argumentsOf(state).length > 0 || BOXES.some((name) => state.reads?.[name]);

/** The button that opens the panel; hidden where the template reads nothing. */
export function OpenArguments({state, isOpen, press}: {state: ChatState; isOpen: boolean; press: () => void}) {
  const set = argumentsOf(state).filter(([name]) => name in state.arguments).length;
  const count = set + BOXES.filter((name) => state.reads?.[name] && state[name].trim()).length;
  return (
    <button
      type="button"
      class="gp-arguments-open"
      aria-expanded={isOpen ? 'true' : 'false'}
      hidden={!hasAny(state)}
      onClick={press}
    >
      {count ? t('Template arguments ({count})', {count}) : t('Template arguments')}
    </button>
  );
}

export function TemplateArguments({state, isOpen, defaults, set}: ArgumentsProps & {isOpen: boolean}) {
  const isShown = hasAny(state) && isOpen && state.kind === 'chat' && state.on;
  const titles = {tools: t('Tools, a JSON list'), documents: t('Documents, a JSON list')};
  return (
    <div class="gp-arguments" role="group" aria-label={t('Template arguments')} hidden={!isShown}>
      <div class="gp-argument-list">
        {argumentsOf(state).map(([name, kind]) => (
          <Argument key={name} {...{name, kind, state, defaults, set}} />
        ))}
      </div>
      {BOXES.map((name) => (
        <label class={`gp-${name}`} hidden={!state.reads?.[name]}>
          <span>{titles[name]}</span>
          <textarea
            rows={2}
            spellcheck={false}
            placeholder={EXAMPLES[name]}
            value={state[name]}
            onInput={({currentTarget}) => set({[name]: currentTarget.value})}
          />
        </label>
      ))}
    </div>
  );
}

function Argument({name, kind, state, defaults, set}: ArgumentsProps & {name: string; kind: string}) {
  const held = state.arguments[name] as boolean | string | undefined;
  const change = (value: boolean | string) => {
    const others = Object.fromEntries(Object.entries(state.arguments).filter(([other]) => other !== name));
    const isOwn = value === '' || value === defaults[name]; // the template's own: nothing is set
    set({arguments: isOwn ? others : {...others, [name]: value}});
  };
  if (kind !== 'bool')
    return (
      <label data-kind={kind}>
        <code>{name}</code>
        <input
          type="text"
          placeholder={t('as the template has it')}
          value={String(held ?? '')}
          onInput={({currentTarget}) => change(currentTarget.value)}
        />
      </label>
    );
  const value = held ?? defaults[name];
  const title =
    held !== undefined
      ? t('Set here.')
      : value === undefined
        ? t('Not set: the template decides.')
        : t('Not set: this is what the template takes.');
  return (
    <label data-kind={kind} title={title}>
      <input
        type="checkbox"
        checked={value === true || value === 'true'}
        indeterminate={value === undefined}
        onChange={({currentTarget}) => change(currentTarget.checked)}
      />
      <code>{name}</code>
    </label>
  );
}
