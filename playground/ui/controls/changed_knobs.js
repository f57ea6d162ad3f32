// One line that says what differs from the preset.

import {t} from '../../../visualizers/panes/core/texts.js';

// For the listener of a knob panel: its value in words, the first `most` changes by name.
export function changesInWords(value, most) {
  const {base = {}, set = {}} = JSON.parse(value || '{}');
  const words = (item) => (typeof item === 'object' ? '' : JSON.stringify(item));
  const changes = [...new Set([...Object.keys(base), ...Object.keys(set)])].flatMap((name) => {
    const [was, is] = [base[name] ?? null, set[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (is === null) return [t('{knob} not set', {knob: name})];
    const now = `${name} ${words(is)}`.trim();
    return [words(was ?? {}) ? t('{now} instead of {before}', {now, before: words(was)}) : now];
  });
  if (!changes.length) return '';
  const named = changes.slice(0, most).join(', ');
  if (changes.length <= most) return t('Changed: {changes}.', {changes: named});
  return t('Changed: {changes} and {count} more.', {changes: named, count: changes.length - most});
}

export function mountChangedLine({element, props, watch}) {
  const draw = () => {
    const line = element.querySelector('span');
    line.textContent = props.value || '';
    line.hidden = !props.value;
  };
  watch('value', draw);
  draw();
}
