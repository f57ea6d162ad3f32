// The editor of a knob that is an object: one of its forms, and a control for each field of that. A control as in
// controls.tsx.

import {Fragment} from 'preact';
import {useState} from 'preact/hooks';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {type ControlKind, type ControlProps, NumberBox, Segments, Select, asRow, useTyped} from './controls.tsx';
import type {Field, Form, Knob} from './knob_table.ts';
import {equal, isObject, parseNumbers, written} from './values.ts';

const KEYS = 30; // that are drawn at once
const AT_FIRST = 5; // what a field holds that must be there and has no default

// Whole numbers for a key that nobody else has.
const drawKeys = () => [...crypto.getRandomValues(new Uint16Array(KEYS))].map((number) => number % 1000);

const has = ({fields}: Form, names: string[]) => fields.filter(({name}) => names.includes(name)).length;

// The form of a value, as Knob.form, spec.py, chooses; null for a field that no form has.
function formOf({forms}: Knob, value: Record<string, unknown>): Form | null {
  const names = Object.keys(value);
  const isNamed = ({name, kind, required, choices}: Field) =>
    required && kind === 'choice' && choices.includes(value[name]);
  const best =
    forms.find(({fields}) => fields.some(isNamed)) ?? forms.reduce((a, b) => (has(b, names) > has(a, names) ? b : a));
  return has(best, names) < names.length ? null : best;
}

function canShowField({kind, choices}: Field, value: unknown): boolean {
  if (value === undefined) return true;
  if (kind === 'bool') return typeof value === 'boolean';
  if (kind === 'choice') return choices.some((choice) => equal(choice, value));
  if (kind === 'flags')
    return isObject(value) && Object.entries(value).every(([name, is]) => is === true && choices.includes(name));
  if (kind === 'ints') return Array.isArray(value);
  return typeof value === 'number' || typeof value === 'string';
}

function canShow(knob: Knob, value: unknown): boolean {
  if (value === undefined) return true;
  const form = isObject(value) ? formOf(knob, value) : null;
  return form !== null && isObject(value) && form.fields.every((field) => canShowField(field, value[field.name]));
}

function FieldsView({knob, id, nameId, value, change}: ControlProps) {
  const [asked, setAsked] = useState<Form | null>(null); // the form that was chosen: a value may fit several
  const held = isObject(value) ? value : null;
  const isAsked = held && asked && has(asked, Object.keys(held)) === Object.keys(held).length;
  const form = held && (isAsked ? asked : formOf(knob, held));
  const options: [string | undefined, string][] = knob.forms.map(({name}) => [
    name,
    knob.forms.length > 1 ? t(name) : t('set'),
  ]);
  // What must be there is there from the beginning.
  const choose = (name: unknown) => {
    const next = knob.forms.find((each) => each.name === name) ?? null;
    setAsked(next);
    const first = next?.fields.filter(({required}) => required);
    change(first && Object.fromEntries(first.map((each) => [each.name, firstOf(each)])));
  };
  const set = (name: string, part: unknown) => {
    const order = form?.fields.map((field) => field.name) ?? [];
    const all: Record<string, unknown> = {...held, [name]: part};
    change(Object.fromEntries(order.filter((each) => all[each] !== undefined).map((each) => [each, all[each]])));
  };
  return (
    <div class="kp-editor">
      <Segments
        id={`${id}-form`}
        nameId={nameId}
        options={[[undefined, t('not set')], ...options]}
        value={form?.name}
        change={choose}
      />
      <p class="kp-faint">{t(form?.meaning)}</p>
      <div class="kp-fields">
        {form?.fields.map((field) => {
          const fieldId = `${id}-${field.name}`;
          return (
            <Fragment key={field.name}>
              <label for={fieldId} title={t(field.meaning)}>
                {field.name + (field.required ? ' *' : '')}
              </label>
              <FieldControl
                field={field}
                id={fieldId}
                value={held?.[field.name]}
                change={(part) => set(field.name, part)}
              />
              <p class="kp-faint">{t(field.meaning)}</p>
              {field.kind === 'ints' && field.required && (
                <button class="kp-link" type="button" onClick={() => set(field.name, drawKeys())}>
                  {t('Draw new keys')}
                </button>
              )}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

const firstOf = (field: Field) => (field.kind === 'ints' ? drawKeys() : (field.default ?? AT_FIRST));

interface FieldProps {
  field: Field;
  id: string;
  value: unknown;
  change: (value: unknown) => void;
}

function FieldControl({field, id, value, change}: FieldProps) {
  const {kind} = field;
  if (kind === 'bool' || kind === 'choice')
    return (
      <Select
        {...{id, value, change}}
        choices={kind === 'bool' ? [true, false] : field.choices}
        unset={t('not set ({value})', {value: written(field.default)})}
      />
    );
  if (kind === 'flags') return <Flags {...{field, id, value, change}} />;
  if (kind === 'ints') return <Integers {...{field, id, value, change}} />;
  const standard = field.default;
  return (
    <NumberBox
      {...{id, value, change, standard}}
      row={asRow(field)}
      hint={standard === null ? '–' : String(standard)}
    />
  );
}

// An object: what is ticked is true, and nothing is said of the rest.
function Flags({field, id, value, change}: FieldProps) {
  const held = isObject(value) ? value : {};
  const names = field.choices.map(String);
  const tick = (name: string, is: boolean) => {
    const ticked = names.filter((each) => (each === name ? is : held[each] === true));
    change(ticked.length ? Object.fromEntries(ticked.map((each) => [each, true])) : undefined);
  };
  return (
    <div class="kp-flags" id={id} role="group" aria-label={field.name}>
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            value={name}
            checked={held[name] === true}
            onChange={({currentTarget}) => tick(name, currentTarget.checked)}
          />{' '}
          {name}
        </label>
      ))}
    </div>
  );
}

function Integers({id, value, change}: FieldProps) {
  const [shown, type] = useTyped(value, parseNumbers, (held) =>
    Array.isArray(held) ? held.join(', ') : held === undefined ? '' : written(held, Infinity),
  );
  return (
    <textarea
      class="kp-text"
      id={id}
      rows={2}
      spellcheck={false}
      placeholder="1, 2, 3"
      value={shown}
      onInput={({currentTarget}) => change(type(currentTarget.value))}
    />
  );
}

export const fieldsControl: ControlKind = {View: FieldsView, canShow};
