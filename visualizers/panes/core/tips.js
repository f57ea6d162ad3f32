// What a number means: elements with `data-tip` show it in a small box beside them, under the pointer or with the
// keyboard's focus. One box for each pane, made when it is first needed: a pane may get such elements as it is drawn. A part
// that lies over the pane (`data-holds-tips`) has it inside, where it is not under that part. Of a term of meanings.js the box
// has the formula, the unit, a sentence of this run and a way to the glossary, for which the pointer can go into the box.

import {formulaLines, openGlossary} from './glossary.js';
import {termOf} from './meanings.js';
import {make} from './text.js';
import {t} from './texts.js';

const TIPS = new WeakMap(); // element -> what makes its words
/** @typedef {{id: string, run: () => string, meaning?: string}} Told */
/** @type {WeakMap<Element, Told>} */
const TERMS = new WeakMap(); // element -> the term that it shows

// Gives an element a tip whose words are made when it is shown: for the many that nobody looks at.
/** @type {(node: HTMLElement, words: () => string) => void} */
export function tipLater(node, words) {
  TIPS.set(node, words);
  if (node.dataset.tip === undefined) node.dataset.tip = '';
}

// Explains an element as a term: `run` makes the sentence with the actual numbers, "" where there is none; `meaning` stands
// for the term's own where this run needs other words.
/** @type {(node: HTMLElement, id: string, run: () => string, meaning?: string) => void} */
export function tipOfTerm(node, id, run, meaning) {
  TERMS.set(node, {id, run, meaning});
  node.dataset.tip = meaning || '';
  node.dataset.term = id;
}

// The term of an element, where it has one. A template names it in `data-term`, beside its own words in `data-tip`.
/** @type {(node: HTMLElement | null) => Told | null} */
function told(node) {
  if (!node) return null;
  return TERMS.get(node) || (node.dataset.term ? {id: node.dataset.term, run: () => '', meaning: node.dataset.tip} : null);
}

// What the box holds for a term.
/** @type {(told: Told, root: HTMLElement) => HTMLElement[]} */
function termParts({id, run, meaning}, root) {
  const term = termOf(id);
  const here = run();
  const link = make('button', 'gp-link', t('Glossary (key G)'), {type: 'button', tabindex: '-1'});
  link.addEventListener('click', () => openGlossary(root, id));
  return [make('p', '', meaning || term.meaning), ...formulaLines(term), ...(here ? [make('p', 'gp-in-run', t('In this run: {words}', {words: here}))] : []), link];
}

/** @param {HTMLElement} root a pane */
export function explain(root) {
  let box = null;
  let owner = null;

  function newBox() {
    box = make('div', 'gp-tip', '', {role: 'tooltip', id: 'gp-tip-' + Math.random().toString(36).slice(2, 8)});
    box.hidden = true;
  }

  function show(event) {
    if (box && box.contains(event.target)) return;
    const target = event.target.closest('[data-tip]');
    if (target === owner) return;
    if (owner) owner.removeAttribute('aria-describedby');
    owner = target;
    if (!box) newBox();
    box.hidden = !target;
    if (!target) return;
    const term = told(target);
    box.classList.toggle('gp-term', Boolean(term));
    if (term) box.replaceChildren(...termParts(term, root));
    else box.textContent = TIPS.has(target) ? TIPS.get(target)() : target.dataset.tip;
    target.setAttribute('aria-describedby', box.id);
    const holder = target.closest('[data-holds-tips]') || root;
    if (box.parentNode !== holder) holder.append(box);
    const [outer, inner] = [holder.getBoundingClientRect(), target.getBoundingClientRect()];
    const left = Math.min(inner.left - outer.left, outer.width - box.offsetWidth - 8);
    box.style.left = `${Math.max(8, left) + holder.scrollLeft}px`;
    box.style.top = `${inner.bottom - outer.top + holder.scrollTop + 5}px`;
  }

  const hide = () => show({target: root});
  const termOfOwner = () => told(owner);
  root.addEventListener('pointerover', show);
  root.addEventListener('pointerleave', ({pointerType}) => !(pointerType === 'touch' && termOfOwner()) && hide()); // a lifted finger leaves, too
  root.addEventListener('focusin', show);
  root.addEventListener('focusout', ({relatedTarget}) => !(box && box.contains(relatedTarget)) && hide());
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
    if (event.key.toLowerCase() !== 'g' || event.ctrlKey || event.metaKey || event.altKey || event.target !== owner) return;
    const term = termOfOwner();
    if (!term) return;
    event.preventDefault();
    openGlossary(root, term.id);
  });
}
