// The beam tree: how the beams of a search fork, are pruned and end, live, step by step, and back again. Places come
// from tree_layout.js, the drawing from tree_picture.js, the files from tree_files.js.

import {listenToBeamTree} from './beamtree_input.js';
import {BeamTreeState} from './beamtree_state.js';
import {BeamTreeView} from './beamtree_view.js';

/** @type {import('../core/types.ts').Pane} */
export function beamtreePane(root, log) {
  const state = new BeamTreeState(log);
  const view = new BeamTreeView(root, state);
  listenToBeamTree(view);

  return (changes) => {
    root.hidden = !log.usesBeams || log.hideFrom === 0;
    if (changes.run && log.started) view.begin();
    if (root.hidden) return;
    view.part('files').querySelector('[data-file=html]').hidden = !log.canAsk;
    if (changes.run || changes.steps || changes.status) {
      state.stale = true;
      view.drawPrompts();
    }
    view.drawn = null;
    view.draw();
    if (changes.selection) view.revealSelected();
    view.drawPicked();
  };
}
