// One line that says what differs from the preset: what has stayed from the strategy before, which one press resets, and
// what was changed since.

import {make} from '../../../visualizers/panes/core/text.js';
import {t} from '../../../visualizers/panes/core/texts.js';
import {resetKept} from './knob_panel/panel.js';

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

export function mountChangedLine({element, props, watch}, {name}) {
  const line = element.querySelector('.gp-changes');
  const draw = () => {
    const {kept, changed} = JSON.parse(props.value || '{}');
    const parts = [];
    if (kept) {
      const reset = make('button', 'gp-reset', t('reset'), {type: 'button'});
      reset.addEventListener('click', () => resetKept(name));
      const told = make('span', null, `${kept} · `);
      told.append(reset);
      parts.push(told);
    }
    if (changed) parts.push(make('span', null, changed));
    line.replaceChildren(...parts);
    line.hidden = !parts.length;
  };
  watch('value', draw);
  draw();
}
