// The first line of the page: its tabs open views, and the view that is open is marked, whoever has opened it.

import {effect} from '../page/signals.ts';
import {translateTemplate} from '../../../visualizers/panes/core/texts.ts';
import {type Component, around, partOf} from '../page/component.ts';
import {mountButtonMenu} from '../page/folding_menu.ts';
import {viewLeft} from '../page/moments.ts';
import {lesson, view} from '../page/store.ts';
import {openView} from './view_questions.ts';

const STEPS: Record<string, number> = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};

export function mountHeader({element}: Component): void {
  const header = partOf(element, '.gp-header');
  translateTemplate(header);
  const part = (selector: string) => partOf(header, selector);
  const list = part('.gp-lab-list');
  const opener = (selector: string) => (to: boolean) => void part(selector).classList.toggle('gp-unfolded', to);
  const chosen = () => list.querySelector<HTMLElement>('[aria-selected=true]') ?? tabsIn(list)[0];
  mountButtonMenu(part('.gp-lab'), part('.gp-lab-button'), (to) => (list.hidden = !to), chosen);
  mountButtonMenu(part('.gp-folded-menu'), part('.gp-menu-button'), opener('.gp-menu'));
  mountButtonMenu(part('.gp-more'), part('.gp-more-button'), opener('.gp-more'));

  part('.gp-skip').addEventListener('click', skip);
  header.addEventListener('click', (event) => {
    const tab = around(event, 'button[data-view]');
    if (!tab?.dataset.view) return;
    if (tab.dataset.view !== view.value) viewLeft.tell();
    openView(tab.dataset.view);
  });
  part('.gp-views').addEventListener('keydown', walk);
  effect(() => mark(header, view.value));
  effect(() => part('[data-lessons]').setAttribute('aria-expanded', String(lesson.isOpen.value)));
}

// The arrow keys, Home and End walk among the tabs.
function walk(event: KeyboardEvent): void {
  const all = tabsIn(event.currentTarget as HTMLElement);
  const step = STEPS[event.key] as number | undefined;
  const end = ({Home: 0, End: -1} as Record<string, number | undefined>)[event.key];
  if (!step && end === undefined) return;
  event.preventDefault();
  const at = all.indexOf(event.target as HTMLElement);
  (step ? all[(at + step + all.length) % all.length] : all.at(end ?? NaN))?.focus();
}

// The keyboard goes on in the view that is open. The address stays as it is: it may be a link to a state of the page.
function skip(event: Event): void {
  event.preventDefault();
  const place = document.getElementById(`view-${view.value}`);
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
