// The beam tree: how the beams of a search fork, are pruned and end, live, step by step, and back again. Places come
// from tree_layout.ts, the picture from tree_window.ts and tree_picture.ts, the files from tree_files.ts.

import {useLayoutEffect, useMemo, useRef, useState} from 'preact/hooks';
import {type RunProps, runPane, useFresh, useRedraw} from '../core/component.tsx';
import {t} from '../core/texts.ts';
import type {BeamNode} from '../core/types.ts';
import {Files} from '../widgets/files.tsx';
import {type Pace, Player} from '../widgets/player.tsx';
import {BeamTreeState} from './beamtree_state.ts';
import {NodeCard, Picked, TreeLegend} from './node_card.tsx';
import {TreeItem} from './tree_item.tsx';
import {treeFiles} from './tree_files.ts';
import type {TreeEntry} from './tree_layout.ts';
import {TreeTools} from './tree_tools.tsx';
import {TreeWindow} from './tree_window.ts';

const PACE: Pace = {whole: 20_000, quickest: 130, slowest: 800};

function BeamTree({log, changes}: RunProps) {
  const [state] = useState(() => new BeamTreeState(log));
  const redraw = useRedraw();
  const fresh = useFresh(changes);
  if (fresh.run) state.begin();
  if (fresh.run || fresh.steps || fresh.status) state.isStale = true;

  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const view = useRef<TreeWindow>(null);
  const itemElement = useRef<HTMLDivElement>(null);
  const cursor = useRef<{node?: BeamNode | null; moves: number}>({moves: 0}); // where the keyboard is, once it is anywhere
  const [pointed, setPointed] = useState<BeamNode | null>(null);
  const {tree} = state;
  const item =
    (cursor.current.node !== undefined && tree.at.get(cursor.current.node)) ||
    tree.at.get(state.best) ||
    tree.entries[0];
  cursor.current.node = item.node;
  const card = pointed && tree.at.get(pointed);

  useLayoutEffect(() => {
    if (!box.current || !picture.current) return;
    const made = (view.current = new TreeWindow(box.current, picture.current, state, redraw));
    box.current.closest('.gp-pane')?.addEventListener('gp-alone', () => made.letGo());
  }, []);
  useLayoutEffect(() => {
    if (fresh.run) view.current?.begin();
    view.current?.show(Object.keys(fresh).length > 0);
    if (itemElement.current) view.current?.placeOver(itemElement.current, item);
    if (fresh.selection && log.selected) view.current?.reveal(state.selected ? tree.at.get(state.selected) : undefined);
  });

  const change = (act: () => void) => {
    act();
    redraw();
  };
  const focusOn = (entry: TreeEntry) => {
    cursor.current = {node: entry.node, moves: cursor.current.moves + 1};
    redraw();
  };
  const goTo = (step: number) =>
    change(() => {
      state.goTo(step);
      if (state.upTo !== null && view.current) view.current.pan.byHand = false;
    });
  const toggle = (entry: TreeEntry) => change(() => state.toggle(entry));
  const entryAt = (event: PointerEvent | MouseEvent) => view.current && state.entryAt(view.current.pan.at(event));
  const point = (event: PointerEvent) => {
    const isBusy = event.pointerType === 'touch' || view.current?.pan.pointers.size;
    setPointed((!isBusy && entryAt(event)?.node) || null);
  };
  const press = (event: MouseEvent) => {
    const entry = view.current?.pan.moved ? null : entryAt(event);
    if (!entry) return;
    state.act(entry);
    focusOn(entry);
  };

  const picked = state.broughtOut;
  const legend = useMemo(() => <TreeLegend />, []);
  return (
    <>
      <header class="gp-head">
        <h2 class="gp-title">{t('Beam tree')}</h2>
        <TreeTools state={state} change={change} />
      </header>
      {state.partingSentence && <p class="gp-parting">{state.partingSentence}</p>}
      <div
        ref={box}
        class="gp-window"
        style={{cursor: card ? 'pointer' : ''}}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
        onClick={press}
      >
        <svg ref={picture} class="gp-picture" aria-hidden="true" />
        <TreeItem
          state={state}
          view={view}
          element={itemElement}
          entry={item}
          moves={cursor.current.moves}
          focusOn={focusOn}
          act={(entry) => change(() => state.act(entry))}
          toggle={toggle}
          point={(entry) => setPointed(entry?.node ?? null)}
        />
        {pointed && card && <NodeCard node={pointed} entry={card} state={state} view={view} />}
      </div>
      <div class="gp-time">
        <Time key={state.runs} state={state} go={goTo} />
        <div class="gp-lens" role="group" aria-label={t('Zoom')}>
          {view.current?.pan.byHand && (
            <button
              type="button"
              class="gp-button gp-follow"
              onClick={() =>
                change(() => {
                  state.follow();
                  view.current?.letGo();
                })
              }
            >
              {t('Follow')}
            </button>
          )}
          <button
            type="button"
            class="gp-button gp-out"
            aria-label={t('Zoom out')}
            onClick={() => view.current?.pan.zoomBy(1 / 1.3)}
          >
            −
          </button>
          <button
            type="button"
            class="gp-button gp-in"
            aria-label={t('Zoom in')}
            onClick={() => view.current?.pan.zoomBy(1.3)}
          >
            +
          </button>
          <button type="button" class="gp-button gp-whole" onClick={() => view.current?.whole()}>
            {t('Fit')}
          </button>
        </div>
      </div>
      {picked && <Picked node={picked} state={state} toggle={toggle} />}
      <footer class="gp-tree-foot">
        {legend}
        <Files
          label={t('Save the tree:')}
          name={`beam-tree${state.number ? `-${state.number + 1}` : ''}`}
          kinds={{
            ...treeFiles(
              () => ({tree: state.tree, look: state.look, page: box.current ?? document.body}),
              log,
              state.prompt,
              state.number,
            ),
            ...(log.canAsk && {html: () => void log.ask({type: 'save_page'})}),
          }}
        />
      </footer>
    </>
  );
}

export const beamtreePane = runPane(BeamTree, (log) => log.usesBeams && Boolean(log.prompts[0]) && log.hideFrom !== 0);

function Time({state, go}: {state: BeamTreeState; go: (step: number) => void}) {
  const end = Math.max(1, state.length);
  const place = {step: state.shownTo + 1, end, folded: state.folded};
  const words = t('step {step} of {end}', place);
  return (
    <Player
      step={state.shownTo}
      length={state.length}
      go={go}
      label={t('Step of the search')}
      words={words}
      note={state.folded ? t('step {step} of {end}, {folded} folded', place) : words}
      pace={PACE}
    />
  );
}
