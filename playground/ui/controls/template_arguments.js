// What a chat's template reads beside the messages: a switch or a box for each argument, and boxes for tools and
// documents. What it reads is told by the server; texts are values and text nodes, never markup.

import {t} from '../../../visualizers/panes/core/texts.ts';

const EXAMPLES = {
  tools: '[{"type": "function", "function": {"name": "add"}}]',
  documents: '[{"title": "Cats", "text": "Cats sit on mats."}]',
};

// `state()` is the chat's state, `commit()` writes it. Returns {draw, tell}: tell(defaults) says what leaving an argument
// out amounts to, where that is known.
export function templateArguments(root, state, commit) {
  const part = (selector) => root.querySelector(selector);
  const [open, panel, fields] = ['.gp-arguments-open', '.gp-arguments', '.gp-argument-list'].map(part);
  const boxes = {tools: part('.gp-tools textarea'), documents: part('.gp-documents textarea')};
  let defaults = {};
  let drawn = ''; // which arguments have a control
  let shows = false; // whether the person has opened the panel

  function makeField([name, kind]) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    const title = document.createElement('code');
    title.textContent = name;
    input.type = kind === 'bool' ? 'checkbox' : 'text';
    label.dataset.kind = kind;
    label.append(...(kind === 'bool' ? [input, title] : [title, input]));
    if (kind !== 'bool') input.placeholder = t('as the template has it');
    input.addEventListener(kind === 'bool' ? 'change' : 'input', () => {
      const value = kind === 'bool' ? input.checked : input.value;
      const next = {...state().arguments, [name]: value};
      if (value === '' || value === defaults[name]) delete next[name]; // the template's own: nothing is set
      state().arguments = next;
      draw();
      commit();
    });
    return label;
  }

  function drawField(label, [name, kind]) {
    const input = label.querySelector('input');
    const set = state().arguments[name];
    if (kind === 'bool') {
      const value = set ?? defaults[name];
      input.checked = value === true || value === 'true';
      input.indeterminate = value === undefined;
      label.title = set !== undefined ? t('Set here.') : value === undefined ? t('Not set: the template decides.')
        : t('Not set: this is what the template takes.');
    } else if (input.value !== String(set ?? '')) {
      input.value = String(set ?? '');
    }
  }

  function draw() {
    const {reads, arguments: set, kind, on} = state();
    const names = reads?.arguments || [];
    const any = names.length || reads?.tools || reads?.documents;
    const count = names.filter(([name]) => name in set).length + ['tools', 'documents'].filter((name) => reads?.[name] && state()[name].trim()).length;
    open.hidden = !any;
    open.textContent = count ? t('Template arguments ({count})', {count}) : t('Template arguments');
    open.setAttribute('aria-expanded', String(shows));
    panel.hidden = !any || !shows || kind !== 'chat' || !on;
    const key = JSON.stringify(names);
    if (key !== drawn) {
      drawn = key;
      fields.replaceChildren(...names.map(makeField));
    }
    names.forEach((each, i) => drawField(fields.children[i], each));
    for (const [name, box] of Object.entries(boxes)) {
      box.closest('label').hidden = !reads?.[name];
      if (box.value !== state()[name]) box.value = state()[name];
    }
  }

  open.addEventListener('click', () => {
    shows = !shows;
    draw();
    if (shows) panel.querySelector('label:not([hidden]) :is(input, textarea)')?.focus();
  });
  for (const [name, box] of Object.entries(boxes)) {
    box.placeholder = EXAMPLES[name];
    box.addEventListener('input', () => {
      state()[name] = box.value;
      draw();
      commit();
    });
  }

  return {
    draw,
    tell(told) {
      defaults = told || {};
      draw();
    },
  };
}
