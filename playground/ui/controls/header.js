// The first line of the page. Its tabs press those of Gradio's, which are out of sight: what opens with a view (see
// view_tabs.py) hangs on them.

import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';

/** @type {HTMLElement | null} */
let header = null;
let open = 'one';

export function mountHeader({element}) {
  header = element.querySelector('.gp-header');
  translateTemplate(header);
  const [lab, list] = [part('.gp-lab-button'), part('.gp-lab-list')];
  const [menuButton, menu] = [part('.gp-menu-button'), part('.gp-menu')];

  function unfold(button, place, to) {
    button.setAttribute('aria-expanded', String(to));
    if (place === list) list.hidden = !to;
    else menu.classList.toggle('gp-unfolded', to);
  }
  const folds = [[lab, list], [menuButton, menu]];
  const foldAll = () => folds.forEach(([button, place]) => unfold(button, place, false));

  header.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const view = /** @type {HTMLElement | null} */ (target.closest('button[data-view]'));
    const pressed = folds.find(([button]) => button.contains(target));
    if (view) {
      if (view.dataset.view !== open) document.dispatchEvent(new Event('gp-view-left'));
      openView(view.dataset.view);
      foldAll();
      if (list.contains(view)) lab.focus();
    } else if (pressed) {
      const [button, place] = pressed;
      const to = button.getAttribute('aria-expanded') !== 'true';
      foldAll();
      unfold(button, place, to);
      if (to && place === list) /** @type {HTMLElement} */ (list.querySelector('[aria-selected=true]') || list.firstElementChild).focus();
    } else if (target.closest('.gp-menu :is(button, a)')) foldAll();
  });
  document.addEventListener('click', (event) => {
    if (!header.contains(/** @type {Node} */ (event.target))) foldAll();
  });

  header.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key === 'Escape' && folds.some(([button]) => button.getAttribute('aria-expanded') === 'true')) {
      if (list.contains(target)) lab.focus();
      foldAll();
      return;
    }
    if (target.getAttribute('role') !== 'tab') return;
    const tabs = [...target.parentElement.children];
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    const next = step ? tabs[(tabs.indexOf(target) + step + tabs.length) % tabs.length]
      : {Home: tabs[0], End: tabs.at(-1)}[event.key];
    if (!next) return;
    event.preventDefault();
    /** @type {HTMLElement} */ (next).focus();
  });
  header.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget && !header.contains(/** @type {Node} */ (relatedTarget))) foldAll();
  });
  markView(open);
}

/** @type {(selector: string) => HTMLElement} */
const part = (selector) => header.querySelector(selector);

function openView(name) {
  document.getElementById(`view-${name}-button`)?.click();
}

// A view has been opened, by whomever.
export function markView(name) {
  open = name;
  document.body.dataset.view = name;
  document.dispatchEvent(new Event('gp-view'));
  if (!header) return;
  for (const tab of header.querySelectorAll('[data-view]')) {
    const selected = /** @type {HTMLElement} */ (tab).dataset.view === name;
    tab.setAttribute('aria-selected', String(selected));
  }
  for (const rank of header.querySelectorAll('[role=tablist]')) {
    const tabs = /** @type {HTMLElement[]} */ ([...rank.children]);
    const first = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') || tabs[0];
    for (const tab of tabs) tab.tabIndex = tab === first ? 0 : -1;
  }
  const second = part(`.gp-lab-list [data-view="${name}"]`);
  part('.gp-lab').classList.toggle('gp-selected', Boolean(second));
  part('.gp-lab-which').textContent = second ? second.textContent : '';
}
