// Where the panes' bundle begins: every pane of a run by its name, and what a page calls to mount one.

import {draftsPane} from './assisted/drafts.tsx';
import {beamsPane} from './beam_search/beams.tsx';
import {beamtreePane} from './beam_search/beamtree.tsx';
import {hypothesesPane} from './beam_search/hypotheses.tsx';
import {curvePane} from './charts/curve.tsx';
import {canvasPane} from './diffusion/canvas.tsx';
import {drawPane} from './draws/draw.tsx';
import {knobStripsPane} from './draws/knob_strips.tsx';
import {whatIfPane} from './draws/what_if.tsx';
import {branchesPane} from './tokens/branches.tsx';
import {candidatesPane} from './tokens/candidates.tsx';
import {checkPane} from './tokens/check.tsx';
import {layersPane} from './tokens/layers.tsx';
import {inWordsPane} from './tokens/in_words.tsx';
import {crossAttentionPane} from './tokens/cross_attention.tsx';
import {logitLensPane} from './tokens/logit_lens.tsx';
import {numbersPane} from './tokens/numbers.tsx';
import {processorsPane} from './tokens/processors.tsx';
import {quizPane} from './tokens/quiz.tsx';
import {rerankedPane} from './tokens/reranked.tsx';
import {tokenPane} from './tokens/token.tsx';
import {templatePane} from './tokens/template.tsx';
import {tokensPane} from './tokens/tokens.tsx';
import {spokenPane} from './tokens/spoken.tsx';
import {wordTimesPane} from './tokens/word_times.tsx';
import {watermarkPane} from './watermarks/watermark.tsx';
import {start} from './core/runtime.ts';
import {withTexts} from './core/texts.ts';

// Pictures of one run: name -> (element, log) => update(changes).
const PANES = {
  drafts: draftsPane,
  beams: beamsPane,
  beamtree: beamtreePane,
  hypotheses: hypothesesPane,
  curve: curvePane,
  branches: branchesPane,
  canvas: canvasPane,
  candidates: candidatesPane,
  draw: drawPane,
  check: checkPane,
  knob_strips: knobStripsPane,
  layers: layersPane,
  in_words: inWordsPane,
  cross_attention: crossAttentionPane,
  spoken: spokenPane,
  word_times: wordTimesPane,
  logit_lens: logitLensPane,
  numbers: numbersPane,
  processors: processorsPane,
  quiz: quizPane,
  reranked: rerankedPane,
  template: templatePane,
  token: tokenPane,
  tokens: tokensPane,
  watermark: watermarkPane,
  what_if: whatIfPane,
};

withTexts(() => start(PANES));
