// What a number means: elements with `data-tip` show it in a small box beside them, under the pointer or with the
// keyboard's focus. One box for each pane, made when it is first needed: a pane may get such elements as it is drawn. A part
// that lies over the pane (`data-holds-tips`) has it inside, where it is not under that part. Of a term of meanings.js the box
// has the formula, the unit, a sentence of this run and a way to the glossary, for which the pointer can go into the box.

import {documentLinks} from './document_links.ts';
import {followTermLink, formulaLines, openGlossary} from './glossary.ts';
import {termOf} from './meanings.ts';
import {make, together} from './text.ts';
import {isTouched, t} from './texts.ts';

/** A term as an element shows it: its `run` makes the sentence with the actual numbers. */
interface ShownTerm {
  id: string;
  run: () => string;
  meaning?: string;
  formula?: string;
  unit?: string;
}

/** What a pane's numbers are of. */
export type Whose = 'run' | 'runs' | 'text' | 'model';

const TIPS = new WeakMap<Element, () => string>(); // element -> what makes its words
const TERMS = new WeakMap<Element, ShownTerm>(); // element -> the term that it shows

// Gives an element a tip whose words are made when it is shown: for the many that nobody looks at.
export function tipLater(node: HTMLElement, words: () => string): void {
  TIPS.set(node, words);
  if (node.dataset.tip === undefined) node.dataset.tip = '';
}

// Explains an element as a term: `run` makes the sentence with the actual numbers, "" where there is none; the words of `own`
// stand for the term's where this number needs others. Without a formula or a unit of its own it has the term's; "" is none.
export function tipOfTerm(
  node: HTMLElement,
  id: string,
  run: () => string,
  own: Partial<Pick<ShownTerm, 'meaning' | 'formula' | 'unit'>> = {},
): void {
  TERMS.set(node, {id, run, ...own});
  const tip = own.meaning || '';
  if (node.dataset.tip !== tip) node.dataset.tip = tip;
  if (node.dataset.term !== id) node.dataset.term = id;
  if (node.tabIndex !== 0) node.tabIndex = 0;
}

// A term as a template names it: in `data-term`, with its own words in `data-tip`, and in `data-formula` and `data-unit` where those of
// the term do not fit.
function ofTemplate({dataset: {term, tip, formula, unit}}: HTMLElement): ShownTerm {
  return {
    id: term ?? '',
    run: () => '',
    meaning: tip,
    ...(formula !== undefined && {formula}),
    ...(unit !== undefined && {unit}),
  };
}

// The term of an element, where it has one.
const termShownBy = (node: HTMLElement | null): ShownTerm | null =>
  (node && TERMS.get(node)) || (node?.dataset.term ? ofTemplate(node) : null);

const HERE: Record<Whose, (words: string) => string> = {
  run: (words) => t('In this run: {words}', {words}),
  runs: (words) => t('In these runs: {words}', {words}),
  text: (words) => t('In this text: {words}', {words}),
  model: (words) => t('In this model: {words}', {words}),
};

// Without a break behind a minus.
const unbroken = (words: string) => words.replaceAll('−(', '−\u2060(');

// What the box holds for a term.
function termParts({id, run, meaning, ...own}: ShownTerm, root: HTMLElement, whose: Whose): HTMLElement[] {
  const term = {...termOf(id), ...own};
  const here = run();
  const link = make('button', 'gp-link', isTouched() ? t('Glossary') : t('Glossary (key G)'), {
    type: 'button',
    tabindex: '-1',
  });
  link.addEventListener('click', () => openGlossary(root, id));
  const inRun = make('p', 'gp-in-run');
  inRun.append(together(HERE[whose](unbroken(here))));
  return [
    make('p', '', meaning || term.meaning),
    ...formulaLines(term),
    ...(here ? [inRun] : []),
    link,
    ...documentLinks(id).map((docs) => ((docs.tabIndex = -1), docs)),
  ];
}

// What the box holds for any element that has a tip.
function partsOf(target: HTMLElement, root: HTMLElement, whose: Whose): (Node | string)[] {
  const term = termShownBy(target);
  if (term) return termParts(term, root, whose);
  return [together(TIPS.get(target)?.() ?? target.dataset.tip ?? '')];
}

// `root` is a pane. Returns what the pane calls once it has drawn again: a box that is shown says what holds now, and leaves with
// its element.
export function explain(root: HTMLElement, whose: Whose = 'run'): () => void {
  let box: HTMLElement | null = null;
  let owner: HTMLElement | null = null;

  const newBox = () =>
    make('div', 'gp-tip', '', {role: 'tooltip', id: 'gp-tip-' + Math.random().toString(36).slice(2, 8)});

  function show({target: at}: {target: EventTarget | null}): void {
    if (!(at instanceof Element) || box?.contains(at)) return;
    const target = at.closest<HTMLElement>('[data-tip]');
    if (target === owner) return;
    if (owner) owner.removeAttribute('aria-describedby');
    owner = target;
    box ??= newBox();
    box.hidden = !target;
    if (!target) return;
    box.classList.toggle('gp-term', Boolean(termShownBy(target)));
    box.replaceChildren(...partsOf(target, root, whose));
    target.setAttribute('aria-describedby', box.id);
    place(box, target);
  }

  function place(box: HTMLElement, target: HTMLElement): void {
    const holder = target.closest<HTMLElement>('[data-holds-tips]') || root;
    if (box.parentNode !== holder) holder.append(box);
    const [outer, inner] = [holder.getBoundingClientRect(), target.getBoundingClientRect()];
    const left = Math.min(inner.left - outer.left, outer.width - box.offsetWidth - 8);
    box.style.left = `${Math.max(8, left) + holder.scrollLeft}px`;
    const [top, bottom] =
      holder === root ? [0, innerHeight] : [Math.max(0, outer.top), Math.min(innerHeight, outer.bottom)];
    const isAbove = inner.bottom + 5 + box.offsetHeight > bottom && inner.top - 5 - box.offsetHeight >= top;
    box.classList.toggle('gp-above', isAbove);
    box.style.top = `${(isAbove ? inner.top - 5 - box.offsetHeight : inner.bottom + 5) - outer.top + holder.scrollTop}px`;
  }

  const hide = () => show({target: root});
  function refresh(): void {
    if (!owner || !box) return;
    if (!root.contains(owner) || !owner.getClientRects().length) {
      hide();
      return;
    }
    const parts = partsOf(owner, root, whose);
    const words = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
    if (words === box.textContent) return;
    box.replaceChildren(...parts);
    place(box, owner);
  }

  const termOfOwner = () => termShownBy(owner);
  root.addEventListener('pointerover', show);
  root.addEventListener('pointerleave', ({pointerType}) => !(pointerType === 'touch' && termOfOwner()) && hide()); // a lifted finger leaves, too
  root.addEventListener('focusin', show);
  root.addEventListener(
    'focusout',
    ({relatedTarget}) => !(relatedTarget instanceof Node && box?.contains(relatedTarget)) && hide(),
  );
  root.addEventListener('click', (event) => followTermLink(event, root));
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
    if (event.key.toLowerCase() !== 'g' || event.ctrlKey || event.metaKey || event.altKey || event.target !== owner)
      return;
    const term = termOfOwner();
    if (!term) return;
    event.preventDefault();
    openGlossary(root, term.id);
  });
  return refresh;
}
