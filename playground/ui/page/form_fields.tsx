// The fields of a form, each with its label, what it means, and its control. A control shows a value and passes on what a person
// makes of it; what that is worth is judged on the server.

import type {ComponentChildren} from 'preact';
import {useState} from 'preact/hooks';
import {copied} from '../one_run/sharing.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import type {ChoicePart, ChoicesPart, FieldPart, FormModel, NumberPart, TextPart, TickPart} from './form_model.ts';

interface FieldProps<Of extends FieldPart = FieldPart> {
  part: Of;
  form: FormModel;
}

export function Field({part, form}: FieldProps) {
  if (part.visible === false) return null;
  switch (part.kind) {
    case 'text':
      return <TextView {...{part, form}} />;
    case 'number':
      return <NumberView {...{part, form}} />;
    case 'slider':
      return <SliderView {...{part, form}} />;
    case 'tick':
      return <TickView {...{part, form}} />;
    case 'choice':
      return part.listed ? <ListView {...{part, form}} /> : <RadioView {...{part, form}} />;
    case 'choices':
      return <ChoicesView {...{part, form}} />;
  }
}

/** Its place in a row. */
export const place = ({width = 160, grow = 1}: {width?: number; grow?: number}) => ({
  '--gf-grow': grow,
  '--gf-width': `${width}px`,
});
const controlId = ({id}: FieldPart) => `${id}-control`;
const infoId = ({id, info}: FieldPart) => (info ? `${id}-info` : undefined);
const isOff = ({interactive = true}: FieldPart) => !interactive;

const Info = ({part}: {part: FieldPart}) =>
  part.info ? (
    <p class="gf-info" id={infoId(part)}>
      {t(part.info)}
    </p>
  ) : null;

function Labelled({part, children}: {part: FieldPart; children: ComponentChildren}) {
  return (
    <div id={part.id} class="gf-field" style={place(part)}>
      <label class="gf-label" for={controlId(part)}>
        {t(part.label)}
      </label>
      <Info part={part} />
      {children}
    </div>
  );
}

function Grouped({part, children}: {part: FieldPart; children: ComponentChildren}) {
  return (
    <fieldset id={part.id} class="gf-field" style={place(part)} aria-describedby={infoId(part)} disabled={isOff(part)}>
      <legend class="gf-label">{t(part.label)}</legend>
      <Info part={part} />
      <div class="gf-options">{children}</div>
    </fieldset>
  );
}

// ------------------------------------------------------------------------------------------------------------- texts

function TextView({part, form}: FieldProps<TextPart>) {
  const {id, lines = 1, most_lines: most = 1, enter} = part;
  const common = {
    id: controlId(part),
    'aria-describedby': infoId(part),
    value: String(form.values.value[id]),
    placeholder: t(part.placeholder),
    maxLength: part.longest,
    disabled: isOff(part),
    onInput: ({currentTarget}: {currentTarget: HTMLInputElement | HTMLTextAreaElement}) =>
      form.set(id, currentTarget.value),
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.isComposing && enter) form.enter(enter);
  };
  return (
    <Labelled part={part}>
      {Math.max(lines, most) === 1 ? (
        <input class="gf-box" ref={secret(part)} autocomplete="off" spellcheck={false} onKeyDown={press} {...common} />
      ) : (
        <textarea
          class={part.is_code ? 'gf-box gf-code' : 'gf-box'}
          rows={lines}
          style={{'--gf-least': lines, '--gf-most': Math.max(lines, most)}}
          readOnly={part.only_shown}
          spellcheck={!part.is_code && !part.only_shown}
          {...common}
        />
      )}
      {part.only_shown && <Copy />}
    </Labelled>
  );
}

const secret =
  ({is_secret: isSecret}: TextPart) =>
  (node: HTMLInputElement | null) =>
    node?.setAttribute('type', isSecret ? 'password' : 'text');

// Beside a text that is only shown, in the same field.
function Copy() {
  const [words, setWords] = useState('');
  const copy = async (button: HTMLButtonElement) => {
    const area = button.parentElement?.querySelector('textarea');
    if (area && (await copied(area))) setWords(t('Copied.'));
  };
  return (
    <button
      type="button"
      class="gf-copy"
      onClick={({currentTarget}) => void copy(currentTarget)}
      onBlur={() => setWords('')}
    >
      {words || t('Copy')}
    </button>
  );
}

// ----------------------------------------------------------------------------------------------------------- numbers

const numberIn = (text: string) => (text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text));

interface NumberBoxProps extends FieldProps<NumberPart> {
  settle?: (typed: number | null) => void;
}

function NumberBox({part, form, settle}: NumberBoxProps) {
  const [typed, setTyped] = useState(''); // stays as it is typed, "0." and the like, while it says the value
  const value = form.values.value[part.id] as number | null;
  return (
    <input
      class="gf-box gf-number"
      type="number"
      id={controlId(part)}
      aria-describedby={infoId(part)}
      min={part.minimum}
      max={part.maximum}
      step={part.step ?? 1}
      disabled={isOff(part)}
      value={numberIn(typed) === value ? typed : (value ?? '')}
      onInput={({currentTarget}) => {
        setTyped(currentTarget.value);
        const next = numberIn(currentTarget.value);
        if (!settle || next !== null) form.set(part.id, next);
      }}
      onChange={({currentTarget}) => settle?.(numberIn(currentTarget.value))}
      onKeyDown={(event) => event.key === 'Enter' && part.enter && form.enter(part.enter)}
    />
  );
}

const NumberView = ({part, form}: FieldProps<NumberPart>) => (
  <Labelled part={part}>
    <NumberBox {...{part, form}} />
  </Labelled>
);

function SliderView({part, form}: FieldProps<NumberPart>) {
  const {minimum = 0, maximum = 1} = part;
  const settle = (typed: number | null) => form.set(part.id, Math.min(maximum, Math.max(minimum, typed ?? minimum)));
  return (
    <Labelled part={part}>
      <div class="gf-slider">
        <input
          type="range"
          aria-label={t('{name}, slider', {name: t(part.label)})}
          min={minimum}
          max={maximum}
          step={part.step ?? 1}
          disabled={isOff(part)}
          value={String(form.values.value[part.id])}
          onInput={({currentTarget}) => form.set(part.id, Number(currentTarget.value))}
        />
        <NumberBox {...{part, form, settle}} />
      </div>
    </Labelled>
  );
}

// ----------------------------------------------------------------------------------------------------------- choices

const TickView = ({part, form}: FieldProps<TickPart>) => (
  <div id={part.id} class="gf-field gf-tick" style={place(part)}>
    <label class="gf-option">
      <input
        type="checkbox"
        id={controlId(part)}
        aria-describedby={infoId(part)}
        disabled={isOff(part)}
        checked={form.values.value[part.id] === true}
        onChange={({currentTarget}) => form.set(part.id, currentTarget.checked)}
      />
      <span class="gf-label-text">{t(part.label)}</span>
    </label>
    <Info part={part} />
  </div>
);

const chosenInfo = (part: ChoicePart, value: unknown): ChoicePart => ({
  ...part,
  info: part.infos?.[String(value)] ?? part.info,
});

function RadioView({part, form}: FieldProps<ChoicePart>) {
  const value = form.values.value[part.id];
  return (
    <Grouped part={chosenInfo(part, value)}>
      {part.choices.map(([title, each]) => (
        <label key={each} class="gf-option">
          <input
            type="radio"
            name={part.id}
            value={each}
            checked={each === value}
            onChange={() => form.set(part.id, each)}
          />
          <span>{t(title)}</span>
        </label>
      ))}
    </Grouped>
  );
}

function ListView({part, form}: FieldProps<ChoicePart>) {
  const value = String(form.values.value[part.id]);
  const common = {id: controlId(part), 'aria-describedby': infoId(part), class: 'gf-box', disabled: isOff(part)};
  return (
    <Labelled part={chosenInfo(part, value)}>
      {part.is_free ? (
        <>
          <input
            {...common}
            list={`${part.id}-list`}
            value={value}
            placeholder={t(part.choices.find(([, each]) => !each)?.[0])}
            onInput={({currentTarget}) => form.set(part.id, currentTarget.value)}
          />
          <datalist id={`${part.id}-list`}>
            {part.choices.map(([title, each]) => each && <option key={each} value={each} label={t(title)} />)}
          </datalist>
        </>
      ) : (
        <select {...common} value={value} onChange={({currentTarget}) => form.set(part.id, currentTarget.value)}>
          {part.choices.map(([title, each]) => (
            <option key={each} value={each}>
              {t(title)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function ChoicesView({part, form}: FieldProps<ChoicesPart>) {
  const chosen = form.values.value[part.id] as string[];
  const tick = (each: string, is: boolean) =>
    form.set(
      part.id,
      part.choices.map(([, value]) => value).filter((value) => (value === each ? is : chosen.includes(value))),
    );
  return (
    <Grouped part={part}>
      {part.choices.map(([title, each]) => (
        <label key={each} class="gf-option">
          <input
            type="checkbox"
            name={each}
            checked={chosen.includes(each)}
            onChange={({currentTarget}) => tick(each, currentTarget.checked)}
          />
          <span>{t(title)}</span>
        </label>
      ))}
    </Grouped>
  );
}
