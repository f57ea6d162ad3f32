// The panes, as the page's own scripts reach them. Their bundle comes before this one (page_head.py), and both wait for the
// same sentences: they are there before any component is mounted.

import type {RunLog} from '../../../visualizers/panes/core/log.ts';

export const panes = (): Window['GenerationPlayground'] => window.GenerationPlayground;

/** The log of the view "One run". */
export const mainLog = (): RunLog => panes().log('main');
