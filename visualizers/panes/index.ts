// Where the panes' bundle begins: the panes of any run by their names, and what a page calls to mount one. Those that
// stand closed at first are in closed_panes.ts, those that only a run of a special kind fills in special_runs.ts.

import {knobStripsPane} from './draws/knob_strips.tsx';
import {whatIfPane} from './draws/what_if.tsx';
import {branchesPane} from './tokens/branches.tsx';
import {candidatesPane} from './tokens/candidates.tsx';
import {numbersPane} from './tokens/numbers.tsx';
import {quizPane} from './tokens/quiz.tsx';
import {tokenPane} from './tokens/token.tsx';
import {tokensPane} from './tokens/tokens.tsx';
import {start} from './core/runtime.ts';
import {withTexts} from './core/texts.ts';
import {SPECIAL_RUNS} from './special_run_kinds.ts';

// Pictures of one run: name -> (element, log) => update(changes).
const PANES = {
  branches: branchesPane,
  candidates: candidatesPane,
  knob_strips: knobStripsPane,
  numbers: numbersPane,
  quiz: quizPane,
  token: tokenPane,
  tokens: tokensPane,
  what_if: whatIfPane,
};

// Those that stand closed at first, in closed_panes.ts.
const CLOSED = ['curve', 'draw', 'check', 'in_words', 'logit_lens', 'processors'];

withTexts(() => start(PANES, CLOSED, SPECIAL_RUNS));
