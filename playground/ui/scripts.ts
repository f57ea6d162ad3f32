// Where the page's own bundle begins: what its components do in the browser, and what its listeners call there. A
// component's `js_on_load` (see page/scripts.py) leaves its call in the queue `GenerationPlaygroundPage`.

import {t, withTexts} from '../../visualizers/panes/core/texts.ts';
import {mountClassForm} from './classroom/class_form.tsx';
import {mountClassPanel} from './classroom/class_panel.ts';
import {mountComparisonLog} from './comparisons/comparison_log.ts';
import {mountEstimate} from './comparisons/estimate.ts';
import {mountLanes} from './comparisons/lanes.ts';
import {changesInWords, leaveOut, mountChangedLine} from './controls/changed_knobs.tsx';
import {listenForDrawers, mountDrawer} from './controls/drawers.ts';
import {mountExamples} from './controls/examples.tsx';
import {markView, mountHeader} from './controls/header.ts';
import {beginForm, formChanged, formKept, holdForm, listenForTouches, mountKeptForm} from './controls/kept_form.ts';
import {mountKnobPanel} from './controls/knob_panel/panel.tsx';
import {followModels} from './controls/knob_panel/panel_state.ts';
import {mountQuickRow} from './controls/knob_panel/quick_row.tsx';
import {mountMediaArea} from './controls/media_area.tsx';
import {mountPromptArea, written} from './controls/prompt_area.tsx';
import {mountRunMenu} from './controls/run_menu.ts';
import {mountSentence} from './controls/sentence.ts';
import {listenForStage, mountStage} from './controls/stage.tsx';
import {mountStrategyList} from './controls/strategy_list.tsx';
import {mountViewQuestions} from './controls/view_questions.ts';
import {openDoor} from './front_door/door_path.ts';
import {mountFrontDoor} from './front_door/front_door.tsx';
import {mountLessonPanel} from './lessons/lesson_panel.ts';
import {mountModelQuestions, openModels} from './models/model_questions.ts';
import {mountBeamVariants} from './one_run/beam_variants.ts';
import {mountBranching} from './one_run/branching.ts';
import {tellKnobs} from './one_run/form_knobs.ts';
import {mountHistory} from './one_run/history.tsx';
import {mountNextScores} from './one_run/next_scores.ts';
import {mountRunLog} from './one_run/run_log.ts';
import {mountRunQuestion} from './one_run/run_question.ts';
import {mountTaken} from './one_run/sharing.ts';
import {ask, askNext, mountAsks, packForRun} from './page/ask.ts';
import {mountBrowserCommands} from './page/browser_commands.ts';
import {tellWhenClosed} from './page/closed_tabs.ts';
import {fill, holdEarlyPresses} from './page/early_press.ts';
import {withEarlyValues} from './page/early_values.ts';
import {listenForKeyList} from './page/key_list.tsx';
import {listenForKeys, nameKeys} from './page/keyboard.ts';
import {mountLiveLog} from './page/live_log.ts';
import {infoUpdates, mountMessages} from './page/messages.tsx';
import {watchServer} from './page/server_away.ts';
import {followRun, followScroll, showToStyles} from './page/store.ts';
import {mountViewForm} from './page/view_form.tsx';

const SCRIPTS = {
  ask,
  askNext,
  beginForm,
  changesInWords,
  fill,
  followModels,
  formChanged,
  formKept,
  holdForm,
  infoUpdates,
  leaveOut,
  markView,
  mountAsks,
  mountBeamVariants,
  mountBranching,
  mountBrowserCommands,
  mountChangedLine,
  mountClassForm,
  mountClassPanel,
  mountComparisonLog,
  mountDrawer,
  mountEstimate,
  mountExamples,
  mountFrontDoor,
  mountHeader,
  mountHistory,
  mountKeptForm,
  mountKnobPanel,
  mountLanes,
  mountLessonPanel,
  mountLiveLog,
  mountMediaArea,
  mountMessages,
  mountModelQuestions,
  mountNextScores,
  mountPromptArea,
  mountQuickRow,
  mountRunLog,
  mountRunMenu,
  mountRunQuestion,
  mountSentence,
  mountStage,
  mountStrategyList,
  mountTaken,
  mountViewForm,
  mountViewQuestions,
  openModels,
  packForRun,
  t,
  tellWhenClosed,
  withEarlyValues,
  written,
};

/** What the page's components and listeners call. */
export type PageScripts = typeof SCRIPTS;

function start(): void {
  const run = (call: (page: PageScripts) => void) => {
    try {
      call(SCRIPTS);
    } catch (error) {
      console.error('Generation Playground:', error);
    }
  };
  nameKeys();
  onceThere(() => {
    openDoor();
    showToStyles();
    followRun();
    followScroll();
    tellKnobs();
    const waiting = window.GenerationPlaygroundPage;
    window.GenerationPlaygroundPage = {push: run};
    waiting?.forEach?.(run);
  });
}

// Calls `then` when there is a body: the bundle stands in the head.
function onceThere(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, {once: true});
  else then();
}

holdEarlyPresses();
listenForTouches();
listenForKeys();
listenForKeyList();
listenForDrawers();
listenForStage();
watchServer();
withTexts(start);
