// The glossary: a dialog with every term of meanings.js. It is part of the panes' bundle, so a saved page has it, too, and
// nothing is fetched.

import {TERMS, termOf} from './meanings.js';
import {make} from './text.js';
import {t} from './texts.js';

/** @type {HTMLDialogElement | null} */
let dialog = null;

// The formula and the unit of a term, each as a line where there is one.
/** @type {(term: import('./meanings.js').Term) => HTMLElement[]} */
export const formulaLines = ({formula, unit}) => [
  ...(formula ? [make('p', 'gp-formula', formula)] : []), ...(unit ? [make('p', 'gp-term-unit', t('Unit: {unit}', {unit}))] : []),
];

function newDialog() {
  const box = /** @type {HTMLDialogElement} */ (make('dialog', 'gp-glossary', null, {'aria-label': t('Glossary')}));
  const close = make('button', 'gp-button', t('Close'), {type: 'button'});
  close.addEventListener('click', () => box.close());
  const head = make('header', 'gp-head');
  head.append(make('h3', 'gp-title', t('Glossary')), close);
  const list = make('div');
  for (const id of TERMS) {
    const term = termOf(id);
    const entry = make('section', 'gp-term-entry', null, {id: `gp-term-${id}`, tabindex: '-1'});
    entry.append(make('h4', '', term.name), make('p', '', term.meaning), ...formulaLines(term));
    list.append(entry);
  }
  box.append(head, list);
  box.addEventListener('click', ({target}) => target === box && box.close()); // beside it
  return box;
}

// Opens the glossary, at a term where one is named. It lies in the pane that asks for it: that has the styles.
/** @type {(root: Element, id?: string) => void} */
export function openGlossary(root, id) {
  dialog ??= newDialog();
  if (dialog.parentNode !== root) {
    dialog.close();
    root.append(dialog);
  }
  if (!dialog.open) dialog.showModal();
  for (const row of dialog.querySelectorAll('.gp-term-entry')) row.classList.toggle('gp-current', row.id === `gp-term-${id}`);
  const row = /** @type {HTMLElement | null} */ (id ? dialog.querySelector(`#gp-term-${id}`) : null);
  if (row) {
    row.scrollIntoView({block: 'start'});
    row.focus({preventScroll: true});
  }
}
