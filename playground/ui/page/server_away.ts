// Whether the server answers. A request that fails, whoever made it, is followed by questions to `healthz` until it does:
// meanwhile the panes say so, and history.tsx keeps the run that was under way.

import {serverAway} from './moments.ts';
import {mainLog, panes} from './panes.ts';

const REST = 2000; // milliseconds between two questions
const PATIENCE = 5000; // without an answer
const AWAY = [502, 503, 504]; // what a proxy answers in its place

export function watchServer(): void {
  const fetchPlainly = window.fetch.bind(window);
  let isAsking = false;
  let isLeaving = false; // then requests end without an answer

  window.addEventListener('pagehide', () => (isLeaving = true));
  window.addEventListener('pageshow', () => (isLeaving = false));
  window.addEventListener('offline', askUntilItAnswers);
  window.fetch = async (...asked) => {
    try {
      const answer = await fetchPlainly(...asked);
      if (AWAY.includes(answer.status)) askUntilItAnswers();
      return answer;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) askUntilItAnswers();
      throw error;
    }
  };

  async function answers(): Promise<boolean> {
    try {
      return (await fetchPlainly('healthz', {cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)})).ok;
    } catch {
      return false;
    }
  }

  async function askUntilItAnswers() {
    if (isAsking) return;
    isAsking = true;
    for (;;) {
      const isThere = await answers();
      if (isThere || isLeaving) break;
      tell(true);
      await new Promise((go) => setTimeout(go, REST));
    }
    isAsking = false;
    tell(false);
  }
}

function tell(isAway: boolean): void {
  if (!panes()) return; // not yet
  const tabs = [...document.querySelectorAll<HTMLElement>('#header [data-view]')];
  const groups = tabs.map(({dataset}) => panes().group(dataset.view ?? ''));
  for (const feed of [mainLog(), ...groups]) feed.setAway(isAway);
  if (isAway) serverAway.tell();
}
