// Which runs the panes of special_runs.ts have something to show of: until the first such run, a page does without them.

import type {RunLog} from './core/log.ts';
import {marksOf} from './watermarks/watermark_marks.ts';

/** Pane -> whether it may be drawn for a run. It may still find nothing to show. */
export const SPECIAL_RUNS = {
  drafts: (log) => log.rounds.length > 0,
  beams: (log) => log.usesBeams,
  beamtree: (log) => log.usesBeams,
  hypotheses: (log) => log.usesBeams,
  canvas: (log) => log.canvasSteps.length > 0,
  layers: (log) => Boolean(log.current()?.layers),
  cross_attention: (log) => log.looksAtMedia,
  reranked: (log) => Boolean(log.current()?.reranked?.length),
  template: (log) => Boolean(log.written ?? log.started?.request.messages?.length),
  spoken: (log) => log.speaks,
  word_times: (log) => Boolean(log.started?.timestamps),
  watermark: (log) => marksOf(log).total.marks > 0,
} satisfies Record<string, (log: RunLog) => boolean>;
