// Where the bundle of comparisons begins, which a page loads when it shows the first: every pane of one by its name.

import {answerPane} from './answers/answer.tsx';
import {draftLengthsPane} from './assisted/draft_lengths.tsx';
import {samenessPane} from './assisted/sameness.tsx';
import {speedupPane} from './assisted/speedup.tsx';
import {batchPane} from './batch/batch.tsx';
import {choicesPane} from './choices/choices.tsx';
import {differencePane} from './comparison/difference.tsx';
import {divergencePane} from './comparison/divergence.tsx';
import {gridPane} from './comparison/grid.tsx';
import {lanesPane} from './comparison/lanes.tsx';
import {lengthsPane} from './comparison/lengths.tsx';
import {measuresPane} from './comparison/measures.tsx';
import {conclusionPane} from './comparison/conclusion.tsx';
import {progressPane} from './comparison/progress.tsx';
import {sensitivityPane} from './comparison/sensitivity.tsx';
import {triePane} from './comparison/trie.tsx';
import {withoutPane} from './comparison/without.tsx';
import {arrivalPane} from './models/arrival.tsx';
import {estimatePane} from './models/estimate.tsx';
import {klPane} from './models/kl.tsx';
import {openedPane} from './models/opened.tsx';
import {precisionsPane} from './models/precisions.tsx';
import {shelfPane} from './models/shelf.tsx';
import {servingPane} from './serving/serving.tsx';
import {attackPane} from './watermarks/attack.tsx';
import {detectabilityPane} from './watermarks/detectability.tsx';
import {detectionPane} from './watermarks/detection.tsx';
import {markedPane} from './watermarks/marked.tsx';
import {mistakesPane} from './watermarks/mistakes.tsx';
import {strengthsPane} from './watermarks/strengths.tsx';
import {watermarkCostPane} from './watermarks/watermark_cost.tsx';
import {watermarkQuizPane} from './watermarks/watermark_quiz.tsx';
import {addGroupPanes} from './core/runtime.ts';

// Pictures of a comparison: name -> (element, group) => update(changes).
addGroupPanes({
  answer: answerPane,
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
  conclusion: conclusionPane,
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
});
