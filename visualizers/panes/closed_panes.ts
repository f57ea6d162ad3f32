// Where the bundle of closed panes begins: those of any run that stand behind a tab or in a fold. A page loads it when
// somebody is about to open one.

import {curvePane} from './charts/curve.tsx';
import {drawPane} from './draws/draw.tsx';
import {checkPane} from './tokens/check.tsx';
import {inWordsPane} from './tokens/in_words.tsx';
import {logitLensPane} from './tokens/logit_lens.tsx';
import {processorsPane} from './tokens/processors.tsx';
import {addClosedPanes} from './core/runtime.ts';

// Pictures of one run: name -> (element, log) => update(changes).
addClosedPanes({
  curve: curvePane,
  draw: drawPane,
  check: checkPane,
  in_words: inWordsPane,
  logit_lens: logitLensPane,
  processors: processorsPane,
});
