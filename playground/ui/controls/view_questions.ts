// Opens views, and asks the server what a view has to know as it is opened: once, or where the answer may not hold any
// more, because something has run here since, or another visitor may have changed it.

import {ask} from '../page/ask.ts';
import type {PlainAsk} from '../page/ask_types.ts';
import type {Component} from '../page/component.ts';
import {pageFilled, runEnded, runWanted} from '../page/moments.ts';
import {ONE, view, viewsWithoutPrompt} from '../page/store.ts';

const OLD = 30000; // milliseconds after which others may have changed what was told

let open: (name: string) => void = () => {};

/** Opens the view of this name; it is open once `view` says so. */
export function openView(name: string): void {
  if (name !== view.value) open(name);
}

const built = new MutationObserver(showView);

// Shows the view that is open and hides the others. One that is opened first is not there yet: Gradio is building it.
function showView(): void {
  const views = document.getElementById('views');
  const place = document.getElementById(`view-${view.value}`);
  if (views) built.observe(views, {childList: true});
  if (!place) return;
  place.role = 'tabpanel';
  place.setAttribute('aria-labelledby', `nav-${view.value}`);
  for (const each of document.querySelectorAll<HTMLElement>('#views > .view')) each.hidden = each !== place;
}

/** Goes to the view of one run, where this one is open. */
export function leaveView(name: string): void {
  if (view.value === name) openView(ONE);
}

interface Names {
  once: Record<string, PlainAsk>;
  changing: Record<string, PlainAsk>;
  always: Record<string, PlainAsk>;
  withoutPrompt: string[];
}

// The names of views, as ViewTabs has them, and what each of them asks.
export function mountViewQuestions({props, trigger}: Component, {once, changing, always, withoutPrompt}: Names): void {
  viewsWithoutPrompt.value = withoutPrompt;
  open = (name) => {
    props.value = name;
    trigger('view'); // see ViewTabs.wire
  };
  pageFilled.hear(showView);
  runWanted.hear(() => ask('RunOpenView'));
  const asked = new Map<string, number>(); // view -> when
  runEnded.hear(() => Object.keys(changing).forEach((name) => asked.delete(name)));
  view.subscribe((name) => {
    showView();
    if (name in always) ask(always[name]);
    const at = asked.get(name);
    const isKnown = at !== undefined && (name in once || performance.now() - at < OLD);
    const what = once[name] ?? changing[name];
    if (isKnown || !what) return;
    asked.set(name, performance.now());
    ask(what);
  });
}
