// The glossary: a dialog with every term of meanings.js. It is part of the panes' bundle, so a saved page has it, too, and
// nothing is fetched. The address of the page names the term at which it is open (#glossary=entropy): a link with that opens it.

import {documentLinks} from './document_links.js';
import {TERMS, termOf} from './meanings.js';
import {make} from './text.js';
import {t} from './texts.js';

const ADDRESS = '#glossary';

/** @type {HTMLDialogElement | null} */
let dialog = null;

// The address of a term on this page.
/** @type {(id: string) => string} */
export const addressOf = (id) => `${ADDRESS}=${id}`;

// What the page's address asks for: null for no glossary, "" for all of it, else a term.
/** @type {() => string | null} */
export function askedTerm() {
  const [name, id = ''] = location.hash.split('=');
  if (name !== ADDRESS) return null;
  return TERMS.includes(id) ? id : '';
}

// Another address, without a step back in the browser's history. A page in a frame of its own may not have one.
/** @type {(hash: string) => void} */
function sayAddress(hash) {
  try {
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  } catch {
    // the glossary is open all the same
  }
}

// The formula and the unit of a term, each as a line where there is one.
/** @type {(term: import('./meanings.js').Term) => HTMLElement[]} */
export const formulaLines = ({formula, unit}) => [
  ...(formula ? [make('p', 'gp-formula', formula.replaceAll('−(', '−\u2060('))] : []), ...(unit ? [make('p', 'gp-term-unit', t('Unit: {unit}', {unit}))] : []),
];

function newDialog() {
  const box = /** @type {HTMLDialogElement} */ (make('dialog', 'gp-glossary', null, {'aria-label': t('Glossary')}));
  const close = make('button', 'gp-button', t('Close'), {type: 'button'});
  close.addEventListener('click', () => box.close());
  const head = make('header', 'gp-head');
  head.append(make('h3', 'gp-title', t('Glossary')), ...documentLinks(), close);
  const list = make('div');
  for (const id of TERMS) {
    const term = termOf(id);
    const entry = make('section', 'gp-term-entry', null, {id: `gp-term-${id}`, tabindex: '-1'});
    const name = make('h4');
    name.append(make('a', 'gp-term-link', term.name, {href: addressOf(id), title: t('Link to this term')}));
    entry.append(name, make('p', '', term.meaning), ...formulaLines(term));
    list.append(entry);
  }
  box.append(head, list);
  box.addEventListener('click', ({target}) => target === box && box.close()); // beside it
  box.addEventListener('close', () => askedTerm() !== null && sayAddress(''));
  return box;
}

// Opens the glossary, at a term where one is named. It lies in the pane that asks for it: that has the styles.
/** @type {(root: Element, id?: string) => void} */
export function openGlossary(root, id) {
  dialog ??= newDialog();
  if (dialog.parentNode !== root) {
    if (dialog.open) dialog.close();
    root.append(dialog);
  }
  if (!dialog.open) dialog.showModal();
  for (const row of dialog.querySelectorAll('.gp-term-entry')) row.classList.toggle('gp-current', row.id === `gp-term-${id}`);
  const row = /** @type {HTMLElement | null} */ (id ? dialog.querySelector(`#gp-term-${id}`) : null);
  if (row) {
    row.scrollIntoView({block: 'start'});
    row.focus({preventScroll: true});
  }
  sayAddress(id ? addressOf(id) : ADDRESS);
}

// A link to a term opens the glossary in the pane where it stands; with a key held down, the browser does what it does.
/** @type {(event: MouseEvent, root: Element) => void} */
export function followTermLink(event, root) {
  const link = /** @type {Element} */ (event.target).closest('.gp-term-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openGlossary(root, link.getAttribute('href').split('=')[1]);
}
