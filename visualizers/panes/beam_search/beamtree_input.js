// What a person does with the beam tree: point at a node, press it, walk with the keys, go back in time, choose what is
// shown, and save it.

import {say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {saveTree} from './tree_files.js';

/** @import {BeamTreeView} from './beamtree_view.js' */

const SLOWEST = 800; // milliseconds a step while it plays
const QUICKEST = 130;
const WHOLE_PLAY = 20000; // milliseconds for all steps, within those two

/** @param {BeamTreeView} view */
export function listenToBeamTree(view) {
  listenToTime(view);
  listenToChoices(view);
  listenToPointer(view);
  listenToKeys(view);
  listenToWindow(view);
  listenToPicked(view);
  listenToFiles(view);
}

// ------------------------------------------------------------------------------------------------------- time

function listenToTime(view) {
  const {state, slider} = view;
  slider.addEventListener('input', () => {
    state.stop();
    view.goTo(Number(slider.value) - 1);
  });
  view.part('play').addEventListener('click', () => play(view));
}

// Goes on by itself, from the beginning where it stands at the end; or pauses.
function play(view) {
  const {state, root} = view;
  if (state.playing) {
    state.stop();
  } else {
    if (state.atEnd) view.goTo(0);
    state.playing = setInterval(() => {
      if (!root.isConnected || state.atEnd) state.stop();
      else view.goTo(state.shownTo + 1);
      view.sayTime();
    }, Math.max(QUICKEST, Math.min(SLOWEST, WHOLE_PLAY / Math.max(1, state.length))));
  }
  view.sayTime();
}

// ------------------------------------------------------------------------------------------------------- choices

function listenToChoices(view) {
  const {state, log} = view;
  const choose = (name, value) => {
    state.choose(name, value);
    view.regrow();
  };
  const onChange = (name, act) => view.part(name).addEventListener('change', ({target}) => act(target));
  onChange('candidates-shown', ({value}) => choose('candidates', Number(value)));
  onChange('number', ({value}) => choose('number', value));
  onChange('lost', ({checked}) => choose('lost', checked));
  onChange('fold', ({checked}) => {
    state.unfolded = new Set();
    choose('fold', checked);
  });
  onChange('prompt-number', ({value}) => {
    state.number = Number(value);
    log.selectStep(null);
    view.regrow();
  });
}

// ------------------------------------------------------------------------------------------------------- the pointer

function listenToPointer(view) {
  const {box, card, pan, state} = view;
  let pointed = null; // the entry under the pointer

  box.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') {
      card.hide();
      return;
    }
    const entry = pan.pointers.size ? null : state.entryAt(pan.at(event));
    if (entry === pointed) return;
    pointed = entry;
    box.style.cursor = entry && entry.node ? 'pointer' : '';
    if (entry && entry.node) view.showCard(entry);
    else card.hide();
  });
  box.addEventListener('pointerleave', () => {
    pointed = null;
    card.hide();
  });
  box.addEventListener('click', (event) => {
    const entry = pan.moved ? null : state.entryAt(pan.at(event));
    if (!entry) return;
    view.item.focusOn(entry);
    act(view, entry);
  });
}

// A fold opens, a node is selected, or let go of.
function act(view, entry) {
  const {state, log} = view;
  if (entry.folded) {
    state.unfolded.add(entry.column.from);
    view.regrow();
  } else if (entry.node) {
    const isOut = entry.node === state.broughtOut;
    state.timeNode = null;
    log.selectStep(isOut ? null : entry.node);
  }
}

function toggle(view, entry) {
  if (!entry.node) return;
  view.state.toggle(entry);
  view.regrow();
}

// ------------------------------------------------------------------------------------------------------- the keyboard

function goTo(view, entry) {
  if (!entry) return;
  view.pan.byHand = true;
  view.pan.reveal(entry);
  view.item.focusOn(entry);
}

/** @type {Record<string, (view: BeamTreeView, entry: any) => void>} */
const KEYS = {
  ArrowLeft: (view, entry) => goTo(view, entry.node && view.state.parentOf(entry)),
  ArrowRight: (view, entry) => goTo(view, view.state.kidsOf(entry)[0]),
  ArrowDown: (view) => goTo(view, view.item.neighbour(1)),
  ArrowUp: (view) => goTo(view, view.item.neighbour(-1)),
  Home: (view) => goTo(view, view.state.tree.entries[0]),
  End: (view) => goTo(view, view.state.tree.at.get(view.state.best)),
  Enter: act,
  ' ': toggle,
  Escape: (view) => view.log.selectStep(null),
  '+': (view) => view.pan.zoomBy(1.25),
  '-': (view) => view.pan.zoomBy(0.8),
  0: (view) => view.pan.whole(),
};

function listenToKeys(view) {
  const {item, state, card} = view;
  item.box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !item.entry || !Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    KEYS[event.key](view, item.entry);
  });
  item.box.addEventListener('focusin', ({target}) => state.tree && target.matches(':focus-visible') && view.showCard(item.entry));
  item.box.addEventListener('focusout', () => card.hide());
}

// ------------------------------------------------------------------------------------------------------- the buttons

function listenToWindow(view) {
  const {root, state, pan} = view;
  const onClick = (name, act) => view.part(name).addEventListener('click', act);
  onClick('in', () => pan.zoomBy(1.3));
  onClick('out', () => pan.zoomBy(1 / 1.3));
  onClick('whole', () => {
    pan.byHand = true;
    pan.whole();
  });
  onClick('follow', () => {
    pan.byHand = false;
    state.upTo = null;
    view.regrow();
  });
  root.addEventListener('gp-alone', () => {
    pan.byHand = false;
    view.regrow();
  });
}

function listenToPicked(view) {
  const {state, log} = view;
  view.part('go-on').addEventListener('click', () => {
    const step = state.selected;
    if (step) log.ask({type: 'branch', step, tokenId: step.chosen.token_id});
  });
  view.part('collapse').addEventListener('click', () => {
    const entry = state.tree.at.get(state.selected);
    if (entry) toggle(view, entry);
  });
  view.part('clear').addEventListener('click', () => log.selectStep(null));
}

function listenToFiles(view) {
  const {root, state, log} = view;
  const told = view.part('told');
  view.part('files').addEventListener('click', async ({target}) => {
    const kind = target.dataset.file;
    if (!kind) return;
    if (kind === 'html') {
      log.ask({type: 'save_page'});
      return;
    }
    say(told, '');
    try {
      const {tree, prompt, number} = state;
      await saveTree(kind, {tree, log, prompt, number, view: view.look(null), root});
    } catch (error) {
      say(told, t('The picture could not be made: {reason} Save it as SVG instead.', {reason: error.message}));
    }
  });
}
