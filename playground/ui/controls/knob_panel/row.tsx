// One knob of a panel: its name, who set it, its default, its control, what it means, and what the server says about it.

import {Fragment} from 'preact';
import {useState} from 'preact/hooks';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {controlOf} from './control_table.ts';
import type {ControlProps} from './controls.tsx';
import {JsonBox} from './editors.tsx';
import type {Knob, Note, Source} from './knob_table.ts';
import type {KnobPanel} from './panel_state.ts';
import {written} from './values.ts';

// Who has set a knob, in one word; and in more words, none for the library.
export const sourceName = (source: Source): string =>
  ({changed: t('changed'), preset: t('preset'), model: t('model'), library: t('library')})[source];
export const sourceMeaning = (source: Source): string =>
  ({
    changed: t('changed by you'),
    preset: t('set by the preset (the chosen strategy)'),
    model: t("the model's own default"),
    library: '',
  })[source];

export const SIGNS = {error: '✕', warning: '▲', info: 'ℹ'};

// A name that may break after its underscores.
export const KnobName = ({name}: {name: string}) => (
  <>
    {name.split(/(?<=_)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </>
);

// The keyboard goes to a knob's control.
export function focusKnob(panel: KnobPanel, name: string): void {
  const inside = document.querySelector(`[id="${panel.name}-${name}"] > .kp-head + *`);
  if (!inside) return;
  const first = inside.matches('input, select, textarea')
    ? inside
    : (inside.querySelector('input:checked, input:not([type=radio]), select, textarea') ??
      inside.querySelector('input'));
  if (first instanceof HTMLElement) first.focus({preventScroll: true});
}

export function KnobRow({panel, name, hidden}: {panel: KnobPanel; name: string; hidden: boolean}) {
  const {knob, value, own, source, notes, idle} = panel.of(name);
  const [inJson, setInJson] = useState(false);
  const [cannotShow, setCannotShow] = useState(false); // it was asked for
  const [helps, setHelps] = useState(false);
  const id = `${panel.name}-${name}`;
  const {View, isLabelled, canShow} = controlOf(knob.editor);
  const isShown = !canShow || canShow(knob, value.value);
  if (!isShown && !inJson) setInJson(true); // what is typed there is not to jump back
  const nameId = `${id}-name`;
  const props: ControlProps = {
    knob,
    panel,
    id: `${id}-control`,
    nameId,
    meaningId: `${id}-meaning`,
    value: value.value,
    standard: own.value === undefined ? knob.default : own.value,
    change: (to) => panel.change(name, to),
  };
  const turn = () => {
    setCannotShow(inJson && !isShown);
    if (!inJson || isShown) setInJson(!inJson);
  };
  const isJson = inJson || !isShown;
  const why = idle.value;
  return (
    <div
      class={notes.value.some(({severity}) => severity === 'error') ? 'kp-knob kp-wrong' : 'kp-knob'}
      id={id}
      data-knob={name}
      data-source={source.value}
      hidden={hidden}
    >
      <div class="kp-head">
        {isLabelled && !isJson ? (
          <label class="kp-name" id={nameId} for={props.id}>
            <KnobName name={name} />
          </label>
        ) : (
          <span class="kp-name" id={nameId}>
            <KnobName name={name} />
          </span>
        )}
        <span class="kp-source" title={sourceMeaning(source.value)}>
          {sourceMeaning(source.value) && sourceName(source.value)}
        </span>
        <span class="kp-tools">
          {canShow && <JsonToggle name={name} isJson={isJson} turn={turn} />}
          <Back panel={panel} name={name} />
          <button
            class="kp-icon kp-ask"
            type="button"
            aria-expanded={helps}
            aria-label={t('More about {name}', {name})}
            onClick={() => setHelps(!helps)}
          >
            ?
          </button>
        </span>
      </div>
      {canShow ? (
        <div class="kp-editor">
          {isJson ? <JsonBox {...props} /> : <View {...props} />}
          <span class="kp-faint">{cannotShow && !isShown && t('The editor cannot show this value.')}</span>
        </div>
      ) : (
        <View {...props} />
      )}
      <div class="kp-notes" role="status">
        {notes.value.map((note) => (
          <NoteLine note={note} panel={panel} />
        ))}
      </div>
      <p class="kp-meaning" id={`${id}-meaning`}>
        {t(knob.meaning)} <Standard knob={knob} own={own.value} />{' '}
        <span class="kp-idle">{why && t('No effect now: {why}.', {why})}</span>
      </p>
      {helps && <Help knob={knob} />}
    </div>
  );
}

function JsonToggle({name, isJson, turn}: {name: string; isJson: boolean; turn: () => void}) {
  const label = isJson ? t('Back to the editor of {name}', {name}) : t('Edit {name} as JSON', {name});
  return (
    <button class="kp-link" type="button" aria-pressed={isJson} aria-label={label} onClick={turn}>
      {isJson ? t('Editor') : 'JSON'}
    </button>
  );
}

// The default, in words: the library's, or the model's own.
function Standard({knob, own}: {knob: Knob; own: unknown}) {
  const value = inWords(knob, own === undefined ? knob.default : own);
  const isNone = (own === undefined ? knob.default : own) === null;
  return own === undefined ? (
    <span class="kp-standard" title={t("The library's default: it applies unless the knob is set")}>
      {isNone ? t('No default.') : t('Default: {value}.', {value})}
    </span>
  ) : (
    <span class="kp-standard" title={t("From the model's own generation config")}>
      {isNone ? t('No default.') : t("The model's default: {value}.", {value})}
    </span>
  );
}

const inWords = ({editor}: Knob, value: unknown) =>
  editor === 'switch' && typeof value === 'boolean' ? (value ? t('on') : t('off')) : written(value, 30);

// Back to what the strategy has, or to unset.
function Back({panel, name}: {panel: KnobPanel; name: string}) {
  const {knob, value, preset, source} = panel.of(name);
  const ofPreset = preset.value;
  const isChanged = source.value === 'changed' || (ofPreset !== undefined && value.value === undefined);
  const held = inWords(knob, ofPreset);
  const [title, label] = !isChanged
    ? [t('Unset it: the default applies'), t('Unset {name}', {name})]
    : ofPreset === undefined
      ? [t('Back to its default'), t('Reset {name} to its default', {name})]
      : [
          t('Back to the preset: {value}', {value: held}),
          t('Reset {name} to the preset: {value}', {name, value: held}),
        ];
  const press = () => {
    panel.reset(name);
    focusKnob(panel, name);
  };
  return (
    <button
      class="kp-icon"
      type="button"
      title={title}
      aria-label={label}
      hidden={source.value !== 'preset' && !isChanged}
      onClick={press}
    >
      {isChanged ? '↺' : '×'}
    </button>
  );
}

// The longer explanation.
function Help({knob}: {knob: Knob}) {
  const needs = knob.needs.map((need) => t(need)).join('; ');
  const limits = range(knob);
  return (
    <div class="kp-help">
      <p>{t(knob.explanation)}</p>
      {limits && <p>{limits}</p>}
      {needs && <p>{t('It has an effect only under these conditions: {needs}.', {needs})}</p>}
      {knob.conflicts.map((rule) => (
        <p>{t(rule)}</p>
      ))}
      {knob.paper && (
        <p>
          {t('Read more:')}{' '}
          <a href={knob.paper} target="_blank" rel="noopener noreferrer">
            {knob.paper.replace(/^https?:\/\//, '')}
          </a>
        </p>
      )}
    </div>
  );
}

// A note of the server, with its button where one press helps.
export function NoteLine({note, panel}: {note: Note; panel: KnobPanel}) {
  const {knob: name, press} = note;
  const isHere = panel.byName.has(name); // or it has no control of its own
  const canLeave = isHere ? press && !(name in press.change) : panel.state.value.set[name] !== undefined;
  const act = (changes: Record<string, unknown>) => {
    panel.apply(changes);
    if (isHere) focusKnob(panel, name);
  };
  return (
    <div class={`kp-note kp-${note.severity}`}>
      <span class="kp-sign" aria-hidden="true">
        {SIGNS[note.severity]}
      </span>
      <span class="kp-said">
        {t(note.message) + ' '}
        {!press?.whole && <strong>{t(note.fix)}</strong>}
        {!press?.whole && ' '}
        {press && (
          <button class="kp-button" type="button" onClick={() => act(press.change)}>
            {t(press.label)}
          </button>
        )}
        {press && ' '}
        {canLeave && (
          <button class="kp-link" type="button" onClick={() => act({[name]: null})}>
            {isHere ? t('Unset {name}', {name}) : t('Remove {name}', {name})}
          </button>
        )}
      </span>
    </div>
  );
}

// The hard limits of a number in words.
function range({minimum: low, maximum: high, open_minimum: isOpenLow, open_maximum: isOpenHigh}: Knob): string {
  const most = 2 ** 31 - 1; // "as many as can be": nothing to tell
  const limits = [];
  if (low !== null) limits.push(isOpenLow ? t('greater than {low}', {low}) : t('at least {low}', {low}));
  if (high !== null && high < most)
    limits.push(isOpenHigh ? t('less than {high}', {high}) : t('at most {high}', {high}));
  return limits.length ? t('Allowed: {limits}.', {limits: limits.join(', ')}) : '';
}
