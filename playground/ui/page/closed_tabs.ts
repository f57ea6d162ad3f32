// Tells the server that this tab was closed, or has gone to another page (see closed_tabs.py).

import type {Component} from './component.ts';

export function tellWhenClosed({props}: Component): void {
  window.addEventListener('pagehide', (event) => {
    if (!props.value || event.persisted) return; // a page that the browser keeps may come back
    navigator.sendBeacon(`closed-tab?${new URLSearchParams({session: props.value})}`);
  });
}
