// The branches pane: the runs of this page that continue one another, as trees. A run that goes another way stands under
// the run and the token where it left; one that only adds a token makes its run longer. Their logs lie in the page, so
// that a run is shown again at once. Hidden until there is a branch.

import {say} from '../core/text.ts';
import {listenToBranches} from './branches_input.js';
import {BranchState} from './branches_state.js';
import {BranchView} from './branches_view.js';

/** @type {import('../core/types.ts').Pane} */
export function branchesPane(root, log) {
  const state = new BranchState(log);
  const view = new BranchView(root, state);
  listenToBranches(view);

  return (changes) => {
    if (changes.run) state.begin();
    const {shown} = state;
    // Where no branch is shown, it is enough to know the run as it ends: its text is that of the whole log.
    const counts = changes.run || changes.status || (changes.steps && !root.hidden);
    if (shown && log.turn === shown.turn && counts) state.measure();
    if (changes.run) {
      state.makeRoom();
      const focused = view.tree.contains(document.activeElement);
      view.draw();
      if (focused && shown && shown.item) shown.item.focus({preventScroll: true});
    } else if (!root.hidden && shown && shown.item) {
      view.fill(shown);
    }
    if (changes.status && !state.busy) say(view.told, '');
  };
}
