// The messages under a button: errors, notes, what is waited for. The value is what `messages` of messages.py makes.

import {t} from '../../../visualizers/panes/core/texts.ts';
import {atRest} from './at_rest.js';
import {withPanes} from './panes.js';
import {Turns} from './run_version.js';

const SIGNS = {error: '✕', warning: '▲', info: 'ℹ', busy: '◌'};
const REST = 250; // milliseconds without a change after which it is asked whether a refused request can run now

export function mountMessages({element, props, trigger, watch}) {
  const turns = new Turns();
  let refused = false; // whether a request was, which may be mended

  // What live_log.js says of the connection, above what the server has said.
  function tellOfConnection(/** @type {CustomEvent} */ {detail}) {
    element.querySelector('.message.connection')?.remove();
    if (!detail) return;
    const row = messageRow({knob: '', ...detail});
    row.classList.add('connection');
    if (detail.again) {
      const button = append(row, 'button', t('Run again'), 'again');
      button.addEventListener('click', () => document.getElementById('generate').click());
    }
    element.querySelector('.messages')?.prepend(row);
  }

  function draw() {
    const list = element.querySelector('.messages');
    const text = turns.unstamp(props.value);
    if (!list || text === null) return;
    const entries = JSON.parse(text || '[]');
    refused = entries.some((entry) => entry.refused);
    list.replaceChildren(...entries.map(messageRow));
    if (refused) list.scrollIntoView({block: 'nearest'});
  }

  watch('value', draw);
  document.addEventListener('gp-view-left', () => { // what was said of that view; what is waited for still is
    for (const row of element.querySelectorAll('.message:not(.busy, .connection)')) row.remove();
    refused = false;
  });
  if (element.closest('#messages')) document.addEventListener('gp-connection', tellOfConnection);
  const rested = atRest(REST, () => refused && trigger('mended', {turn: turns.newest}));
  const changed = () => refused && element.isConnected && rested();
  document.addEventListener('playground-changed', changed); // see CHANGED_JS of messages.py
  for (const type of ['input', 'change', 'click']) {
    document.addEventListener(type, ({target}) => /** @type {Element} */ (target).closest?.('#views') && changed());
  }
}

// For the listener of `show_infos` in translations.py: updates of components, which get these texts as their infos.
export const infoUpdates = (texts) => JSON.parse(texts).map((text) => ({__type__: 'update', info: t(text)}));

function messageRow({severity, knob, message: said, fix, change, label}) {
  const message = t(said);
  const row = document.createElement('div');
  row.className = 'message ' + severity;
  const word = {error: t('Error'), warning: t('Note')}[severity] || '';
  append(row, 'span', `${SIGNS[severity] || ''} ${word}`.trim(), 'label');
  const body = document.createElement('span');
  body.className = 'body';
  const named = knob && message.startsWith(knob + ' '); // the name is said once
  if (knob) {
    append(body, 'code', knob);
    body.append(named ? '' : ': ');
  }
  body.append((named ? message.slice(knob.length) : message) + (fix ? ' ' : ''));
  if (fix) append(body, 'strong', t(fix));
  row.append(body);
  if (change) {
    const button = append(row, 'button', t(label), 'mend');
    button.addEventListener('click', () => withPanes((gp) => gp.log('main').ask({type: 'knobs', change})));
  }
  return row;
}

function append(parent, tag, text, className) {
  const node = document.createElement(tag);
  node.textContent = text;
  if (className) node.className = className;
  parent.append(node);
  return node;
}
