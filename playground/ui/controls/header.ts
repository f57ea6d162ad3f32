// The first line of the page: its tabs open views, and the view that is open is marked, whoever has opened it.

import {effect} from '../page/signals.ts';
import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {type Component, around, partOf} from '../page/component.ts';
import {viewLeft} from '../page/moments.ts';
import {lesson, view} from '../page/store.ts';
import {openView} from './view_questions.ts';

const STEPS: Record<string, number> = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};

export function mountHeader({element}: Component): void {
  const header = partOf(element, '.gp-header');
  translateTemplate(header);
  const part = (selector: string) => partOf(header, selector);
  const lab = part('.gp-lab-button');
  const list = part('.gp-lab-list');
  const menuButton = part('.gp-menu-button');
  const menu = part('.gp-menu');
  const more = part('.gp-more-button');

  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';
  function unfold(button: HTMLElement, to: boolean) {
    button.setAttribute('aria-expanded', String(to));
    if (button === lab) list.hidden = !to;
    else (button === more ? part('.gp-more') : menu).classList.toggle('gp-unfolded', to);
  }
  const folds = [lab, menuButton, more];
  const foldAll = () => folds.forEach((button) => unfold(button, false));

  part('.gp-skip').addEventListener('click', skip);
  header.addEventListener('click', (event) => {
    const tab = around(event, 'button[data-view]');
    const pressed = folds.find((button) => button.contains(event.target as Node));
    if (tab?.dataset.view) {
      if (tab.dataset.view !== view.value) viewLeft.tell();
      openView(tab.dataset.view);
      foldAll();
      if (list.contains(tab)) lab.focus();
    } else if (pressed) {
      const to = !isOpen(pressed);
      foldAll();
      unfold(pressed, to);
      if (to && pressed === lab) (list.querySelector<HTMLElement>('[aria-selected=true]') ?? tabsIn(list)[0]).focus();
    } else if (around(event, '.gp-menu :is(button, a)')) {
      const from = folds.find((button) => isOpen(button));
      foldAll();
      from?.focus(); // what opens now gives the focus back to it
    }
  });
  document.addEventListener('click', (event) => {
    if (!header.contains(event.target as Node)) foldAll();
  });

  header.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && folds.some(isOpen)) {
      folds.find(isOpen)?.focus();
      foldAll();
      return;
    }
    if (event.target === more && event.key === 'ArrowDown') unfold(more, true);
    const group = around(event, '[role=tablist], .gp-unfolded');
    if (!group) return;
    const all = [...group.querySelectorAll<HTMLElement>('button, a')].filter((each) => each.checkVisibility());
    const step = STEPS[event.key] as number | undefined;
    const end = ({Home: 0, End: -1} as Record<string, number | undefined>)[event.key];
    const at = all.indexOf(event.target as HTMLElement);
    const next = step ? all[(at + step + all.length) % all.length] : all.at(end ?? NaN);
    if (!step && end === undefined) return;
    event.preventDefault();
    next?.focus();
  });
  header.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget && !header.contains(relatedTarget as Node)) foldAll();
  });
  effect(() => mark(header, view.value));
  effect(() => part('[data-lessons]').setAttribute('aria-expanded', String(lesson.isOpen.value)));
}

// The keyboard goes on in the view that is open. The address stays as it is: it may be a link to a state of the page.
function skip(event: Event): void {
  event.preventDefault();
  const place = document.querySelector<HTMLElement>(`#view-${view.value} > *`);
  if (!place) return;
  place.tabIndex = -1;
  place.focus();
}

const tabsIn = (rank: Element) => [...rank.children] as HTMLElement[];

function mark(header: HTMLElement, name: string): void {
  for (const rank of header.querySelectorAll('[role=tablist]')) {
    const tabs = tabsIn(rank);
    const chosen = tabs.find(({dataset}) => dataset.view === name);
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === (chosen ?? tabs[0]) ? 0 : -1;
    }
  }
  const second = header.querySelector(`.gp-lab-list [data-view="${name}"]`);
  partOf(header, '.gp-lab').classList.toggle('gp-selected', Boolean(second));
  partOf(header, '.gp-lab-which').textContent = second?.textContent ?? '';
}

// A view has been opened, by whomever.
export function markView(name: string): void {
  view.value = name;
}
