// What a person does with the trie: point at a branch, pick it, open and close it, with the pointer and the keyboard.

import {sayAttributes} from '../core/dom_patch.ts';

/** @import {TrieView, View} from './trie_view.js' */

/** @param {TrieView} view */
export function listenToTrie(view) {
  listenToPointer(view);
  listenToKeys(view);
  view.lanes.addEventListener('change', () => {
    view.state.opened.clear();
    view.draw();
  });
}

// Picks a branch, or unfolds some more where it is "+ 12 more".
/**
 * @param {TrieView} view
 * @param {View} branch
 */
function press(view, branch) {
  if (!branch.folded) {
    view.pick(branch.entry.run.at(-1));
    return;
  }
  const [first] = branch.folded;
  const focused = document.activeElement === branch.item;
  view.state.unfold(branch.node, branch.folded);
  view.draw();
  if (focused) focusOn(view, view.views.get(first.id));
}

/** @param {TrieView} view */
function listenToPointer(view) {
  const {tree} = view;
  /** @returns {View | null} */
  const branchAt = (target) => {
    const knot = target.closest('.gp-knot');
    return knot ? knot.parentElement.gpView : null;
  };
  tree.addEventListener('click', ({target}) => {
    const branch = branchAt(target);
    if (!branch) return;
    setCurrent(view, branch);
    press(view, branch);
  });
  tree.addEventListener('pointermove', ({target, pointerType}) => {
    if (pointerType !== 'touch') view.point(branchAt(target), /** @type {any} */ (target).gpNode || null);
  });
  tree.addEventListener('pointerleave', () => view.point(null));
  tree.addEventListener('focusin', (event) => {
    const target = /** @type {View['item']} */ (event.target);
    if (target.gpView && target.matches(':focus-visible')) view.point(target.gpView, null);
  });
  tree.addEventListener('focusout', () => view.point(null));
}

// ------------------------------------------------------------------------------------------------------- the keyboard

function setCurrent(view, branch) {
  if (view.current && view.current !== branch) sayAttributes(view.current.item, {tabindex: '-1'});
  view.current = branch;
  sayAttributes(branch.item, {tabindex: '0'});
}

function focusOn(view, branch) {
  if (!branch) return;
  setCurrent(view, branch);
  branch.item.focus({preventScroll: true});
  branch.knot.scrollIntoView({block: 'nearest', inline: 'nearest'});
  view.point(branch, null);
}

/** @returns {View | null} */
const firstBelow = ({kids}) => kids && kids.firstElementChild && kids.firstElementChild.gpView;

function openOrEnter(view, branch) {
  if (branch.entry && view.state.closed.delete(branch.entry.head.id)) view.draw();
  else focusOn(view, firstBelow(branch));
}

function closeOrLeave(view, branch) {
  if (branch.entry && firstBelow(branch)) {
    view.state.closed.add(branch.entry.head.id);
    view.draw();
  } else {
    focusOn(view, branch.above);
  }
}

/** @type {Record<string, (view: TrieView, branch: View, all: View[]) => void>} */
const KEYS = {
  ArrowDown: (view, branch, all) => focusOn(view, all[all.indexOf(branch) + 1]),
  ArrowUp: (view, branch, all) => focusOn(view, all[all.indexOf(branch) - 1]),
  ArrowRight: openOrEnter,
  ArrowLeft: closeOrLeave,
  Home: (view, branch, all) => focusOn(view, all[0]),
  End: (view, branch, all) => focusOn(view, all.at(-1)),
  Enter: press,
  ' ': press,
  Escape: (view) => {
    view.point(null);
    if (view.state.picked) view.pick(null);
  },
};

/** @param {TrieView} view */
function listenToKeys(view) {
  view.tree.addEventListener('keydown', (event) => {
    const branch = /** @type {View['item']} */ (event.target).gpView;
    if (!branch || event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    const inSight = [...view.tree.querySelectorAll('.gp-branch')].filter((item) => /** @type {HTMLElement} */ (item).offsetParent);
    KEYS[event.key](view, branch, inSight.map((item) => /** @type {View['item']} */ (item).gpView));
  });
}
