// Where the panes' bundle begins: every pane by its name, and what a page calls to mount one.

import {draftLengthsPane} from './assisted/draft_lengths.js';
import {draftsPane} from './assisted/drafts.js';
import {samenessPane} from './assisted/sameness.js';
import {speedupPane} from './assisted/speedup.js';
import {batchPane} from './batch/batch.js';
import {beamsPane} from './beam_search/beams.js';
import {beamtreePane} from './beam_search/beamtree.js';
import {hypothesesPane} from './beam_search/hypotheses.js';
import {curvePane} from './charts/curve.js';
import {choicesPane} from './choices/choices.js';
import {differencePane} from './comparison/difference.js';
import {divergencePane} from './comparison/divergence.js';
import {gridPane} from './comparison/grid.js';
import {lanesPane} from './comparison/lanes.js';
import {lengthsPane} from './comparison/lengths.js';
import {measuresPane} from './comparison/measures.js';
import {progressPane} from './comparison/progress.js';
import {sensitivityPane} from './comparison/sensitivity.js';
import {triePane} from './comparison/trie.js';
import {withoutPane} from './comparison/without.js';
import {canvasPane} from './diffusion/canvas.js';
import {arrivalPane} from './models/arrival.js';
import {estimatePane} from './models/estimate.js';
import {klPane} from './models/kl.js';
import {openedPane} from './models/opened.js';
import {precisionsPane} from './models/precisions.js';
import {shelfPane} from './models/shelf.js';
import {servingPane} from './serving/serving.js';
import {branchesPane} from './tokens/branches.js';
import {candidatesPane} from './tokens/candidates.js';
import {checkPane} from './tokens/check.js';
import {layersPane} from './tokens/layers.js';
import {inWordsPane} from './tokens/in_words.js';
import {crossAttentionPane} from './tokens/cross_attention.js';
import {logitLensPane} from './tokens/logit_lens.js';
import {numbersPane} from './tokens/numbers.js';
import {processorsPane} from './tokens/processors.js';
import {quizPane} from './tokens/quiz.js';
import {rerankedPane} from './tokens/reranked.js';
import {tokenPane} from './tokens/token.js';
import {templatePane} from './tokens/template.js';
import {tokensPane} from './tokens/tokens.js';
import {spokenPane} from './tokens/spoken.js';
import {wordTimesPane} from './tokens/word_times.js';
import {attackPane} from './watermarks/attack.js';
import {detectabilityPane} from './watermarks/detectability.js';
import {detectionPane} from './watermarks/detection.js';
import {markedPane} from './watermarks/marked.js';
import {mistakesPane} from './watermarks/mistakes.js';
import {strengthsPane} from './watermarks/strengths.js';
import {watermarkPane} from './watermarks/watermark.js';
import {watermarkCostPane} from './watermarks/watermark_cost.js';
import {watermarkQuizPane} from './watermarks/watermark_quiz.js';
import {start} from './core/runtime.js';
import {withTexts} from './core/texts.js';

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
  check: checkPane,
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
};

// Pictures of a comparison: name -> (element, group) => update(changes).
const GROUP_PANES = {
  draft_lengths: draftLengthsPane,
  sameness: samenessPane,
  speedup: speedupPane,
  batch: batchPane,
  choices: choicesPane,
  difference: differencePane,
  divergence: divergencePane,
  grid: gridPane,
  lanes: lanesPane,
  lengths: lengthsPane,
  measures: measuresPane,
  progress: progressPane,
  sensitivity: sensitivityPane,
  trie: triePane,
  without: withoutPane,
  arrival: arrivalPane,
  estimate: estimatePane,
  kl: klPane,
  opened: openedPane,
  precisions: precisionsPane,
  shelf: shelfPane,
  serving: servingPane,
  attack: attackPane,
  detectability: detectabilityPane,
  detection: detectionPane,
  marked: markedPane,
  mistakes: mistakesPane,
  strengths: strengthsPane,
  watermark_cost: watermarkCostPane,
  watermark_quiz: watermarkQuizPane,
};

withTexts(() => start(PANES, GROUP_PANES));
