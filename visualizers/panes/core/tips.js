// What a number means: elements with `data-tip` show it in a small box beside them, under the pointer or with the
// keyboard's focus. One box for each pane, made when it is first needed: a pane may get such elements as it is drawn. A part
// that lies over the pane (`data-holds-tips`) has it inside, where it is not under that part. Of a term of meanings.js the box
// has the formula, the unit, a sentence of this run and a way to the glossary, for which the pointer can go into the box.

import {documentLinks} from './document_links.js';
import {followTermLink, formulaLines, openGlossary} from './glossary.js';
import {termOf} from './meanings.js';
import {make, together} from './text.js';
import {t} from './texts.js';

const TIPS = new WeakMap(); // element -> what makes its words
/** @typedef {{id: string, run: () => string, meaning?: string, formula?: string, unit?: string}} Told */
/** @typedef {'run' | 'runs' | 'text' | 'model'} Whose what a pane's numbers are of */
/** @type {WeakMap<Element, Told>} */
const TERMS = new WeakMap(); // element -> the term that it shows

// Gives an element a tip whose words are made when it is shown: for the many that nobody looks at.
/** @type {(node: HTMLElement, words: () => string) => void} */
export function tipLater(node, words) {
  TIPS.set(node, words);
  if (node.dataset.tip === undefined) node.dataset.tip = '';
}

// Explains an element as a term: `run` makes the sentence with the actual numbers, "" where there is none; the words of `own`
// stand for the term's where this number needs others. Without a formula or a unit of its own it has the term's; "" is none.
/** @type {(node: HTMLElement, id: string, run: () => string, own?: {meaning?: string, formula?: string, unit?: string}) => void} */
export function tipOfTerm(node, id, run, own = {}) {
  TERMS.set(node, {id, run, ...own});
  const tip = own.meaning || '';
  if (node.dataset.tip !== tip) node.dataset.tip = tip;
  if (node.dataset.term !== id) node.dataset.term = id;
  if (node.tabIndex !== 0) node.tabIndex = 0;
}

// The sentences with the actual numbers of terms that a template names: by the word in their `data-run`.
/** @type {(root: Element, runs: Record<string, () => string>) => void} */
export function runsOfTerms(root, runs) {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-run]'))) {
    const {run} = node.dataset;
    if (Object.hasOwn(runs, run)) TERMS.set(node, {...ofTemplate(node), run: runs[run]});
  }
}

// A term as a template names it: in `data-term`, with its own words in `data-tip`, and in `data-formula` and `data-unit` where those of
// the term do not fit.
/** @type {(node: HTMLElement) => Told} */
function ofTemplate({dataset: {term, tip, formula, unit}}) {
  return {id: term, run: () => '', meaning: tip, ...(formula !== undefined && {formula}), ...(unit !== undefined && {unit})};
}

// The term of an element, where it has one.
/** @type {(node: HTMLElement | null) => Told | null} */
const told = (node) => (node && TERMS.get(node)) || (node?.dataset.term ? ofTemplate(node) : null);

/** @type {Record<Whose, (words: string) => string>} */
const HERE = {
  run: (words) => t('In this run: {words}', {words}),
  runs: (words) => t('In these runs: {words}', {words}),
  text: (words) => t('In this text: {words}', {words}),
  model: (words) => t('In this model: {words}', {words}),
};

// Without a break behind a minus.
const unbroken = (words) => words.replaceAll('−(', '−\u2060(');

// What the box holds for a term.
/** @type {(told: Told, root: HTMLElement, whose: Whose) => HTMLElement[]} */
function termParts({id, run, meaning, ...own}, root, whose) {
  const term = {...termOf(id), ...own};
  const here = run();
  const link = make('button', 'gp-link', t('Glossary (key G)'), {type: 'button', tabindex: '-1'});
  link.addEventListener('click', () => openGlossary(root, id));
  const inRun = make('p', 'gp-in-run');
  inRun.append(together(HERE[whose](unbroken(here))));
  return [make('p', '', meaning || term.meaning), ...formulaLines(term), ...(here ? [inRun] : []), link, ...documentLinks(id).map((docs) => (docs.tabIndex = -1, docs))];
}

// What the box holds for any element that has a tip.
/** @type {(target: HTMLElement, root: HTMLElement, whose: Whose) => (Node | string)[]} */
function partsOf(target, root, whose) {
  const term = told(target);
  if (term) return termParts(term, root, whose);
  return [together(TIPS.has(target) ? TIPS.get(target)() : target.dataset.tip)];
}

// `root` is a pane. Returns what the pane calls once it has drawn again: a box that is shown says what holds now, and leaves with
// its element.
/** @type {(root: HTMLElement, whose?: Whose) => () => void} */
export function explain(root, whose = 'run') {
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
    box.classList.toggle('gp-term', Boolean(told(target)));
    box.replaceChildren(...partsOf(target, root, whose));
    target.setAttribute('aria-describedby', box.id);
    place(target);
  }

  function place(target) {
    const holder = target.closest('[data-holds-tips]') || root;
    if (box.parentNode !== holder) holder.append(box);
    const [outer, inner] = [holder.getBoundingClientRect(), target.getBoundingClientRect()];
    const left = Math.min(inner.left - outer.left, outer.width - box.offsetWidth - 8);
    box.style.left = `${Math.max(8, left) + holder.scrollLeft}px`;
    const [top, bottom] = holder === root ? [0, innerHeight] : [Math.max(0, outer.top), Math.min(innerHeight, outer.bottom)];
    const isAbove = inner.bottom + 5 + box.offsetHeight > bottom && inner.top - 5 - box.offsetHeight >= top;
    box.classList.toggle('gp-above', isAbove);
    box.style.top = `${(isAbove ? inner.top - 5 - box.offsetHeight : inner.bottom + 5) - outer.top + holder.scrollTop}px`;
  }

  const hide = () => show({target: root});
  function refresh() {
    if (!owner) return;
    if (!root.contains(owner) || !owner.getClientRects().length) {
      hide();
      return;
    }
    const parts = partsOf(owner, root, whose);
    const words = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
    if (words === box.textContent) return;
    box.replaceChildren(...parts);
    place(owner);
  }

  const termOfOwner = () => told(owner);
  root.addEventListener('pointerover', show);
  root.addEventListener('pointerleave', ({pointerType}) => !(pointerType === 'touch' && termOfOwner()) && hide()); // a lifted finger leaves, too
  root.addEventListener('focusin', show);
  root.addEventListener('focusout', ({relatedTarget}) => !(box && box.contains(relatedTarget)) && hide());
  root.addEventListener('click', (event) => followTermLink(event, root));
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
    if (event.key.toLowerCase() !== 'g' || event.ctrlKey || event.metaKey || event.altKey || event.target !== owner) return;
    const term = termOfOwner();
    if (!term) return;
    event.preventDefault();
    openGlossary(root, term.id);
  });
  return refresh;
}
