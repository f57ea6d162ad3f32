// The keys that work all over the page. Ctrl+Enter (Cmd+Enter) is the Generate button, wherever a person is: Gradio itself
// knows Shift+Enter in the prompt only. Gradio's dropdowns open at any key, after they were left as well: they hear nothing of Tab.

import {t} from '../../../visualizers/panes/core/texts.ts';
import {around} from './component.ts';

// What the button is not there for.
const COVERING = 'dialog[open], body[data-scene]:not([data-scene="own"])';

// What the Generate button says of its keys (see page.css), as the keyboards of the page's language name them.
export function nameKeys(): void {
  document.documentElement.style.setProperty('--gp-keys', JSON.stringify(t('Ctrl+Enter')));
}

export function listenForKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !document.querySelector(COVERING)) {
      event.preventDefault();
      document.getElementById('generate')?.click();
    }
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && around(event, 'input[role=combobox]') === event.target) event.stopPropagation();
    },
    true,
  );
}
