// The plain controls: a switch, a number with its slider, a choice, a text. A control is a component that shows a value and
// passes on what is typed, malformed or not; the value undefined means that the knob is not set. Nothing here judges one.

import {useRef, useState} from 'preact/hooks';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import type {Field, Knob} from './knob_table.ts';
import type {KnobPanel} from './panel_state.ts';
import {equal, parseNumber, written} from './values.ts';

export interface ControlProps {
  knob: Knob;
  panel: KnobPanel;
  /** Of the main element, and of the knob's name and meaning. */
  id: string;
  nameId: string;
  meaningId?: string;
  value: unknown;
  /** What applies while it is not set. */
  standard: unknown;
  change: (value: unknown) => void;
}

/** A kind of control, by its name in control_table.ts. */
export interface ControlKind {
  View: (props: ControlProps) => preact.JSX.Element;
  /** Whether its main element takes the knob's name as its label. */
  isLabelled?: boolean;
  /** Where it has a JSON box beside it: whether it can show a value, which the box does otherwise. */
  canShow?: (knob: Knob, value: unknown) => boolean;
}

const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

interface NumberBoxProps {
  row: Partial<Pick<Knob, 'step' | 'slider_minimum'>> & {
    kind: string;
    minimum?: number | null;
    maximum?: number | null;
  };
  value: unknown;
  change: (value: number | string | undefined) => void;
  /** Where the arrow keys begin while nothing is typed. */
  standard?: unknown;
  id?: string;
  meaningId?: string;
  label?: string;
  hint?: string;
}

// A box for a number, which goes up and down with the arrow keys.
export function NumberBox({row, value, change, standard, id, meaningId, label, hint}: NumberBoxProps) {
  const [typed, setTyped] = useState(''); // stays as it is typed, "0." and the like, while it says the value
  const shown = equal(parseNumber(typed), value ?? undefined) ? typed : asText(value);
  const step = row.step || (row.kind === 'int' ? 1 : 0.1);
  const decimals = (String(step).split('.').at(1) ?? '').length;
  const write = (text: string) => {
    setTyped(text);
    change(parseNumber(text));
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const now = parseNumber(shown) ?? standard ?? row.slider_minimum ?? row.minimum ?? 0;
    if (typeof now !== 'number') return;
    const next = Number((now + (event.key === 'ArrowUp' ? step : -step)).toFixed(decimals));
    write(String(Math.min(row.maximum ?? Infinity, Math.max(row.minimum ?? -Infinity, next))));
  };
  return (
    <input
      class="kp-box"
      type="text"
      id={id}
      aria-describedby={meaningId}
      aria-label={label}
      inputMode={row.kind === 'int' ? 'numeric' : 'decimal'}
      autocomplete="off"
      spellcheck={false}
      placeholder={hint}
      value={shown}
      onInput={({currentTarget}) => write(currentTarget.value)}
      onKeyDown={walk}
    />
  );
}

interface SliderProps {
  knob: Knob;
  id?: string;
  label?: string;
  text?: string; // the value in words
  value: unknown;
  standard: unknown;
  change: (value: number) => void;
}

export const Slider = ({knob, id, label, text, value, standard, change}: SliderProps) => (
  <input
    class={typeof value === 'number' ? 'kp-slider' : 'kp-slider kp-off'}
    type="range"
    id={id}
    aria-label={label}
    aria-valuetext={text}
    min={knob.slider_minimum ?? undefined}
    max={knob.slider_maximum ?? undefined}
    step={knob.step || 'any'}
    value={String([value, standard].find((each) => typeof each === 'number') ?? knob.slider_minimum)}
    onInput={({currentTarget}) => change(Number(currentTarget.value))}
  />
);

function NumberView({knob, id, meaningId, value, standard, change}: ControlProps) {
  const own = typeof standard === 'number' ? standard : null;
  return (
    <div class="kp-number">
      <NumberBox
        row={knob}
        {...{id, meaningId, value, change}}
        standard={own}
        hint={own === null ? '–' : String(own)}
      />
      {knob.slider_minimum !== null && (
        <Slider
          knob={knob}
          label={t('{name}, slider', {name: knob.name})}
          value={value}
          standard={own}
          change={change}
        />
      )}
    </div>
  );
}

// The value as an attribute: Preact leaves it out where it is “on”, which a browser takes for granted.
const named = (value: string) => (node: HTMLInputElement | null) => node?.setAttribute('value', value);

interface SegmentsProps {
  id: string;
  nameId: string;
  meaningId?: string;
  options: [value: unknown, label: string][];
  value: unknown;
  change: (value: unknown) => void;
}

// Radio buttons in a row.
export const Segments = ({id, nameId, meaningId, options, value, change}: SegmentsProps) => (
  <div class="kp-switch" id={id} role="radiogroup" aria-labelledby={nameId} aria-describedby={meaningId}>
    {options.map(([option, label]) => (
      <label key={label}>
        <input
          type="radio"
          name={id}
          ref={named(label)}
          checked={equal(option, value)}
          onChange={() => change(option)}
        />
        <span>{label}</span>
      </label>
    ))}
  </div>
);

const SwitchView = ({id, nameId, meaningId, value, change}: ControlProps) => (
  <Segments
    {...{id, nameId, meaningId, value, change}}
    options={[
      [undefined, t('not set')],
      [true, t('on')],
      [false, t('off')],
    ]}
  />
);

interface SelectProps {
  id: string;
  meaningId?: string;
  choices: unknown[];
  unset: string;
  value: unknown;
  change: (value: unknown) => void;
}

// One of several values, or none. What is set and is no choice, as it may come with a link, stands there too.
export function Select({id, meaningId, choices, unset, value, change}: SelectProps) {
  const number = choices.findIndex((choice) => equal(choice, value));
  const isForeign = value !== undefined && number < 0;
  return (
    <select
      class="kp-select"
      id={id}
      aria-describedby={meaningId}
      value={isForeign ? 'foreign' : value === undefined ? '' : String(number)}
      onChange={({currentTarget: {value: chosen}}) => change(chosen === '' ? undefined : choices[Number(chosen)])}
    >
      <option value="">{unset}</option>
      {choices.map((choice, place) => (
        <option key={place} value={String(place)}>
          {written(choice)}
        </option>
      ))}
      {isForeign && (
        <option value="foreign" disabled>
          {written(value)}
        </option>
      )}
    </select>
  );
}

const ChoiceView = ({knob, id, meaningId, value, standard, change}: ControlProps) => (
  <Select
    {...{id, meaningId, value, change}}
    choices={knob.choices}
    unset={standard === null ? t('not set') : t('not set (default {value})', {value: written(standard)})}
  />
);

const TextView = ({id, meaningId, value, change}: ControlProps) => (
  <textarea
    class="kp-text"
    id={id}
    aria-describedby={meaningId}
    rows={1}
    spellcheck={false}
    value={value === undefined ? '' : written(value, Infinity)}
    onInput={({currentTarget}) => change(currentTarget.value || undefined)}
  />
);

/** A text that means a value: it stays as it is typed while it says the value that is set. */
export function useTyped<Value>(
  value: unknown,
  parse: (text: string) => Value,
  write: (value: unknown) => string,
): [shown: string, type: (text: string) => Value] {
  const typed = useRef<string | null>(null);
  const isTyped = typed.current !== null && equal(parse(typed.current), value);
  const type = (text: string) => {
    typed.current = text;
    return parse(text);
  };
  return [isTyped ? (typed.current ?? '') : write(value), type];
}

/** A field whose numbers stand between limits, as a row of NumberBox has them. */
export const asRow = ({kind, minimum, maximum}: Field) => ({kind, minimum, maximum});

export const switchControl: ControlKind = {View: SwitchView};
export const numberControl: ControlKind = {View: NumberView, isLabelled: true};
export const choiceControl: ControlKind = {View: ChoiceView, isLabelled: true};
export const textControl: ControlKind = {View: TextView, isLabelled: true};
