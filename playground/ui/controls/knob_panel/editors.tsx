// Editors for values that are more than a number: lists of texts, pairs, layers, and the form that an output is held to.
// They are controls as in controls.tsx; objects with fields have fields.tsx.

import {type ComponentChildren, Fragment} from 'preact';
import {useRef, useState} from 'preact/hooks';
import {fillText} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {type ControlKind, type ControlProps, NumberBox, Segments, useTyped} from './controls.tsx';
import {areTexts, equal, fromEscapes, isObject, parseJson, parseNumbers, toEscapes, written} from './values.ts';

// A value as JSON, which any knob can be written as.
export function JsonBox({knob, value, change}: Pick<ControlProps, 'knob' | 'value' | 'change'>) {
  const [shown, type] = useTyped(value, parseJson, (held) =>
    held === undefined ? '' : typeof held === 'string' ? held : JSON.stringify(held),
  );
  return (
    <textarea
      class="kp-text kp-json"
      rows={3}
      spellcheck={false}
      aria-label={t('{name} as JSON', {name: knob.name})}
      placeholder={t(knob.shape)}
      value={shown}
      onInput={({currentTarget}) => change(type(currentTarget.value))}
    />
  );
}

export const jsonControl: ControlKind = {View: () => <div />, canShow: (_, value) => value === undefined};

// ---------------------------------------------------------------------------------------------------- lists of texts

interface TextListProps {
  /** The labels of a box, of an empty one, and of the button that removes one. */
  words: {one: string; another: string; remove: string};
  texts: string[];
  change: (texts: string[] | undefined) => void;
}

// A list of texts, one box each, with an empty one at the end to go on.
function TextList({words, texts, change}: TextListProps) {
  const [typed, setTyped] = useState<string[]>([]); // the lines as they are typed, while they say the texts
  const list = useRef<HTMLDivElement>(null);
  const said = (lines: string[]) => lines.map(fromEscapes).filter(Boolean);
  const known = equal(said(typed), texts) ? typed : texts.map(toEscapes);
  const lines = known.at(-1) === '' ? known : [...known, ''];
  const write = (next: string[]) => {
    setTyped(next);
    const all = said(next);
    change(all.length ? all : undefined);
  };
  const focus = (place: number) => list.current?.querySelectorAll('input')[place]?.focus();
  return (
    <div class="kp-list" ref={list}>
      {lines.map((line, place) => (
        <div class="kp-line" key={place}>
          <input
            class="kp-wide"
            type="text"
            aria-label={words.one}
            autocomplete="off"
            spellcheck={false}
            placeholder={words.another}
            value={line}
            onInput={({currentTarget}) => write(lines.with(place, currentTarget.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              focus(place + 1);
            }}
          />
          <AsRead text={fromEscapes(line)} line={line} />
          <button
            class="kp-icon"
            type="button"
            aria-label={words.remove}
            hidden={!line}
            onClick={() => {
              write(lines.toSpliced(place, 1));
              focus(place + 1);
            }}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}

// How a line is understood, where that is not plain to see.
function AsRead({text, line}: {text: string; line: string}) {
  const draw = (node: HTMLElement | null) => {
    node?.replaceChildren();
    if (node && (text !== text.trim() || text !== line)) fillText(node, text);
  };
  return <span class="kp-shown" title={t('As it is read: · is a space, ↵ a line break')} ref={draw} />;
}

const StringsView = ({value, change}: ControlProps) => (
  <div class="kp-editor">
    <TextList
      words={{one: t('text'), another: t('another text'), remove: t('Remove this text')}}
      texts={value === undefined ? [] : areTexts(value) ? value : [written(value, Infinity)]}
      change={change}
    />
    <p class="kp-faint">{t('Write \\n for a line break and \\t for a tab.')}</p>
  </div>
);

export const stringsControl: ControlKind = {View: StringsView};

// ---------------------------------------------------------------------------------------------------- pairs, layers

const isPair = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

function DecayView({id, value, change}: ControlProps) {
  const pair: unknown[] = isPair(value) ? value : [undefined, undefined];
  const set = (place: number, part: unknown) => {
    const next = pair.with(place, part);
    change(next.every((each) => each === undefined || each === null) ? undefined : next.map((each) => each ?? null));
  };
  const boxes = [
    {name: 'start', label: t('from new token'), row: {kind: 'int', minimum: 0, step: 1}, example: 30},
    {name: 'factor', label: t('factor'), row: {kind: 'float', minimum: 0, step: 0.01}, example: 1.05},
  ];
  return (
    <div class="kp-fields">
      {boxes.map(({name, label, row, example}, place) => (
        <Fragment key={name}>
          <label for={`${id}-${name}`}>{label}</label>
          <NumberBox
            id={`${id}-${name}`}
            row={row}
            value={pair[place]}
            standard={example}
            hint={String(example)}
            change={(part) => set(place, part)}
          />
        </Fragment>
      ))}
    </div>
  );
}

export const decayControl: ControlKind = {
  View: DecayView,
  canShow: (_, value) => value === undefined || isPair(value),
};

function LayersView({knob, panel, id, nameId, meaningId, value, change}: ControlProps) {
  const [isList, setList] = useState(false); // the layers are asked for, and may be empty yet
  const [shown, type] = useTyped(value, parseNumbers, (held) => (Array.isArray(held) ? held.join(', ') : ''));
  const box = useRef<HTMLInputElement>(null);
  const lists = Array.isArray(value) || (isList && value === undefined);
  const choose = (kind: unknown) => {
    setList(kind === 'list');
    change(kind === 'list' ? type(shown) : kind);
    if (kind === 'list') requestAnimationFrame(() => box.current?.focus());
  };
  const layers = panel.verdict.value?.layers;
  return (
    <div class="kp-editor">
      <Segments
        {...{id, nameId, meaningId}}
        options={[
          [undefined, t('not set')],
          ['low', 'low'],
          ['high', 'high'],
          ['list', t('layers')],
        ]}
        value={lists ? 'list' : value}
        change={choose}
      />
      <input
        class="kp-wide"
        ref={box}
        id={`${id}-list`}
        type="text"
        hidden={!lists}
        placeholder="0, 2, 4"
        aria-label={t('{name}: layer numbers', {name: knob.name})}
        autocomplete="off"
        value={shown}
        onInput={({currentTarget}) => change(type(currentTarget.value))}
      />
      <p class="kp-faint">
        {layers ? t('This model has {count} layers; 0 is the input of the first.', {count: layers}) : ''}
      </p>
    </div>
  );
}

export const layersControl: ControlKind = {
  View: LayersView,
  canShow: (_, value) => value === undefined || value === 'low' || value === 'high' || Array.isArray(value),
};

// ---------------------------------------------------------------------------------------------------- forms of output

const EXAMPLE_SCHEMA = {
  type: 'object',
  properties: {name: {type: 'string'}, age: {type: 'integer'}},
  required: ['name', 'age'],
  additionalProperties: false,
};
const EXAMPLE = JSON.stringify(EXAMPLE_SCHEMA, null, 2);
const KINDS = ['choices', 'regex', 'json_schema'] as const;
type StructureKind = (typeof KINDS)[number];

function StructureView({id, nameId, meaningId, value, change}: ControlProps) {
  const held = isObject(value) ? value : {};
  const ofValue = KINDS.find((kind) => kind in held);
  const [asked, setAsked] = useState<StructureKind>(); // that has no value yet
  const kind = ofValue ?? (value === undefined ? asked : undefined);
  const tell = (content: unknown) => change(kind && content !== undefined ? {[kind]: content} : undefined);
  const choose = (next: unknown) => {
    setAsked(next as StructureKind | undefined);
    change(undefined);
  };
  const [schema, type] = useTyped(held.json_schema, parseJson, (is) =>
    is === undefined ? '' : typeof is === 'string' ? is : JSON.stringify(is, null, 2),
  );
  const parts: Record<StructureKind, ComponentChildren> = {
    choices: (
      <TextList
        words={{one: t('choice'), another: t('another choice'), remove: t('Remove this choice')}}
        texts={areTexts(held.choices) ? held.choices : []}
        change={tell}
      />
    ),
    regex: (
      <input
        class="kp-wide kp-code"
        type="text"
        placeholder="[A-Z][a-z]+ is [0-9]+ years old\."
        spellcheck={false}
        autocomplete="off"
        aria-label={t('Regular expression that the whole text must match')}
        value={held.regex === undefined ? '' : written(held.regex, Infinity)}
        onInput={({currentTarget}) => tell(currentTarget.value || undefined)}
      />
    ),
    json_schema: (
      <>
        <textarea
          class="kp-text kp-code"
          rows={6}
          placeholder={EXAMPLE}
          spellcheck={false}
          aria-label={t('JSON schema')}
          value={schema}
          onInput={({currentTarget}) => tell(type(currentTarget.value))}
        />
        <button class="kp-link" type="button" onClick={() => tell(type(EXAMPLE))}>
          {t('Use an example')}
        </button>
      </>
    ),
  };
  return (
    <div class="kp-editor">
      <Segments
        {...{id, nameId, meaningId}}
        options={[
          [undefined, t('not set')],
          ['choices', t('choices')],
          ['regex', 'regex'],
          ['json_schema', t('JSON schema')],
        ]}
        value={kind}
        change={choose}
      />
      {kind && parts[kind]}
    </div>
  );
}

export const structureControl: ControlKind = {View: StructureView};
