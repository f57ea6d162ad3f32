// Where the page's own bundle begins: what its components do in the browser, and what its listeners call there. A
// component's `js_on_load` (see page/scripts.py) leaves its call in the queue `GenerationPlaygroundPage`.

import {t, withTexts} from '../../visualizers/panes/core/texts.ts';
import {mountClassForm} from './classroom/class_form.js';
import {mountClassPanel} from './classroom/class_panel.js';
import {mountComparisonLog} from './comparisons/comparison_log.js';
import {mountLanes} from './comparisons/lanes.js';
import {changesInWords, leaveOut, mountChangedLine} from './controls/changed_knobs.js';
import {listenForDrawers, mountDrawer} from './controls/drawers.js';
import {mountExamples} from './controls/examples.js';
import {markView, mountHeader} from './controls/header.js';
import {mountKeptForm} from './controls/kept_form.js';
import {followModels, mountKnobPanel, mountQuickRow} from './controls/knob_panel/panel.js';
import {mountMediaArea} from './controls/media_area.js';
import {mountPromptArea} from './controls/prompt_area.js';
import {mountSentence} from './controls/sentence.js';
import {listenForStage, mountStage} from './controls/stage.js';
import {mountStrategyList} from './controls/strategy_list.js';
import {mountTour} from './controls/tour.js';
import {mountViewQuestions} from './controls/view_questions.js';
import {mountLessonPanel} from './lessons/lesson_panel.js';
import {mountModelQuestions} from './models/model_questions.js';
import {mountBeamVariants} from './one_run/beam_variants.js';
import {mountBranching} from './one_run/branching.js';
import {mountHistory} from './one_run/history.js';
import {mountRunLog} from './one_run/run_log.js';
import {mountRunQuestion} from './one_run/run_question.js';
import {mountTaken} from './one_run/sharing.js';
import {mountButtonRow} from './page/button_row.ts';
import {mountBrowserCommands} from './page/browser_commands.js';
import {tellWhenClosed} from './page/closed_tabs.js';
import {holdEarlyPresses} from './page/early_press.js';
import {mountLiveLog} from './page/live_log.js';
import {listenForKeys, nameKeys} from './page/keyboard.js';
import {infoUpdates, mountMessages} from './page/messages.js';
import {pickFile} from './page/pick_file.js';
import {mountReport} from './page/report.js';
import {watchServer} from './page/server_away.js';

const SCRIPTS = {
  changesInWords, followModels, infoUpdates, leaveOut, mountBeamVariants, mountBranching, mountChangedLine, mountClassForm, mountClassPanel, mountComparisonLog, mountBrowserCommands, mountButtonRow, mountDrawer,
  mountExamples, mountHeader, markView, mountHistory, mountKeptForm, mountKnobPanel, mountLanes, mountLessonPanel, mountLiveLog, mountMediaArea, mountMessages, mountModelQuestions, mountPromptArea,
  mountQuickRow, mountReport, mountRunLog, mountRunQuestion, mountSentence, mountStage, mountStrategyList, mountTaken, mountTour, mountViewQuestions, pickFile, t, tellWhenClosed,
};

function start() {
  const run = (call) => {
    try {
      call(SCRIPTS);
    } catch (error) {
      console.error('Generation Playground:', error);
    }
  };
  nameKeys();
  const waiting = window.GenerationPlaygroundPage || [];
  window.GenerationPlaygroundPage = {...SCRIPTS, push: run};
  waiting.forEach(run);
}

holdEarlyPresses();
listenForKeys();
listenForDrawers();
listenForStage();
watchServer();
withTexts(start);
