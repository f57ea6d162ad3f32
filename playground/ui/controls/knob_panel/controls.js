// The plain controls: a switch, a number with its slider, a choice, a text. Each is a function (knob, context) that
// returns {element, label, show(value), showDefault(value)}. `context` is {id, nameId, change(value)}; the value
// undefined means that the knob is not set. What was typed and is no number is handed on as text: the server says what
// is wrong with it.

import {make} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';

// Whether two values are the same, whatever the order of their fields.
const inOrder = (_, value) => (value && typeof value === 'object' && !Array.isArray(value)
  ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value);
export const equal = (a, b) => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

// A value as it is written beside a knob.
export function written(value, longest = 44) {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > longest ? text.slice(0, longest) + '…' : text;
}

// undefined for an empty text, a number where JavaScript holds it exactly, and else the text itself.
export function parseNumber(text) {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  const number = Number(trimmed);
  const plain = /^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(trimmed) && Number.isFinite(number);
  return plain && (!Number.isInteger(number) || Number.isSafeInteger(number)) ? number : trimmed;
}

// A box for a number, which goes up and down with the arrow keys.
export function numberBox(row, attributes, onInput, fallback = () => null) {
  const box = make('input', 'kp-box', null, {
    type: 'text', inputmode: row.kind === 'int' ? 'numeric' : 'decimal', autocomplete: 'off', spellcheck: 'false',
    ...attributes,
  });
  const step = row.step || (row.kind === 'int' ? 1 : 0.1);
  const decimals = (String(step).split('.')[1] || '').length;
  box.addEventListener('input', () => onInput(parseNumber(box.value)));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const now = parseNumber(box.value) ?? fallback() ?? row.slider_minimum ?? row.minimum ?? 0;
    if (typeof now !== 'number') return;
    const next = Number((now + (event.key === 'ArrowUp' ? step : -step)).toFixed(Math.max(decimals, 0)));
    box.value = String(Math.min(row.maximum ?? Infinity, Math.max(row.minimum ?? -Infinity, next)));
    onInput(parseNumber(box.value));
  });
  return box;
}

// Radio buttons in a row: `options` is a list of [value, label].
export function segments(id, labelledBy, options, change) {
  const element = make('div', 'kp-switch', null, {id, role: 'radiogroup', 'aria-labelledby': labelledBy});
  const inputs = options.map(([value, label]) => {
    const input = make('input', null, null, {type: 'radio', name: id, value: label});
    input.addEventListener('change', () => change(value));
    const segment = make('label');
    segment.append(input, make('span', null, label));
    element.append(segment);
    return input;
  });
  const show = (value) => {
    const number = options.findIndex(([option]) => equal(option, value));
    inputs.forEach((input, i) => { input.checked = i === number; });
    return number >= 0;
  };
  return {element, show};
}

export const switchControl = (knob, {id, nameId, change}) => {
  const options = [[undefined, t('not set')], [true, t('on')], [false, t('off')]];
  const {element, show} = segments(id, nameId, options, change);
  return {element, show, showDefault() {}};
};

export const numberControl = (knob, {id, change}) => {
  const element = make('div', 'kp-number');
  let standard = knob.default;
  const box = numberBox(knob, {id}, (value) => { slide(value); change(value); }, () => standard);
  element.append(box);
  const slider = knob.slider_minimum === null ? null : make('input', 'kp-slider', null, {
    type: 'range', min: knob.slider_minimum, max: knob.slider_maximum, step: knob.step || 'any',
    'aria-label': t('{name}, slider', {name: knob.name}),
  });
  if (slider) {
    slider.addEventListener('input', () => {
      box.value = String(Number(slider.value));
      slider.classList.remove('kp-off');
      change(Number(slider.value));
    });
    element.append(slider);
  }
  function slide(value) {
    if (!slider) return;
    slider.classList.toggle('kp-off', typeof value !== 'number');
    slider.value = typeof value === 'number' ? value : standard ?? knob.slider_minimum;
  }
  return {
    element,
    label: id,
    show(value) {
      box.value = value === undefined ? '' : String(value);
      slide(value);
    },
    showDefault(value) {
      standard = typeof value === 'number' ? value : null;
      box.placeholder = standard === null ? '–' : String(standard);
      if (!box.value) slide(undefined);
    },
  };
};
export const choiceControl = (knob, {id, change}) => {
  const element = make('select', 'kp-select', null, {id});
  const unset = make('option', null, t('not set'), {value: ''});
  element.append(unset, ...knob.choices.map((choice, number) => make('option', null, written(choice), {value: number})));
  let foreign = null; // what is set and is no choice, as it may come with a link
  element.addEventListener('change', () => change(element.value === '' ? undefined : knob.choices[element.value]));
  return {
    element,
    label: id,
    show(value) {
      if (foreign) foreign.remove();
      const number = knob.choices.findIndex((choice) => equal(choice, value));
      if (value !== undefined && number < 0) {
        foreign = make('option', null, written(value), {value: 'foreign', disabled: ''});
        element.append(foreign);
      }
      element.value = value === undefined ? '' : number < 0 ? 'foreign' : String(number);
    },
    showDefault(value) {
      unset.textContent = value === null ? t('not set') : t('not set (default {value})', {value: written(value)});
    },
  };
};

export const textControl = (knob, {id, change}) => {
  const element = make('textarea', 'kp-text', null, {id, rows: 1, spellcheck: 'false'});
  element.addEventListener('input', () => change(element.value || undefined));
  return {
    element,
    label: id,
    show(value) { element.value = value === undefined ? '' : written(value, Infinity); },
    showDefault() {},
  };
};
