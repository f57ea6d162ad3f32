// The branches pane: the runs of this page that continue one another, as trees. A run that goes another way stands under
// the run and the token where it left; one that only adds a token makes its run longer. Their logs lie in the page, so
// that a run is shown again at once. Hidden until there is a branch.

import {useLayoutEffect, useReducer, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh} from '../core/component.tsx';
import {t, tn} from '../core/texts.ts';
import type {Pane} from '../core/types.ts';
import {BranchRows} from './branch_rows.tsx';
import {BranchState, type Run, within} from './branches_state.ts';

export const branchesPane: Pane = (root, log) => {
  const state = new BranchState(log);
  const View = ({changes}: RunProps) => <Branches state={state} changes={changes} />;
  const draw = runPane(View, () => state.visible.length > 0 && log.hideFrom === null)(root, log);
  return (changes) => {
    state.follow(changes); // whether there is a tree to see or not
    draw(changes);
  };
};

function Branches({state, changes}: {state: BranchState; changes: RunProps['changes']}) {
  const {log, shown, visible} = state;
  const fresh = useFresh(changes);
  const [, redraw] = useReducer<number, null>((count) => count + 1, 0);
  const [told, tell] = useState('');
  const [isSure, setSure] = useState(false); // whether the button asks whether it is meant
  const [renaming, setRenaming] = useState<Run | null>(null);
  const tree = useRef<HTMLUListElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const items = useRef(new Map<Run, HTMLElement>());
  const takesFocus = useRef(false); // whether the shown run is to have the focus
  if (told && fresh.status && !state.busy) tell('');
  if (isSure && fresh.run) setSure(false);
  if (fresh.run && tree.current?.contains(document.activeElement)) takesFocus.current = true;

  useLayoutEffect(() => {
    const item = shown && items.current.get(shown);
    if (!item) return;
    if (fresh.run || takesFocus.current) bringIntoSight(tree.current, item);
    if (takesFocus.current) item.focus({preventScroll: true});
    takesFocus.current = false;
  });

  const focusShown = () => {
    takesFocus.current = true;
    redraw(null);
  };
  const show = (run: Run | null | undefined) => {
    if (!run || run === state.shown) return;
    if (state.busy) return tell(t('A run is under way. Wait for its end, or click Stop.'));
    state.shown = run;
    log.feedRun(run.text, run.turn);
    log.ask({type: 'shown'});
    focusShown();
  };
  const removeShown = () => {
    const next = state.refuge;
    if (!state.shown || !next) return;
    if (!isSure) {
      setSure(true);
      remove.current?.focus();
      return;
    }
    if (!state.busy) state.detach(state.shown);
    show(next);
    setSure(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !state.shown) return;
    const runs = visible.flatMap(within);
    const place = runs.indexOf(state.shown);
    const keys: Record<string, () => void> = {
      ArrowDown: () => show(runs[place + 1]),
      ArrowUp: () => show(runs[place - 1]),
      ArrowRight: () => show(state.shown?.children[0]),
      ArrowLeft: () => show(state.shown?.origin?.parent),
      Home: () => show(runs[0]),
      End: () => show(runs.at(-1)),
      F2: () => setRenaming(state.shown),
      Delete: removeShown,
    };
    if (!Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    keys[event.key]();
  };
  const name = (run: Run, to: string | null) => {
    if (to !== null) run.name = to.trim();
    if (document.activeElement?.matches('.gp-rename-field')) focusShown();
    setRenaming(null);
  };
  const place = (run: Run, item: HTMLElement | null) => {
    if (item) items.current.set(run, item);
    else items.current.delete(run);
  };

  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Branches')}</h2>
        <span class="gp-note">{t('Click a run to see it again.')}</span>
        <span class="gp-tools">
          <button type="button" class="gp-button gp-rename" title="F2" onClick={() => setRenaming(shown)}>
            {t('Rename')}
          </button>
          <button
            type="button"
            class="gp-button gp-delete"
            title={t('Delete key')}
            data-sure={isSure ? 'yes' : undefined}
            disabled={!state.refuge}
            ref={remove}
            onClick={removeShown}
            onBlur={() => setSure(false)}
          >
            {isSure && shown ? tn(within(shown).length, 'Delete this run?', 'Delete these {count} runs?') : t('Delete')}
          </button>
        </span>
      </header>
      <ul
        class="gp-tree"
        role="tree"
        aria-label={t('Runs that continue one another. Arrow keys move, F2 renames, Delete removes.')}
        ref={tree}
        onKeyDown={onKeyDown}
      >
        <BranchRows
          runs={visible}
          shown={shown}
          renaming={renaming}
          press={(run) => (run === state.shown ? focusShown() : show(run))}
          name={name}
          place={place}
        />
      </ul>
      <p class="gp-note gp-told" role="status">
        {told}
      </p>
    </>
  );
}

// Moves nothing but the tree for that.
function bringIntoSight(tree: HTMLElement | null, item: HTMLElement): void {
  const row = item.firstElementChild;
  if (!tree || !row) return;
  const [here, there] = [tree.getBoundingClientRect(), row.getBoundingClientRect()];
  tree.scrollTop += Math.min(0, there.top - here.top - 4) + Math.max(0, there.bottom - here.bottom + 4);
}
