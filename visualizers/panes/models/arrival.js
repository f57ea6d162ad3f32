// How far a model is that is on its way here: its download in bytes, its loading in tensors. What it shows is a Loading
// event of playground/trace/events.py, or {over: true}.

import {sayPercent} from '../core/dom_patch.ts';
import {loadingWords, say} from '../core/text.ts';
import {isKnown} from '../core/values.ts';

export function arrivalPane(root, group) {
  const words = root.querySelector('.gp-arrival-words');
  const bar = root.querySelector('.gp-arrival-bar');

  return (changes) => {
    root.hidden = !group.found || Boolean(group.found.over);
    if (root.hidden || !changes.found) return;
    const {done, total} = group.found;
    const said = loadingWords(group.found);
    say(words, said[0].toUpperCase() + said.slice(1));
    if (isKnown(done) && total) {
      bar.setAttribute('aria-valuenow', Math.floor((done / total) * 100));
      sayPercent(bar.firstChild, 'width', done / total);
    } else {
      bar.removeAttribute('aria-valuenow'); // nothing is counted
      sayPercent(bar.firstChild, 'width', 1);
    }
  };
}
