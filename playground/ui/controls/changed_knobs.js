// One line that says what differs from the preset: what has stayed from the strategy before, which one press resets, and
// what was changed since. In a view of several runs it says which settings apply there, and a press takes them away.

import {make} from '../../../visualizers/panes/core/text.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {resetKept, setKnobs, settingsOf} from './knob_panel/panel.js';

// For the listener of a knob panel: its value in words, the first `most` changes by name, as {kept, changed}.
export function changesInWords(value, most) {
  const {base = {}, set = {}, kept = []} = JSON.parse(value || '{}');
  const words = (item) => (typeof item === 'object' ? '' : JSON.stringify(item));
  const inWords = (names) => names.flatMap((name) => {
    const [was, is] = [base[name] ?? null, set[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (is === null) return [t('{knob} not set', {knob: name})];
    const now = `${name} ${words(is)}`.trim();
    return [words(was ?? {}) ? t('{now} instead of {before}', {now, before: words(was)}) : now];
  });
  const some = (changes, whole, more) => {
    if (!changes.length) return '';
    const named = changes.slice(0, most).join(', ');
    return changes.length <= most ? whole(named) : more(named, changes.length - most);
  };
  const others = [...new Set([...Object.keys(base), ...Object.keys(set)])].filter((name) => !kept.includes(name));
  return JSON.stringify({
    kept: some(
      inWords(kept), (changes) => t('Kept from before: {changes}', {changes}),
      (changes, count) => t('Kept from before: {changes} and {count} more', {changes, count}),
    ),
    changed: some(
      inWords(others), (changes) => t('Changed: {changes}.', {changes}),
      (changes, count) => t('Changed: {changes} and {count} more.', {changes, count}),
    ),
  });
}

const leftOutNow = {}; // by the name of a view, where a control of that view has changed which knobs apply

// For a view's own control, such as how a batch is decoded: from now on these knobs have no part in it.
export function leaveOut(view, knobs) {
  leftOutNow[view] = knobs;
  document.dispatchEvent(new Event('gp-left-out'));
}

const MOST_NAMED = 8; // settings that apply in another view

// What is set above and applies in a view of several runs. `leftOut`: the knobs that do not; null for all of them.
function appliesInWords(name, leftOut) {
  if (leftOut === undefined) return '';
  if (leftOut === null) return t('Of the settings above, only the model and the seed apply here.');
  const {set, assistant} = settingsOf(name);
  const draft = assistant && !leftOut.includes('assistant') ? [t('draft model {model}', {model: assistant})] : [];
  const words = [...draft, ...Object.entries(set).filter(([knob]) => !leftOut.includes(knob)).map(([knob, value]) => (typeof value === 'object' ? knob : `${knob} ${JSON.stringify(value)}`))];
  if (!words.length) return '';
  const settings = words.slice(0, MOST_NAMED).join(', ');
  return words.length > MOST_NAMED
    ? t('Applies here, too: {settings} and {count} more.', {settings, count: words.length - MOST_NAMED})
    : t('Applies here, too: {settings}.', {settings});
}

export function mountChangedLine({element, props, watch}, {name, leftOut}) {
  const line = element.querySelector('.gp-changes');
  let before = null; // the knobs that were taken away, to be put back
  let drawn = '';

  function button(words, press) {
    const made = make('button', 'gp-reset', words, {type: 'button'});
    made.addEventListener('click', press);
    return made;
  }

  function withButton(words, made) {
    const told = make('span', null, words + (words.endsWith('.') ? ' ' : ' · '));
    told.append(made);
    return told;
  }

  function takeAway() {
    before = settingsOf(name).set;
    setKnobs(name, {});
    draw();
  }

  function putBack() {
    setKnobs(name, before);
    before = null;
    draw();
  }

  function draw() {
    const view = document.body.dataset.view || 'one';
    const without = leftOutNow[view] ?? leftOut[view];
    const applies = appliesInWords(name, without);
    const {kept, changed} = JSON.parse(props.value || '{}');
    const isSet = Object.keys(settingsOf(name).set).length > 0;
    if (isSet) before = null; // something has been set since
    const key = JSON.stringify([view, applies, kept, changed, Boolean(before)]);
    if (key === drawn) return;
    drawn = key;
    const parts = [];
    if (kept) parts.push(withButton(kept, button(t('reset'), () => resetKept(name))));
    if (applies) parts.push(isSet && without ? withButton(applies, button(t('use the model’s own settings'), takeAway)) : make('span', null, applies));
    else if (changed) parts.push(make('span', null, changed));
    if (before) parts.push(button(t('put the settings back'), putBack));
    line.replaceChildren(...parts);
    line.hidden = !parts.length;
  }

  watch('value', draw);
  for (const event of ['gp-view', 'gp-left-out', 'playground-changed']) document.addEventListener(event, draw);
  draw();
}
