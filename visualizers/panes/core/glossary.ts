// The glossary: a dialog with every term of meanings.js. It is part of the panes' bundle, so a saved page has it, too, and
// nothing is fetched. The address of the page names the term at which it is open (#glossary=entropy): a link with that opens it.

import {documentLinks} from './document_links.ts';
import {TERMS, type Term, termOf} from './meanings.ts';
import {make} from './text.ts';
import {t} from './texts.ts';

const ADDRESS = '#glossary';

let dialog: HTMLDialogElement | null = null;

// The address of a term on this page.
export const addressOf = (id: string): string => `${ADDRESS}=${id}`;

// What the page's address asks for: null for no glossary, "" for all of it, else a term.
export function askedTerm(): string | null {
  const [name, id = ''] = location.hash.split('=');
  if (name !== ADDRESS) return null;
  return TERMS.includes(id) ? id : '';
}

// Another address, without a step back in the browser's history. A page in a frame of its own may not have one.
function sayAddress(hash: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  } catch {
    // the glossary is open all the same
  }
}

// The formula and the unit of a term, each as a line where there is one.
export const formulaLines = ({formula, unit}: Term): HTMLElement[] => [
  ...(formula ? [make('p', 'gp-formula', formula.replaceAll('−(', '−\u2060('))] : []),
  ...(unit ? [make('p', 'gp-term-unit', t('Unit: {unit}', {unit}))] : []),
];

function newDialog(): HTMLDialogElement {
  const box = make('dialog', 'gp-glossary', null, {'aria-label': t('Glossary')});
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
export function openGlossary(root: Element, id?: string): void {
  dialog ??= newDialog();
  if (dialog.parentNode !== root) {
    if (dialog.open) dialog.close();
    root.append(dialog);
  }
  if (!dialog.open) dialog.showModal();
  for (const row of dialog.querySelectorAll('.gp-term-entry'))
    row.classList.toggle('gp-current', row.id === `gp-term-${id}`);
  const row = id ? dialog.querySelector<HTMLElement>(`#gp-term-${id}`) : null;
  if (row) {
    row.scrollIntoView({block: 'start'});
    row.focus({preventScroll: true});
  }
  sayAddress(id ? addressOf(id) : ADDRESS);
}

// A link to a term opens the glossary in the pane where it stands; with a key held down, the browser does what it does.
export function followTermLink(event: MouseEvent, root: Element): void {
  const link = (event.target as Element).closest('.gp-term-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openGlossary(root, link.getAttribute('href')?.split('=')[1]);
}
