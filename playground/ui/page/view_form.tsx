// Draws the form of a view from its description (form_parts.py): fields (form_fields.tsx), buttons, lines of messages, tools, and
// the panes that stand among them, whose elements come with the component's template.

import {render} from 'preact';
import {useEffect, useRef, useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {mountSaveMenu} from './save_menu.ts';
import {type Component, partOf} from './component.ts';
import {Field, place} from './form_fields.tsx';
import {
  type ButtonPart,
  type ButtonsPart,
  type FoldPart,
  FormModel,
  type LeavesOut,
  type Part,
  type SidesPart,
  type ToolsPart,
  isField,
  messagesOf,
} from './form_model.ts';
import {MessageRow} from './messages.tsx';
import {viewLeft} from './moments.ts';

interface Options {
  name: string;
  parts: Part[];
  asks: string[][];
  leavesOut: LeavesOut | null;
}

export function mountViewForm(component: Component, {name, parts, asks, leavesOut}: Options): void {
  const root = partOf(component.element, '.gp-form');
  const form = new FormModel(component, name, parts, asks, leavesOut);
  const slots = new Map<number, Element>();
  for (const slot of component.element.querySelectorAll<HTMLElement>('[data-slot]'))
    slots.set(Number(slot.dataset.slot), slot);
  const All = () => <Parts {...{parts, form, slots}} />;
  render(<All />, root);
}

interface Drawn {
  form: FormModel;
  slots: Map<number, Element>;
}

function Parts({parts, form, slots}: Drawn & {parts: Part[]}) {
  return (
    <>{parts.map((part, number) => form.isThere(part) && <Piece key={part.id ?? number} {...{part, form, slots}} />)}</>
  );
}

function Piece({part: given, form, slots}: Drawn & {part: Part}) {
  const part = form.now(given);
  if (isField(part)) return <Field {...{part, form}} />;
  switch (part.kind) {
    case 'row':
      return (
        <div id={part.id} class="gf-row">
          <Parts parts={part.parts} {...{form, slots}} />
        </div>
      );
    case 'column':
      return (
        <div id={part.id} class="gf-inside" style={place(part)}>
          <Parts parts={part.parts} {...{form, slots}} />
        </div>
      );
    case 'sides':
      return <Sides {...{part, form, slots}} />;
    case 'words':
      return (
        <p id={part.id} class="gf-words">
          {t(part.text)}
        </p>
      );
    case 'message':
      return <MessageArea id={part.id} value={'value' in part ? part.value : ''} form={form} />;
    case 'button':
      return <Press button={part} form={form} />;
    case 'buttons':
      return <ButtonRow {...{part, form}} />;
    case 'fold':
      return <Fold {...{part, form, slots}} />;
    case 'tools':
      return <Tools {...{part, form, slots}} />;
    case 'panes':
      return <Slot element={slots.get(part.slot ?? 0)} />;
    default:
      return null;
  }
}

// The panes of a slot: their elements are put here once, and are theirs.
function Slot({element}: {element?: Element}) {
  const fill = (node: HTMLElement | null) => {
    if (node && element?.firstChild) node.append(...element.childNodes);
  };
  return <div class="gf-slot" ref={fill} />;
}

function MessageArea({id, value, form}: {id: string; value: unknown; form: FormModel}) {
  // what was said of a view goes with it; what is waited for stays
  useEffect(() => viewLeft.hear(() => form.change(id, {left: form.changes.value[id]?.value})), []);
  const isLeft = form.changes.value[id]?.left === value;
  const entries = messagesOf(value).filter(({severity}) => !isLeft || severity === 'busy');
  return (
    <div id={id} class="gf-messages">
      <div class="messages" role="status" aria-live="polite">
        {entries.map((entry, number) => (
          <MessageRow key={number} {...entry} />
        ))}
      </div>
    </div>
  );
}

// ----------------------------------------------------------------------------------------------------------- buttons

const Press = ({button, form}: {button: ButtonPart; form: FormModel}) => {
  const {id, label, is_main: isMain, interactive = true} = form.now(button);
  return (
    <button
      type="button"
      id={id}
      class={isMain ? 'main' : undefined}
      disabled={!interactive}
      onClick={() => void form.press(button)}
    >
      {t(label)}
    </button>
  );
};

function ButtonRow({part, form}: {part: ButtonsPart; form: FormModel}) {
  return (
    <div id={part.id} class="button-row">
      {part.saves && <SaveMenu of={part.of ?? []} saves={part.saves} form={form} />}
      {part.buttons.map((button) => form.isThere(button) && <Press key={button.id} {...{button, form}} />)}
    </div>
  );
}

function SaveMenu({of, saves, form}: {of: string[]; saves: ButtonPart[]; form: FormModel}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (menu.current) mountSaveMenu(menu.current, of);
  }, []);
  return (
    <details ref={menu} hidden>
      <summary>{t('Save')}</summary>
      <div>
        {saves.map((button) => (
          <Press key={button.id} {...{button, form}} />
        ))}
      </div>
    </details>
  );
}

// -------------------------------------------------------------------------------------------------- what holds others

// On a phone what is asked is folded, so that the answer is in sight; view_form.css shows the button only there.
function Sides({part, form, slots}: Drawn & {part: SidesPart}) {
  const [isOpen, setOpen] = useState(part.stays ?? false);
  return (
    <div id={part.id} class="gf-sides">
      {!part.stays && (
        <button type="button" class="gf-fold-title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('Settings of this view')}
        </button>
      )}
      <div class="gf-inside gf-asks" data-folded={!isOpen}>
        <Parts parts={part.asks} {...{form, slots}} />
      </div>
      <div class="gf-inside gf-shows">
        <Parts parts={part.shows} {...{form, slots}} />
      </div>
    </div>
  );
}

function Fold({part, form, slots}: Drawn & {part: FoldPart}) {
  const {id, title, parts, open = false} = part;
  return (
    <div id={id} class="gf-fold">
      <button
        type="button"
        class="gf-fold-title"
        aria-expanded={open}
        aria-controls={`${id}-inside`}
        onClick={() => form.change(id, {open: !open})}
      >
        {t(title)}
      </button>
      <div id={`${id}-inside`} class="gf-inside" hidden={!open}>
        <Parts {...{parts, form, slots}} />
      </div>
    </div>
  );
}

function Tools({part, form, slots}: Drawn & {part: ToolsPart}) {
  const {id} = part;
  const tabs = part.tabs.filter(({visible = true}) => visible);
  const shown = part.value ?? tabs[0].id;
  const open = (at: number) => {
    const tab = tabs.at(at % tabs.length);
    if (!tab) return;
    form.change(id, {value: tab.id});
    document.getElementById(`${tab.id}-tab`)?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === shown);
    const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1}[event.key];
    if (next === undefined) return;
    event.preventDefault();
    open(next);
  };
  return (
    <div id={id} class="tools">
      <div class="gf-tabs" role="tablist" hidden={tabs.length < 2} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => form.change(id, {value: tab.id})}
          >
            {t(tab.title)}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          class="gf-inside"
          hidden={tab.id !== shown}
        >
          <Parts parts={tab.parts} {...{form, slots}} />
        </div>
      ))}
    </div>
  );
}
