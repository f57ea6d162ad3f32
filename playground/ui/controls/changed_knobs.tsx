// One line that says what differs from the preset: what has stayed from the strategy before, which one press resets, and
// what was changed since. In a view of several runs the settings that act there stand as chips: the name leads to where it is
// set, ✕ takes it away.

import {signal} from '../page/signals.ts';
import {type ComponentChildren, render} from 'preact';
import {useLayoutEffect, useRef, useState} from 'preact/hooks';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {type Component, partOf} from '../page/component.ts';
import {changed} from '../page/moments.ts';
import {acts, knobsAct, leftOut, type LeftOut, view} from '../page/store.ts';
import {openDrawer} from './drawers.ts';
import {jumpTo} from './knob_panel/jump.ts';
import type {KnobValues} from './knob_panel/knob_table.ts';
import {resetKept, setKnobs, settingsOf, withPanel} from './knob_panel/panel_state.ts';
import {equal, written} from './knob_panel/values.ts';

// For the listener of a knob panel: its value in words, the first `most` changes by name, as {kept, changed}.
export function changesInWords(value: string, most: number): string {
  const {
    base = {},
    set = {},
    kept = [],
  } = JSON.parse(value || '{}') as Partial<Record<'base' | 'set', KnobValues> & {kept: string[]}>;
  const words = (item: unknown) => (typeof item === 'object' ? '' : JSON.stringify(item));
  const inWords = (names: string[]) =>
    names.flatMap((name) => {
      const [was, is] = [base[name] ?? null, set[name] ?? null];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      if (is === null) return [t('{knob} not set', {knob: name})];
      const now = `${name} ${words(is)}`.trim();
      return [words(was ?? {}) ? t('{now} instead of {before}', {now, before: words(was)}) : now];
    });
  const some = (changes: string[], whole: (all: string) => string, more: (some: string, rest: number) => string) => {
    if (!changes.length) return '';
    const named = changes.slice(0, most).join(', ');
    return changes.length <= most ? whole(named) : more(named, changes.length - most);
  };
  const others = [...new Set([...Object.keys(base), ...Object.keys(set)])].filter((name) => !kept.includes(name));
  return JSON.stringify({
    kept: some(
      inWords(kept),
      (changes) => t('Kept from before: {changes}', {changes}),
      (changes, count) => t('Kept from before: {changes} and {count} more', {changes, count}),
    ),
    changed: some(
      inWords(others),
      (changes) => t('Changed: {changes}.', {changes}),
      (changes, count) => t('Changed: {changes} and {count} more.', {changes, count}),
    ),
  });
}

// For a view's own control, such as how a batch is decoded: from now on these knobs have no part in it.
export function leaveOut(name: string, knobs: LeftOut): void {
  leftOut.value = {...leftOut.value, [name]: knobs};
}

const MOST_CHIPS = 8; // settings that are shown before somebody asks for the rest
const DRAFT = 'assistant'; // the draft model, which is no knob, as a view's row names it

/** A setting that acts in a view of several runs. */
interface Chip {
  name: string;
  words: string;
}

/** What the line says. */
interface Changes {
  kept?: string;
  changed?: string;
  chips: Chip[]; // the settings that act in this view
  canTakeAway: boolean;
  before: KnobValues | null; // the knobs before some were taken away, to be put back
}

const NOTHING: Changes = {chips: [], canTakeAway: false, before: null};

// What is set above and acts in the view that is open.
function chipsOf(name: string): Chip[] {
  const {acting, assistant} = settingsOf(name);
  const draft = assistant ? [{name: DRAFT, words: t('draft model {model}', {model: assistant})}] : [];
  const knobs = Object.entries(acting).map(([knob, value]) => ({
    name: knob,
    words: typeof value === 'object' ? knob : `${knob} ${written(value)}`,
  }));
  return [...draft, ...knobs].filter((chip) => acts(chip.name));
}

export function mountChangedLine(
  {element, props, watch, trigger}: Component,
  {name, leftOut: atFirst}: {name: string; leftOut: Record<string, LeftOut | undefined>},
): void {
  const line = partOf(element, '.gp-changes');
  const now = signal<Changes>(NOTHING);
  let taken: {before: KnobValues; after: KnobValues} | null = null;
  leftOut.value = {...atFirst, ...leftOut.value};

  function look() {
    const {set} = settingsOf(name);
    if (taken && !equal(taken.after, set)) taken = null; // something else has been set since
    const isOfMany = Array.isArray(leftOut.value[view.value]);
    now.value = {
      ...(JSON.parse(props.value || '{}') as Pick<Changes, 'kept' | 'changed'>),
      chips: isOfMany ? chipsOf(name) : [],
      canTakeAway: isOfMany && Object.keys(set).length > 0,
      before: taken?.before ?? null,
    };
    const {kept, changed: others, chips, before} = now.value;
    line.hidden = !knobsAct() || !(kept || others || chips.length || before);
  }

  function setTo(after: KnobValues) {
    taken = {before: taken?.before ?? settingsOf(name).set, after};
    setKnobs(name, after);
    look();
  }

  function putBack() {
    if (taken) setKnobs(name, taken.before);
    taken = null;
    look();
  }

  function reset(chip: string) {
    if (chip === DRAFT) trigger('undraft');
    else setTo(Object.fromEntries(Object.entries(settingsOf(name).set).filter(([knob]) => knob !== chip)));
  }

  const Line = () => {
    const {kept, changed: others, chips, canTakeAway, before} = now.value;
    return (
      <>
        {kept && <Words text={kept} button={<Reset words={t('reset')} press={() => resetKept(name)} />} />}
        {chips.length > 0 && (
          <Chips chips={chips} go={(chip) => goTo(name, chip)} reset={reset}>
            {canTakeAway && <Reset words={t('use the model’s own settings')} press={() => setTo({})} />}
          </Chips>
        )}
        {!chips.length && others && <Words text={others} />}
        {before && <Reset words={t('put the settings back')} press={putBack} />}
      </>
    );
  };
  render(<Line />, line);

  watch('value', look);
  view.subscribe(look);
  leftOut.subscribe(look);
  changed.hear(look);
  withPanel(name, (panel) => panel.verdict.subscribe(look));
}

// To the place where a setting is set.
function goTo(name: string, chip: string): void {
  openDrawer('knobs');
  if (chip !== DRAFT) return withPanel(name, (panel) => jumpTo(panel, chip));
  const fold = document.querySelector<HTMLElement>('#draft-and-record > button');
  const field = () => document.querySelector<HTMLElement>('#assistant input');
  if (!field()?.checkVisibility()) fold?.click();
  requestAnimationFrame(() => field()?.focus());
}

interface ChipsProps {
  chips: Chip[];
  go: (name: string) => void;
  reset: (name: string) => void;
  children: ComponentChildren;
}

function Chips({chips, go, reset, children}: ChipsProps) {
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const place = useRef<number | null>(null); // of the chip that was taken away with the keyboard on it
  const shown = isWhole ? chips : chips.slice(0, MOST_CHIPS);
  useLayoutEffect(() => {
    if (place.current === null) return;
    const outs = box.current?.querySelectorAll<HTMLElement>('.gp-out') ?? [];
    outs[Math.min(place.current, outs.length - 1)]?.focus();
    place.current = null;
  }, [chips.length]);
  return (
    <span class="gp-applies" role="group" aria-label={t('Settings that apply here, too')} ref={box}>
      <span>{t('Applies here, too:')}</span>
      {shown.map(({name, words}, i) => (
        <span key={name} class="gp-set" data-knob={name}>
          <button type="button" class="gp-way" title={t('Go to where it is set')} onClick={() => go(name)}>
            {words}
          </button>
          <button
            type="button"
            class="gp-out"
            aria-label={t('Reset {knob}', {knob: name})}
            title={t('Back to the default')}
            onClick={() => {
              place.current = i;
              reset(name);
            }}
          >
            ✕
          </button>
        </span>
      ))}
      {chips.length > shown.length && (
        <Reset words={t('{count} more', {count: chips.length - shown.length})} press={() => setWhole(true)} />
      )}
      {children}
    </span>
  );
}

const Words = ({text, button}: {text: string; button?: ComponentChildren}) => (
  <span>
    {text}
    {button && (text.endsWith('.') ? ' ' : ' · ')}
    {button}
  </span>
);

const Reset = ({words, press}: {words: string; press: () => void}) => (
  <button class="gp-reset" type="button" onClick={press}>
    {words}
  </button>
);
