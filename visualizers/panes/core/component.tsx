// Panes that are components of Preact: drawn anew with each change of their run or of their comparison, of which Preact
// writes to the page only what differs. A template holds `.gp-drawn`, in which the component takes the place of what stands
// there before it is drawn.

import {type ComponentType, type VNode, render} from 'preact';
import {useReducer, useRef} from 'preact/hooks';
import {type Feed, everyChange} from './feed.ts';
import type {RunLog} from './log.ts';
import type {RunGroup} from './run_group.ts';
import type {Changes, GroupPane, Kind, Pane} from './types.ts';

/** What a component of a run gets: the run, which goes on growing, and what has changed since it was drawn last. */
export interface RunProps {
  log: RunLog;
  changes: Changes;
}

/** The same of a comparison. */
export interface GroupProps {
  group: RunGroup;
  changes: Changes;
}

/** The changes, where the component is drawn for them; none where it is drawn for a state of its own. */
export function useFresh(changes: Changes): Changes {
  const last = useRef<Changes>(null);
  const isFresh = last.current !== changes;
  last.current = changes;
  return isFresh ? changes : NONE;
}

const NONE: Changes = {};

/** Draws the component again: for what is kept in an object of its own. */
export function useRedraw(): () => void {
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  return () => redraw(undefined);
}

/** A pane of a run; one that says when it `shouldDraw` is hidden at other times. A knob that is dragged draws those alone
 *  that read what is set in the form. */
export const runPane =
  (View: ComponentType<RunProps>, shouldDraw?: (log: RunLog) => boolean, {readsKnobs = false} = {}): Pane =>
  (root, log) => {
    const update = drawnIn(root, log, (changes) => <View log={log} changes={changes} />, shouldDraw);
    return (changes) => {
      if (readsKnobs || Object.keys(changes).some((kind) => kind !== 'knobs')) update(changes);
    };
  };

/** A pane of a comparison. It is drawn with what it `reads` alone, where that is named, and with another comparison. */
export const groupPane =
  (View: ComponentType<GroupProps>, shouldDraw?: (group: RunGroup) => boolean, reads?: Kind[]): GroupPane =>
  (root, group) => {
    const withEntries = (changes: Changes) => ({...changes, entries: changes.entries ?? new Set(group.entries.keys())});
    const update = drawnIn(root, group, (changes) => <View group={group} changes={withEntries(changes)} />, shouldDraw);
    return (changes) => {
      if (!reads || changes.run || reads.some((kind) => changes[kind])) update(changes);
    };
  };

function drawnIn<Of extends Feed>(
  root: HTMLElement,
  of: Of,
  view: (changes: Changes) => VNode,
  shouldDraw?: (of: Of) => boolean,
): (changes: Changes) => void {
  const place = root.querySelector('.gp-drawn') ?? root;
  place.replaceChildren();
  if (!shouldDraw) return (changes) => render(view(changes), place);
  let isDrawn = false;
  return (changes) => {
    const wasDrawn = isDrawn;
    isDrawn = shouldDraw(of);
    root.hidden = !isDrawn;
    if (isDrawn) render(view(wasDrawn ? changes : everyChange(of.kinds)), place); // what it missed is new to it
  };
}
