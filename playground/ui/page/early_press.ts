// A press of Generate waits until the page is filled: a link, a class or what was kept arrives some moments after the page
// itself, and a run that began before would be one of other settings.

import {around} from './component.ts';
import {pageFilled} from './moments.ts';

const PATIENCE = 10_000; // milliseconds: a server that is silent for so long is told of by the run itself

const awaited = new Set(['kept', 'class']); // see FormMemory.on_load and ClassPanel.on_load
let filled = () => {};

/** One of those that fill the page has done so, or has nothing to fill it with. */
export function fill(by: string): void {
  if (awaited.delete(by) && !awaited.size) filled();
}

export function holdEarlyPresses(): void {
  let isHeld = false;
  const generate = () => document.getElementById('generate');

  function hold(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    isHeld = true;
    generate()?.setAttribute('aria-busy', 'true');
  }
  const onClick = (event: MouseEvent) => {
    if (around(event, '#generate')) hold(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.shiftKey && around(event, '#prompt')) hold(event);
  };
  function release() {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey, true);
    generate()?.removeAttribute('aria-busy');
    if (isHeld) generate()?.click();
    isHeld = false;
  }

  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  const timer = setTimeout(release, PATIENCE);
  filled = () => {
    clearTimeout(timer);
    setTimeout(() => {
      // when what has arrived stands in the controls
      if (!isHeld) pageFilled.tell();
      release();
    });
  };
}
