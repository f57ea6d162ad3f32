// Carries the log of the run to the panes, unless a value is an older run's.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';

export function mountRunLog({props, watch}) {
  document.addEventListener('click', showCandidates);
  const turns = new Turns();
  let settled; // the last run that has ended
  withPanes((gp) => watch('value', () => {
    const lines = turns.unstamp(props.value);
    if (lines === null) return;
    gp.feed('main', lines, turns.newest);
    const log = gp.log('main');
    if (!log.finished || settled === turns.newest) return;
    settled = turns.newest;
    log.selectMostUncertain();
  }));
}

const ENOUGH = 240; // pixels of the candidates, which show the likeliest

// A press on a token is answered in sight: where its candidates stand below the window, the text goes up.
function showCandidates({target}) {
  const text = /** @type {Element} */ (target).closest?.('#pane-tokens');
  const candidates = document.getElementById('pane-candidates');
  if (!text || !candidates || !/** @type {Element} */ (target).closest('.gp-token, .gp-prompt-token')) return;
  if (candidates.getBoundingClientRect().top + ENOUGH <= innerHeight) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  text.scrollIntoView({block: 'start', behavior: calm ? 'auto' : 'smooth'});
}
