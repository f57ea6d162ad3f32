// What a number means: elements with `data-tip` show it in a small box beside them, under the pointer or with the
// keyboard's focus. One box for each pane.

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
  if (!root.querySelector('[data-tip]')) return;
  const box = make('div', 'gp-tip', '', {role: 'tooltip', id: 'gp-tip-' + Math.random().toString(36).slice(2, 8)});
  box.hidden = true;
  root.append(box);
  let owner = null;

  function show(event) {
    const target = event.target.closest('[data-tip]');
    if (target === owner) return;
    if (owner) owner.removeAttribute('aria-describedby');
    owner = target;
    box.hidden = !target;
    if (!target) return;
    box.textContent = TIPS.has(target) ? TIPS.get(target)() : target.dataset.tip;
    target.setAttribute('aria-describedby', box.id);
    const [outer, inner] = [root.getBoundingClientRect(), target.getBoundingClientRect()];
    const left = Math.min(inner.left - outer.left, outer.width - box.offsetWidth - 8);
    box.style.left = `${Math.max(8, left)}px`;
    box.style.top = `${inner.bottom - outer.top + 5}px`;
  }

  const hide = () => show({target: root});
  root.addEventListener('pointerover', show);
  root.addEventListener('pointerleave', hide);
  root.addEventListener('focusin', show);
  root.addEventListener('focusout', hide);
  root.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
}
