// Panes that are components of Preact: drawn anew with each change of their run, of which Preact writes to the page only
// what differs. A template holds `.gp-drawn`, in which the component takes the place of what stands there before it is drawn.

import {type ComponentType, render} from 'preact';
import {useRef} from 'preact/hooks';
import type {RunLog} from './log.ts';
import type {Changes, Pane} from './types.ts';

/** What a component of a run gets: the run, which goes on growing, and what has changed since it was drawn last. */
export interface RunProps {
  log: RunLog;
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

export const runPane =
  (View: ComponentType<RunProps>): Pane =>
  (root, log) => {
    const place = root.querySelector('.gp-drawn') ?? root;
    place.replaceChildren();
    return (changes) => render(<View log={log} changes={changes} />, place);
  };
