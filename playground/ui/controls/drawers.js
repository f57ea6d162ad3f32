// The drawers at the right: all knobs, examples, presets, save and share, history. One is open at a time. A button with
// `data-drawer` opens the one of its name, or closes it; Escape in a drawer closes it, and the keyboard goes back.

import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';

const WIDE = matchMedia('(min-width: 1200px)'); // the page makes room for a drawer there; elsewhere it lies over the page
const OVER_LESSON = matchMedia('(max-width: 1359px)'); // a drawer lies over a lesson there: see page.css
const KEPT = 'generation-playground.knobs-open'; // in the browser's storage: whether the knobs stay open beside the page

/** @type {HTMLElement | null} */
let opener = null;

const drawerOf = (name) => document.getElementById(name === 'knobs' ? 'knobs' : `drawer-${name}`);
const openName = () => document.body.dataset.drawer || '';

export function openDrawer(name) {
  if (openName() !== name) {
    opener = /** @type {HTMLElement} */ (document.activeElement);
    show(name);
  }
  /** @type {HTMLElement} */ (drawerOf(name)?.querySelector('.gp-drawer-title'))?.focus({preventScroll: true});
}

export function closeDrawer() {
  if (!openName()) return;
  const inside = drawerOf(openName())?.contains(document.activeElement);
  show('');
  if (inside) opener?.focus({preventScroll: true});
}

// Where a drawer lies over the page, what was asked for in it is to be seen.
export function closeIfOver() {
  if (!WIDE.matches) closeDrawer();
}

// A lesson that is opened is to be seen. The drawer comes back with the next visit.
export function closeForLesson() {
  if (OVER_LESSON.matches && openName()) show('', false);
}

function show(name, keep = true) {
  if (name) document.body.dataset.drawer = name;
  else delete document.body.dataset.drawer;
  markButtons();
  try {
    if (keep && WIDE.matches) localStorage.setItem(KEPT, name === 'knobs' ? 'yes' : 'no');
  } catch { /* storage is forbidden */ }
}

function markButtons() {
  for (const button of document.querySelectorAll('[data-drawer]:not(body)')) {
    button.setAttribute('aria-expanded', String(/** @type {HTMLElement} */ (button).dataset.drawer === openName()));
  }
}

export function listenForDrawers() {
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest('button[data-drawer]'));
    if (button) (button.dataset.drawer === openName() ? closeDrawer : () => openDrawer(button.dataset.drawer))();
    else if (target.closest('.gp-drawer-close')) closeDrawer();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest('.drawer') && !target.matches('input[type=search], input[role=combobox]')) closeDrawer();
  });
}

// A drawer's head is on the page: what opens it can say so.
export function mountDrawer({element}) {
  translateTemplate(element);
  markButtons();
  try {
    const isFree = !OVER_LESSON.matches || !document.body.hasAttribute('data-lesson');
    if (WIDE.matches && isFree && !openName() && localStorage.getItem(KEPT) === 'yes') show('knobs');
  } catch { /* storage is forbidden */ }
}
