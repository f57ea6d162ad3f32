// Where the bundle of special runs begins, which a page loads with the first run that one of its panes applies to
// (special_run_kinds.ts): beam search, drafts, watermarks, chats, sounds, pictures, canvases, contrastive search, DoLa.

import {draftsPane} from './assisted/drafts.tsx';
import {beamsPane} from './beam_search/beams.tsx';
import {beamtreePane} from './beam_search/beamtree.tsx';
import {hypothesesPane} from './beam_search/hypotheses.tsx';
import {canvasPane} from './diffusion/canvas.tsx';
import {crossAttentionPane} from './tokens/cross_attention.tsx';
import {layersPane} from './tokens/layers.tsx';
import {rerankedPane} from './tokens/reranked.tsx';
import {spokenPane} from './tokens/spoken.tsx';
import {templatePane} from './tokens/template.tsx';
import {wordTimesPane} from './tokens/word_times.tsx';
import {watermarkPane} from './watermarks/watermark.tsx';
import {addSpecialPanes} from './core/runtime.ts';

// Pictures of one run: name -> (element, log) => update(changes).
addSpecialPanes({
  drafts: draftsPane,
  beams: beamsPane,
  beamtree: beamtreePane,
  hypotheses: hypothesesPane,
  canvas: canvasPane,
  layers: layersPane,
  cross_attention: crossAttentionPane,
  reranked: rerankedPane,
  template: templatePane,
  spoken: spokenPane,
  word_times: wordTimesPane,
  watermark: watermarkPane,
});
