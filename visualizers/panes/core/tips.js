// What a number means: elements with `data-tip` show it in a small box beside them, under the pointer or with the
// keyboard's focus. One box for each pane, made when it is first needed: a pane may get such elements as it is drawn. A part
// that lies over the pane (`data-holds-tips`) has it inside, where it is not under that part.

import {make} from './text.js';

const TIPS = new WeakMap(); // element -> what makes its words

// Gives an element a tip whose words are made when it is shown: for the many that nobody looks at.
/** @type {(node: HTMLElement, words: () => string) => void} */
export function tipLater(node, words) {
  TIPS.set(node, words);
  if (node.dataset.tip === undefined) node.dataset.tip = '';
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
    const target = event.target.closest('[data-tip]');
    if (target === owner) return;
    if (owner) owner.removeAttribute('aria-describedby');
    owner = target;
    if (!box) newBox();
    box.hidden = !target;
    if (!target) return;
    box.textContent = TIPS.has(target) ? TIPS.get(target)() : target.dataset.tip;
    target.setAttribute('aria-describedby', box.id);
    const holder = target.closest('[data-holds-tips]') || root;
    if (box.parentNode !== holder) holder.append(box);
    const [outer, inner] = [holder.getBoundingClientRect(), target.getBoundingClientRect()];
    const left = Math.min(inner.left - outer.left, outer.width - box.offsetWidth - 8);
    box.style.left = `${Math.max(8, left) + holder.scrollLeft}px`;
    box.style.top = `${inner.bottom - outer.top + holder.scrollTop + 5}px`;
  }

  const hide = () => show({target: root});
  root.addEventListener('pointerover', show);
  root.addEventListener('pointerleave', hide);
  root.addEventListener('focusin', show);
  root.addEventListener('focusout', hide);
  root.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
}
