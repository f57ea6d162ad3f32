// Where the panes' bundle begins: the panes of any run by their names, and what a page calls to mount one. Those that only a
// run of a special kind fills are in special_runs.ts.

import {curvePane} from './charts/curve.tsx';
import {drawPane} from './draws/draw.tsx';
import {knobStripsPane} from './draws/knob_strips.tsx';
import {whatIfPane} from './draws/what_if.tsx';
import {branchesPane} from './tokens/branches.tsx';
import {candidatesPane} from './tokens/candidates.tsx';
import {checkPane} from './tokens/check.tsx';
import {inWordsPane} from './tokens/in_words.tsx';
import {logitLensPane} from './tokens/logit_lens.tsx';
import {numbersPane} from './tokens/numbers.tsx';
import {processorsPane} from './tokens/processors.tsx';
import {quizPane} from './tokens/quiz.tsx';
import {tokenPane} from './tokens/token.tsx';
import {tokensPane} from './tokens/tokens.tsx';
import {start} from './core/runtime.ts';
import {withTexts} from './core/texts.ts';
import {SPECIAL_RUNS} from './special_run_kinds.ts';

// Pictures of one run: name -> (element, log) => update(changes).
const PANES = {
  curve: curvePane,
  branches: branchesPane,
  candidates: candidatesPane,
  draw: drawPane,
  check: checkPane,
  knob_strips: knobStripsPane,
  in_words: inWordsPane,
  logit_lens: logitLensPane,
  numbers: numbersPane,
  processors: processorsPane,
  quiz: quizPane,
  token: tokenPane,
  tokens: tokensPane,
  what_if: whatIfPane,
};

withTexts(() => start(PANES, SPECIAL_RUNS));
