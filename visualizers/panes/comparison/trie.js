// The trie pane: the samples of one strategy as a tree from left to right, each branch as thick as the samples that take
// it. Which branches are there says trie_of.js, what is told of one trie_card.js.

import {listenToTrie} from './trie_input.js';
import {TrieState} from './trie_state.js';
import {TrieView} from './trie_view.js';

const LANES_ON_A_PHONE = '14';

// Whether the texts are of a model that denoises canvases: they have no tokens that were chosen one after the other.
const denoises = (entries) => entries.some(({ended}) => ended && ended.text) && entries.every(({tokens}) => !tokens.length);

/** @type {import('../core/types.ts').GroupPane} */
export function triePane(root, group) {
  const state = new TrieState(group);
  const view = new TrieView(root, state);
  listenToTrie(view);
  if (matchMedia('(max-width: 640px)').matches) view.lanes.value = LANES_ON_A_PHONE;

  return (changes) => {
    root.hidden = !group.header || group.header.kind !== 'seeds' || denoises(group.entries);
    if (root.hidden) return;
    if (changes.run) view.clear();
    if (!changes.run && !changes.steps && !changes.status) return;
    for (const number of changes.run ? group.entries.keys() : changes.entries) state.read(number);
    view.draw();
  };
}
