// The keys of the page, listed: "?" opens it, wherever nothing is typed, and an entry of the menu.

import {render} from 'preact';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {around} from './component.ts';

interface Shortcut {
  keys: string[];
  does: string;
}

const shortcuts = (): Shortcut[] => [
  {keys: [t('Ctrl+Enter')], does: t('Generate, from anywhere on the page')},
  {
    keys: ['←', '→', '↑', '↓'],
    does: t('Move along the text, once a token of it is selected; in a table, between its cells'),
  },
  {keys: ['Home', 'End'], does: t('Go to the first token, or to the last')},
  {keys: ['Esc'], does: t('Close what is open; in the text, follow the newest token')},
  {keys: ['G'], does: t('On a word with a dotted underline: open the glossary there')},
  {keys: ['F8'], does: t('Present: one large picture for a class; its keys are on its buttons')},
  {keys: ['?'], does: t('Show these keys')},
];

let dialog: HTMLDialogElement | null = null;

export function showKeys(): void {
  dialog ??= makeDialog();
  if (!dialog.open) dialog.showModal();
}

// It closes with Escape, as every dialog, with its button, and at a press beside it.
function makeDialog(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'gp-keys-dialog';
  made.setAttribute('aria-labelledby', 'gp-keys-title');
  made.addEventListener('click', ({target}) => {
    if (target === made) made.close();
  });
  render(<KeyList close={() => made.close()} />, made);
  document.body.append(made);
  return made;
}

function KeyList({close}: {close: () => void}) {
  return (
    <div class="gp-keys-body">
      <div class="gp-keys-head">
        <h2 id="gp-keys-title">{t('Keys')}</h2>
        <button type="button" class="gp-drawer-close" aria-label={t('Close')} onClick={close}>
          ✕
        </button>
      </div>
      <dl>
        {shortcuts().map(({keys, does}) => (
          <div key={keys[0]}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const TYPED_IN = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

export function listenForKeyList(): void {
  document.addEventListener('click', (event) => {
    if (around(event, '.gp-keys-button')) showKeys();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || around(event, TYPED_IN)) return;
    if (document.querySelector('dialog[open], body[data-scene]:not([data-scene="own"])')) return;
    event.preventDefault();
    showKeys();
  });
}
