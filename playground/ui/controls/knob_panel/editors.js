// Editors for values that are more than a number: a JSON box that every one of them has beside it, lists of texts,
// pairs, objects with fields, layers, and the form that an output is held to. They are controls as in controls.js;
// `show` returns false where the editor cannot show a value, which the JSON box then does.

import {fillText, make} from '../../../../visualizers/panes/core/text.ts';
import {t} from '../../../../visualizers/panes/core/texts.ts';
import {equal, numberBox, parseNumber, segments, written} from './controls.js';

// An editor with a JSON box of the same value behind a button. Text that is not JSON stays in the box and is handed on
// as it is.
function withJson(knob, context, inner) {
  const element = make('div', 'kp-editor');
  const box = make('textarea', 'kp-text kp-json', null, {
    rows: 3, spellcheck: 'false', 'aria-label': t('{name} as JSON', {name: knob.name}), placeholder: t(knob.shape),
  });
  const toggle = make('button', 'kp-link', 'JSON', {type: 'button', 'aria-pressed': 'false'});
  const problem = make('span', 'kp-faint', '');
  let value;
  let inJson = false;
  const view = (json) => {
    inJson = json;
    box.hidden = !json;
    inner.element.hidden = json;
    toggle.setAttribute('aria-pressed', String(json));
    toggle.textContent = json ? t('Editor') : 'JSON';
    toggle.setAttribute('aria-label', json
      ? t('Back to the editor of {name}', {name: knob.name}) : t('Edit {name} as JSON', {name: knob.name}));
    problem.textContent = '';
  };
  const asText = (v) => (v === undefined ? '' : typeof v === 'string' ? v : JSON.stringify(v));
  box.addEventListener('input', () => {
    value = undefined;
    if (box.value.trim()) {
      try { value = JSON.parse(box.value); } catch { value = box.value; }
    }
    context.change(value);
  });
  toggle.addEventListener('click', () => {
    if (!inJson) {
      box.value = asText(value);
      view(true);
    } else if (inner.show(value) === false) {
      problem.textContent = t('The editor cannot show this value.');
    } else {
      view(false);
    }
    (inJson ? box : toggle).focus();
  });
  element.append(inner.element, box, problem);
  view(false);
  return {
    ...inner,
    element,
    beside: toggle,
    note(v) { value = v; }, // what the inner editor made
    show(v) {
      value = v;
      const shown = inner.show(v);
      if (!inJson && shown === false) view(true);
      if (inJson) box.value = asText(v);
    },
  };
}

// Makes an editor that has a JSON box from one that has none.
export function editor(build) {
  return (knob, context) => {
    let outer = null;
    const change = (value) => {
      outer.note(value);
      context.change(value);
    };
    outer = withJson(knob, context, build(knob, {...context, change}));
    return outer;
  };
}

export const jsonControl = editor(() => ({
  element: make('div'),
  show: (value) => value === undefined,
  showDefault() {},
}));

// ---------------------------------------------------------------------------------------------------- lists of texts

const ESCAPES = {n: '\n', t: '\t', r: '\r', '\\': '\\'};
export const fromEscapes = (text) => text.replace(/\\(u[0-9a-fA-F]{4}|[ntr\\])/g, (_, code) => (
  code.length > 1 ? String.fromCharCode(parseInt(code.slice(1), 16)) : ESCAPES[code]));
const toEscapes = (text) => text.replace(/[\\\n\t\r]/g, (c) => ({'\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r'}[c]));

// A list of texts, one box each, with an empty one at the end to go on. `words` are the labels of a box, of an empty one
// and of the button that removes one.
function textList(words, change) {
  const element = make('div', 'kp-list');
  const values = () => [...element.querySelectorAll('input')].map((input) => fromEscapes(input.value)).filter(Boolean);
  const tell = () => { const texts = values(); change(texts.length ? texts : undefined); };
  function addLine(text) {
    const line = make('div', 'kp-line');
    const box = make('input', 'kp-wide', null, {
      type: 'text', 'aria-label': words.one, autocomplete: 'off', spellcheck: 'false', placeholder: words.another,
    });
    box.value = toEscapes(text);
    const shown = make('span', 'kp-shown', '', {title: t('As it is read: · is a space, ↵ a line break')});
    const remove = make('button', 'kp-icon', '×', {type: 'button', 'aria-label': words.remove});
    const refresh = () => {
      const understood = fromEscapes(box.value);
      shown.replaceChildren();
      if (understood !== understood.trim() || understood !== box.value) fillText(shown, understood);
      remove.hidden = !box.value;
      if (box.value && line === element.lastElementChild) addLine('');
    };
    box.addEventListener('input', () => { refresh(); tell(); });
    box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (line.nextElementSibling) line.nextElementSibling.querySelector('input').focus();
    });
    remove.addEventListener('click', () => {
      const next = line.nextElementSibling;
      line.remove();
      tell();
      if (next) next.querySelector('input').focus();
    });
    line.append(box, shown, remove);
    element.append(line);
    refresh();
  }
  return {
    element,
    show(texts) {
      element.replaceChildren();
      for (const text of texts) addLine(text);
      addLine('');
    },
  };
}

const areTexts = (value) => Array.isArray(value) && value.every((text) => typeof text === 'string');

export const stringsControl = (knob, {change}) => {
  const list = textList({one: t('text'), another: t('another text'), remove: t('Remove this text')}, change);
  const element = make('div', 'kp-editor');
  element.append(list.element, make('p', 'kp-faint', t('Write \\n for a line break and \\t for a tab.')));
  return {
    element,
    show(value) { list.show(value === undefined ? [] : areTexts(value) ? value : [written(value, Infinity)]); },
    showDefault() {},
  };
};

// ---------------------------------------------------------------------------------------------------- pairs, fields

export const decayControl = editor((knob, {id, change}) => {
  const element = make('div', 'kp-fields');
  /** @type {[name: string, label: string, row: {kind: string, minimum: number, step: number}, example: string][]} */
  const labels = [
    ['start', t('from new token'), {kind: 'int', minimum: 0, step: 1}, '30'],
    ['factor', t('factor'), {kind: 'float', minimum: 0, step: 0.01}, '1.05'],
  ];
  const tell = () => {
    const pair = boxes.map((box) => parseNumber(box.value));
    change(pair.every((part) => part === undefined) ? undefined : pair.map((part) => part ?? null));
  };
  const boxes = labels.map(([name, label, row, example]) => {
    const box = numberBox(row, {id: `${id}-${name}`, placeholder: example}, tell, () => Number(example));
    element.append(make('label', null, label, {for: box.id}), box);
    return box;
  });
  return {
    element,
    show(value) {
      if (value !== undefined && !(Array.isArray(value) && value.length === 2)) return false;
      boxes.forEach((box, i) => { box.value = value === undefined ? '' : value[i] ?? ''; });
      return true;
    },
    showDefault() {},
  };
});

// One field of an object: {element, read(), show(value)}.
function fieldControl(field, id, change) {
  if (field.kind === 'bool' || field.kind === 'choice') {
    const choices = field.kind === 'bool' ? [true, false] : field.choices;
    const element = make('select', 'kp-select', null, {id});
    element.append(make('option', null, t('not set ({value})', {value: written(field.default)}), {value: ''}));
    element.append(...choices.map((choice, number) => make('option', null, written(choice), {value: number})));
    element.addEventListener('change', change);
    return {
      element,
      read: () => (element.value === '' ? undefined : choices[element.value]),
      show(value) {
        const number = choices.findIndex((choice) => equal(choice, value));
        element.value = value === undefined || number < 0 ? '' : String(number);
        return value === undefined || number >= 0;
      },
    };
  }
  if (field.kind === 'flags') { // an object: what is ticked is true, and nothing is said of the rest
    const element = make('div', 'kp-flags', null, {id, role: 'group', 'aria-label': field.name});
    const boxes = field.choices.map((name) => {
      const box = make('input', null, null, {type: 'checkbox', value: name});
      const label = make('label', null, '');
      box.addEventListener('change', change);
      label.append(box, ' ' + name);
      element.append(label);
      return box;
    });
    const ticked = () => boxes.filter((box) => box.checked).map((box) => [box.value, true]);
    return {
      element,
      read: () => (ticked().length ? Object.fromEntries(ticked()) : undefined),
      show(value) {
        for (const box of boxes) box.checked = value?.[box.value] === true;
        return value === undefined || equal(value, Object.fromEntries(ticked()));
      },
    };
  }
  if (field.kind === 'ints') {
    const element = make('textarea', 'kp-text', null, {id, rows: 2, spellcheck: 'false', placeholder: '1, 2, 3'});
    element.addEventListener('input', change);
    return {
      element,
      read() {
        const parts = element.value.split(/[\s,]+/).filter(Boolean).map(parseNumber);
        return parts.length ? parts : undefined;
      },
      show(value) {
        element.value = Array.isArray(value) ? value.join(', ') : value ?? '';
        return value === undefined || Array.isArray(value);
      },
    };
  }
  const element = numberBox(field, {id, placeholder: field.default === null ? '–' : String(field.default)}, change,
    () => field.default);
  return {
    element,
    read: () => parseNumber(element.value),
    show(value) {
      element.value = value ?? '';
      return value === undefined || typeof value === 'number' || typeof value === 'string';
    },
  };
}

// Whole numbers for a key that nobody else has.
const drawKeys = (count) => [...crypto.getRandomValues(new Uint16Array(count))].map((number) => number % 1000);

export const fieldsControl = editor((knob, {id, nameId, change}) => {
  const element = make('div', 'kp-editor');
  const area = make('div', 'kp-fields');
  let form = null;
  let controls = [];
  const options = [
    [undefined, t('not set')], ...knob.forms.map((f) => [f.name, knob.forms.length > 1 ? t(f.name) : t('set')]),
  ];
  const kinds = segments(`${id}-form`, nameId, options, (name) => { build(name); start(); tell(); });
  const explained = make('p', 'kp-faint', '');
  element.append(kinds.element, explained, area);

  function build(name) {
    form = knob.forms.find((f) => f.name === name) || null;
    kinds.show(form ? form.name : undefined);
    explained.textContent = form ? t(form.meaning) : '';
    controls = [];
    area.replaceChildren();
    for (const field of form ? form.fields : []) {
      const control = fieldControl(field, `${id}-${field.name}`, tell);
      const label = make('label', null, field.name + (field.required ? ' *' : ''), {for: `${id}-${field.name}`});
      label.title = t(field.meaning);
      area.append(label, control.element, make('p', 'kp-faint', t(field.meaning)));
      controls.push([field, control]);
      if (field.kind === 'ints' && field.required) addDraw(control);
    }
  }
  function addDraw(control) {
    const draw = make('button', 'kp-link', t('Draw new keys'), {type: 'button'});
    draw.addEventListener('click', () => { control.show(drawKeys(30)); tell(); });
    area.append(draw);
  }
  function start() { // what must be there is there from the beginning
    for (const [field, control] of controls) {
      if (field.required) control.show(field.kind === 'ints' ? drawKeys(30) : field.default ?? 5);
    }
  }
  function tell() {
    if (!form) return change(undefined);
    const parts = controls.map(([field, control]) => [field.name, control.read()]);
    return change(Object.fromEntries(parts.filter(([, value]) => value !== undefined)));
  }
  const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
  return {
    element,
    show(value) {
      if (value === undefined) return build(undefined);
      if (!isObject(value)) return false;
      const names = Object.keys(value);
      const common = (f) => f.fields.filter((field) => names.includes(field.name)).length;
      const named = knob.forms.find((f) => f.fields.some((field) => // as Knob.form, spec.py, chooses
        field.required && field.kind === 'choice' && field.choices.includes(value[field.name])));
      const best = named || knob.forms.reduce((a, b) => (common(b) > common(a) ? b : a));
      if (common(best) < names.length) return false; // a field that no form has
      build(best.name);
      return controls.every(([field, control]) => control.show(value[field.name]));
    },
    showDefault() {},
  };
});

// ---------------------------------------------------------------------------------------------------- layers

export const layersControl = editor((knob, {id, nameId, change}) => {
  const element = make('div', 'kp-editor');
  const box = make('input', 'kp-wide', null, {
    id: `${id}-list`, type: 'text', placeholder: '0, 2, 4', 'aria-label': t('{name}: layer numbers', {name: knob.name}),
    autocomplete: 'off',
  });
  const hint = make('p', 'kp-faint', '');
  const kinds = segments(id, nameId, [[undefined, t('not set')], ['low', 'low'], ['high', 'high'], ['list', t('layers')]],
    (kind) => {
      box.hidden = kind !== 'list';
      if (kind === 'list') box.focus();
      change(kind === 'list' ? read() : kind);
    });
  const read = () => {
    const parts = box.value.split(/[\s,]+/).filter(Boolean).map(parseNumber);
    return parts.length ? parts : undefined;
  };
  box.addEventListener('input', () => change(read()));
  box.hidden = true;
  element.append(kinds.element, box, hint);
  return {
    element,
    show(value) {
      const list = Array.isArray(value);
      if (!list && !kinds.show(value)) return false;
      if (list) {
        kinds.show('list');
        box.value = value.join(', ');
      }
      box.hidden = !list;
      return true;
    },
    showDefault() {},
    judged({layers}) {
      hint.textContent = layers ? t('This model has {count} layers; 0 is the input of the first.', {count: layers}) : '';
    },
  };
});

// ---------------------------------------------------------------------------------------------------- forms of output

const EXAMPLE_SCHEMA = {
  type: 'object',
  properties: {name: {type: 'string'}, age: {type: 'integer'}},
  required: ['name', 'age'],
  additionalProperties: false,
};

export const structureControl = (knob, {id, nameId, change}) => {
  const element = make('div', 'kp-editor');
  const kinds = segments(id, nameId, [[undefined, t('not set')], ['choices', t('choices')], ['regex', 'regex'],
    ['json_schema', t('JSON schema')]], (kind) => { view(kind); tell(); });
  const list = textList({one: t('choice'), another: t('another choice'), remove: t('Remove this choice')}, () => tell());
  const regex = make('input', 'kp-wide kp-code', null, {
    type: 'text', placeholder: '[A-Z][a-z]+ is [0-9]+ years old\\.', spellcheck: 'false', autocomplete: 'off',
    'aria-label': t('Regular expression that the whole text must match'),
  });
  const schema = make('textarea', 'kp-text kp-code', null, {
    rows: 6, placeholder: JSON.stringify(EXAMPLE_SCHEMA, null, 2), spellcheck: 'false', 'aria-label': t('JSON schema'),
  });
  const example = make('button', 'kp-link', t('Use an example'), {type: 'button'});
  const parts = {choices: [list.element], regex: [regex], json_schema: [schema, example]};
  let kind;
  function view(next) {
    kind = next;
    kinds.show(kind);
    for (const [name, nodes] of Object.entries(parts)) for (const node of nodes) node.hidden = name !== kind;
  }
  function content() {
    if (kind === 'regex') return regex.value || undefined;
    if (kind === 'choices') {
      const texts = [...list.element.querySelectorAll('input')].map((input) => fromEscapes(input.value)).filter(Boolean);
      return texts.length ? texts : undefined;
    }
    if (!schema.value.trim()) return undefined;
    try { return JSON.parse(schema.value); } catch { return schema.value; }
  }
  function tell() {
    const value = kind && content();
    change(value === undefined ? undefined : {[kind]: value});
  }
  regex.addEventListener('input', tell);
  schema.addEventListener('input', tell);
  example.addEventListener('click', () => { schema.value = JSON.stringify(EXAMPLE_SCHEMA, null, 2); tell(); });
  element.append(kinds.element, ...Object.values(parts).flat());
  list.show([]);
  view(undefined);
  return {
    element,
    show(value) {
      const [name, held] = Object.entries(value || {})[0] || [];
      view(name in parts ? name : undefined);
      if (name === 'choices') list.show(areTexts(held) ? held : []);
      if (name === 'regex') regex.value = written(held, Infinity);
      if (name === 'json_schema') schema.value = typeof held === 'string' ? held : JSON.stringify(held, null, 2);
    },
    showDefault() {},
  };
};
