// What a person does with the trees of runs: show one, rename it, delete it; with the pointer and the keyboard.

import {make, say} from '../core/text.ts';
import {t, tn} from '../core/texts.ts';
import {within} from './branches_state.js';

/** @import {BranchView} from './branches_view.js' */

/** @param {BranchView} view */
export function listenToBranches(view) {
  const {root, state, tree, told, remove} = view;
  const {log} = state;
  const rename = root.querySelector('.gp-rename');

  const sayBusy = () => say(told, t('A run is under way. Wait for its end, or click Stop.'));

  function show(run) {
    if (!run || run === state.shown) return;
    if (state.busy) {
      sayBusy();
      return;
    }
    state.shown = run;
    log.feedRun(run.text, run.turn);
    log.ask({type: 'shown'});
    view.draw();
    run.item.focus({preventScroll: true});
  }

  function deleteShown() {
    if (!remove.dataset.sure) {
      remove.textContent = tn(within(state.shown).length, 'Delete this run?', 'Delete these {count} runs?');
      remove.dataset.sure = 'yes';
      remove.focus();
      return;
    }
    const gone = state.shown;
    const next = state.refuge;
    if (state.busy) {
      sayBusy();
    } else if (next) {
      state.detach(gone);
      show(next);
    }
    view.calm();
  }

  function renameShown() {
    const run = state.shown;
    const field = make('input', 'gp-rename-field', null, {'aria-label': t('Name of this run'), maxlength: 60});
    field.value = run.name;
    let open = true;
    const end = (keep) => {
      if (!open) return;
      open = false; // the field also ends when it loses the focus, as it does here
      if (keep) run.name = field.value.trim();
      if (document.activeElement === field) run.item.focus();
      field.remove();
      view.fill(run);
    };
    field.addEventListener('keydown', (event) => {
      event.stopPropagation(); // the tree's keys are letters here
      if (event.key === 'Enter' || event.key === 'Escape') end(event.key === 'Enter');
    });
    field.addEventListener('click', (event) => event.stopPropagation());
    field.addEventListener('blur', () => end(true));
    run.item.querySelector('.gp-label').replaceChildren(field);
    field.focus();
    field.select();
  }

  tree.addEventListener('click', (event) => {
    const item = /** @type {Element} */ (event.target).closest('.gp-run');
    const run = state.visible.flatMap(within).find((other) => other.item === item);
    if (run === state.shown) run.item.focus();
    else show(run);
  });

  tree.addEventListener('keydown', (event) => {
    const {shown} = state;
    if (event.ctrlKey || event.metaKey || event.altKey || !shown) return;
    const runs = state.visible.flatMap(within);
    const place = runs.indexOf(shown);
    const keys = {
      ArrowDown: () => show(runs[place + 1]),
      ArrowUp: () => show(runs[place - 1]),
      ArrowRight: () => show(shown.children[0]),
      ArrowLeft: () => show(shown.parent),
      Home: () => show(runs[0]),
      End: () => show(runs.at(-1)),
      F2: renameShown,
      Delete: () => { if (!remove.disabled) deleteShown(); },
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  });

  rename.addEventListener('click', renameShown);
  remove.addEventListener('click', deleteShown);
  remove.addEventListener('blur', () => view.calm());
}
