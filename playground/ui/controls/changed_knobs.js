// One line that says what differs from the preset.

// For the listener of a knob panel: its value in words, the first `most` changes by name.
export function changesInWords(value, most) {
  const {base = {}, set = {}} = JSON.parse(value || '{}');
  const words = (item) => (typeof item === 'object' ? '' : JSON.stringify(item));
  const changes = [...new Set([...Object.keys(base), ...Object.keys(set)])].flatMap((name) => {
    const [was, is] = [base[name] ?? null, set[name] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (is === null) return [`${name} not set`];
    return [`${name} ${words(is)}`.trim() + (words(was ?? {}) && ` instead of ${words(was)}`)];
  });
  if (!changes.length) return '';
  const more = changes.length > most ? ` and ${changes.length - most} more` : '';
  return `Changed: ${changes.slice(0, most).join(', ')}${more}.`;
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
