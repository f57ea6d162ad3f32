// One line that says what differs from the preset: what has stayed from the strategy before, which one press resets, and
// what was changed since. In a view of several runs it says which settings apply there, and a press takes them away.

import {signal} from '../page/signals.ts';
import {type ComponentChildren, render} from 'preact';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {type Component, partOf} from '../page/component.ts';
import {changed, leftOutChanged} from '../page/moments.ts';
import {view} from '../page/store.ts';
import type {KnobValues} from './knob_panel/knob_table.ts';
import {resetKept, setKnobs, settingsOf} from './knob_panel/panel_state.ts';

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

/** The knobs that have no part in a view; null for all of them, "seed too" where the seed has none either. */
type LeftOut = string[] | null | 'seed too';

const leftOutNow: Record<string, LeftOut | undefined> = {}; // by the name of a view whose control has changed them

// For a view's own control, such as how a batch is decoded: from now on these knobs have no part in it.
export function leaveOut(name: string, knobs: LeftOut): void {
  leftOutNow[name] = knobs;
  leftOutChanged.tell();
}

const MOST_NAMED = 8; // settings that apply in another view

// What is set above and applies in a view of several runs.
function appliesInWords(name: string, leftOut: LeftOut | undefined): string {
  if (leftOut === undefined) return '';
  if (leftOut === null) return t('Of the settings above, only the model and the seed apply here.');
  if (leftOut === 'seed too') return t('Of the settings above, only the model applies here.');
  const {set, assistant} = settingsOf(name);
  const draft = assistant && !leftOut.includes('assistant') ? [t('draft model {model}', {model: assistant})] : [];
  const rest = Object.entries(set).filter(([knob]) => !leftOut.includes(knob));
  const words = [
    ...draft,
    ...rest.map(([knob, value]) => (typeof value === 'object' ? knob : `${knob} ${JSON.stringify(value)}`)),
  ];
  if (!words.length) return '';
  const settings = words.slice(0, MOST_NAMED).join(', ');
  return words.length > MOST_NAMED
    ? t('Applies here, too: {settings} and {count} more.', {settings, count: words.length - MOST_NAMED})
    : t('Applies here, too: {settings}.', {settings});
}

/** What the line says; `before` are the knobs that were taken away, to be put back. */
interface Changes {
  kept?: string;
  changed?: string;
  applies: string;
  canTakeAway: boolean;
  before: KnobValues | null;
}

export function mountChangedLine(
  {element, props, watch}: Component,
  {name, leftOut}: {name: string; leftOut: Record<string, LeftOut | undefined>},
): void {
  const line = partOf(element, '.gp-changes');
  const now = signal<Changes>({applies: '', canTakeAway: false, before: null});

  function take(before: KnobValues | null) {
    const without = leftOutNow[view.value] ?? leftOut[view.value];
    const isSet = Object.keys(settingsOf(name).set).length > 0;
    now.value = {
      ...(JSON.parse(props.value || '{}') as Pick<Changes, 'kept' | 'changed'>),
      applies: appliesInWords(name, without),
      canTakeAway: isSet && Array.isArray(without),
      before: isSet ? null : before, // something has been set since
    };
    const {kept, changed: others, applies} = now.value;
    line.hidden = !(kept || others || applies || now.value.before);
  }
  const look = () => take(now.value.before);

  function takeAway() {
    const before = settingsOf(name).set;
    setKnobs(name, {});
    take(before);
  }

  function putBack() {
    setKnobs(name, now.value.before ?? {});
    take(null);
  }

  const Line = () => {
    const {kept, changed: others, applies, canTakeAway, before} = now.value;
    return (
      <>
        {kept && <Words text={kept} button={<Reset words={t('reset')} press={() => resetKept(name)} />} />}
        {applies && (
          <Words
            text={applies}
            button={canTakeAway && <Reset words={t('use the model’s own settings')} press={takeAway} />}
          />
        )}
        {!applies && others && <Words text={others} />}
        {before && <Reset words={t('put the settings back')} press={putBack} />}
      </>
    );
  };
  render(<Line />, line);

  watch('value', look);
  view.subscribe(look);
  leftOutChanged.hear(look);
  changed.hear(look);
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
