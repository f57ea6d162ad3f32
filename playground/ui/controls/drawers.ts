// The drawers at the right: all knobs, examples, presets, save and share, history. One is open at a time. A button with
// `data-drawer` opens the one of its name, or closes it; Escape in a drawer closes it, and the keyboard goes back.

import {effect} from '../page/signals.ts';
import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import {type Component, around} from '../page/component.ts';
import {type Drawer, drawer, lesson} from '../page/store.ts';

const WIDE = matchMedia('(min-width: 1200px)'); // the page makes room for a drawer there; elsewhere it lies over the page
const OVER_LESSON = matchMedia('(max-width: 1359px)'); // a drawer lies over a lesson there: see page.css
const KEPT = kept('knobs-open'); // whether the knobs stay open beside the page

let opener: Element | null = null;

const elementOf = (name: Drawer | null) => document.getElementById(name === 'knobs' ? 'knobs' : `drawer-${name}`);

export function openDrawer(name: Drawer): void {
  if (drawer.value !== name) {
    opener = document.activeElement;
    show(name);
  }
  elementOf(name)?.querySelector<HTMLElement>('.gp-drawer-title')?.focus({preventScroll: true});
}

export function closeDrawer(): void {
  if (!drawer.value) return;
  const inside = elementOf(drawer.value)?.contains(document.activeElement);
  show(null);
  if (inside && opener instanceof HTMLElement) opener.focus({preventScroll: true});
}

// Where a drawer lies over the page, what was asked for in it is to be seen.
export function closeIfOver(): void {
  if (!WIDE.matches) closeDrawer();
}

// A lesson that is opened is to be seen. The drawer comes back with the next visit.
export function closeForLesson(): void {
  if (OVER_LESSON.matches && drawer.value) drawer.value = null;
}

function show(name: Drawer | null): void {
  drawer.value = name;
  if (WIDE.matches) KEPT.write(name === 'knobs' ? 'yes' : 'no');
}

function markButtons(name: Drawer | null): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-drawer]:not(body)')) {
    button.setAttribute('aria-expanded', String(button.dataset.drawer === name));
  }
}

export function listenForDrawers(): void {
  effect(() => markButtons(drawer.value));
  document.addEventListener('click', (event) => {
    const name = around(event, 'button[data-drawer]')?.dataset.drawer as Drawer | undefined;
    if (name && name === drawer.value) closeDrawer();
    else if (name) openDrawer(name);
    else if (around(event, '.gp-drawer-close')) closeDrawer();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !around(event, '.drawer')) return;
    if (!around(event, 'input[role=combobox]')) closeDrawer(); // that one closes its list
  });
}

// A drawer's head is on the page: what opens it can say so.
export function mountDrawer({element}: Component): void {
  translateTemplate(element);
  markButtons(drawer.value);
  const isFree = !OVER_LESSON.matches || !lesson.isOpen.value;
  if (WIDE.matches && isFree && !drawer.value && KEPT.read() === 'yes') show('knobs');
}
