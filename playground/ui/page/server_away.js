// Whether the server answers. A request that fails, whoever made it, is followed by questions to `healthz` until it does:
// meanwhile the panes say so, and history.js keeps the run that was under way.

import {withPanes} from './panes.js';

const REST = 2000; // milliseconds between two questions
const PATIENCE = 5000; // without an answer
const AWAY = [502, 503, 504]; // what a proxy answers in its place

export function watchServer() {
  const fetchPlainly = window.fetch.bind(window);
  let isAsking = false;
  let isLeaving = false; // then requests end without an answer

  window.addEventListener('pagehide', () => { isLeaving = true; });
  window.addEventListener('pageshow', () => { isLeaving = false; });
  window.addEventListener('offline', askUntilItAnswers);
  window.fetch = async (...asked) => {
    try {
      const answer = await fetchPlainly(...asked);
      if (AWAY.includes(answer.status)) askUntilItAnswers();
      return answer;
    } catch (error) {
      if (error?.name !== 'AbortError') askUntilItAnswers();
      throw error;
    }
  };

  async function answers() {
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

function tell(isAway) {
  withPanes((gp) => {
    const views = [...document.querySelectorAll('#header [data-view]')].map((tab) => /** @type {HTMLElement} */ (tab).dataset.view);
    for (const feed of [gp.log('main'), ...views.map((name) => gp.group(name))]) feed.setAway(isAway);
  });
  if (isAway) document.dispatchEvent(new Event('gp-server-away'));
}
