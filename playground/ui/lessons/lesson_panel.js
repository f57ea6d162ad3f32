// The lesson beside the page: a list of lessons, then a step at a time. It keeps how far the person is in the browser, tells
// the server when a step begins and when a run has ended in it, and draws what comes back. What is drawn: lesson_view.js.

import {closeForLesson} from '../controls/drawers.js';
import {withPanes} from '../page/panes.js';
import {LessonView} from './lesson_view.js';

const KEPT = 'generation-playground.lessons'; // {lessons: {name: {at, done: [numbers], guesses: {number: guess}}}, open: name}

// The other views of which a step may ask something: whether what a group shows has come to its end.
/** @type {Record<string, (group: any) => boolean>} */
const OTHERS = {
  batch: () => true,
  seeds: ({done}) => Boolean(done),
  precision: ({found}) => Boolean(found?.groups.every(({pair}, number) => number === 0 || pair)),
};
const onStage = () => Boolean(document.body.dataset.stage);
const AT_TOP = matchMedia('(max-width: 599px), (max-width: 899px) and (min-height: 561px)'); // the panel is a sheet there: lesson_panel.css

export function mountLessonPanel({element, props, trigger, watch}, {lessons}) {
  const kept = readKept();
  /** @type {{name: string, steps: any[]} | null} */
  let lesson = null;
  let at = 0;
  let judgement = null; // of the step that is shown
  let isReady = false; // whether the page is set for the step: what is predicted is the run that follows
  let isOpenly = false; // whether the judgement may be shown to whom has predicted nothing: a class has, by its hands
  let isCovered = false; // whether it waits until it is revealed: it came on the stage
  let isRevealed = false; // whether it was, in this step
  let revealed = null; // in the room of a class: the questions that the teacher has revealed
  let keepPage = false; // whether the next step that is shown leaves the page as it is

  const view = new LessonView(element.querySelector('.gp-lesson'), {
    list: () => showList(),
    choose: (name) => choose(name),
    go: (to) => go(to),
    guess: (guess) => {
      progress().guesses[at] = guess;
      keep();
      draw();
      document.dispatchEvent(new CustomEvent('gp-predicted', {detail: {...place(), guess}})); // a class may gather them
      if (!step().task) judge();
    },
    recorded: () => trigger('recorded', place()),
    solve: () => {
      forget();
      enter({solved: true});
      draw();
    },
    ownModel: (own) => {
      progress().ownModel = own;
      keep();
      enter();
    },
    reveal: () => {
      isCovered = false;
      isRevealed = true;
      draw();
    },
    again: () => {
      delete progress().guesses[at];
      forget();
      keep();
      enter();
      draw();
    },
    close: () => close(),
  });

  // A lesson begins with the page as it was; what a run has shown may be what the lesson asks for. It comes back with the
  // next run, or when the lesson is left.
  const hideResult = (isHidden) => document.body.toggleAttribute('data-old-result', isHidden);

  const progress = (name = lesson.name) => (kept.lessons[name] ??= {at: 0, done: [], guesses: {}});
  const step = () => lesson.steps[at];
  const place = () => ({lesson: lesson.name, step: at});

  const isLocked = () => lesson && document.body.hasAttribute('data-lesson-locked'); // by a class

  function showList() {
    if (isLocked()) return;
    if (lesson) leave();
    view.drawList(lessons.map((each) => ({...each, ...progressOf(each)})));
    open();
  }

  function progressOf({name, steps}) {
    const {done = [], at: place = 0} = kept.lessons[name] || {};
    return {done: done.length, over: done.length >= steps, begun: Boolean(kept.lessons[name]), at: place};
  }

  function choose(name, keepThePage = false) {
    keepPage = keepThePage;
    trigger('chosen', {lesson: name});
  }

  function open() {
    if (view.root.hidden) closeForLesson();
    view.root.hidden = false;
    document.body.toggleAttribute('data-lesson', true);
  }

  function close() {
    if (isLocked()) return;
    if (lesson) leave();
    view.root.hidden = true;
    document.body.toggleAttribute('data-lesson', false);
    /** @type {HTMLElement | null} */ (document.querySelector('button[data-lessons]'))?.focus({preventScroll: true});
  }

  function leave() {
    hideResult(false);
    view.point('');
    lesson = null;
    kept.open = '';
    keep();
    trigger('left', {});
  }

  function go(to) {
    at = Math.max(0, Math.min(lesson.steps.length - 1, to));
    progress().at = at;
    forget();
    keep();
    enter();
    draw({moved: true});
    // a step that has been done shows what it showed; without a task it is judged on what is shown now
    if (!step().task && (!step().predict || progress().guesses[at] !== undefined)) judge();
  }

  // Whether what came out waits for the teacher's reveal. What is not done yet is said all the same.
  const isHeld = () => Boolean(revealed && judgement?.done && step().predict && !revealed.has(`lesson/${lesson.name}/${at}`));

  document.addEventListener('gp-class-news', (event) => {
    const before = lesson && isHeld();
    const {revealed: keys} = /** @type {CustomEvent} */ (event).detail;
    revealed = keys && new Set(keys);
    if (lesson && isHeld() !== before) draw();
  });

  function forget() {
    judgement = null;
    isOpenly = isCovered = isRevealed = false;
  }

  function enter({solved = false} = {}) {
    const keepIt = keepPage;
    keepPage = isReady = false;
    if (document.body.dataset.view !== step().view) document.getElementById(`view-${step().view}-button`)?.click();
    trigger('entered', {...place(), own_model: Boolean(progress().ownModel), keep: keepIt, solved});
  }

  // What the run that is shown says of this step.
  function judge() {
    trigger('judged', {...place(), guess: progress().guesses[at] ?? null});
  }

  function draw({moved = false} = {}) {
    const {guesses, done, ownModel} = progress();
    view.drawStep({lesson, at, guess: guesses[at], done: done.includes(at), ownModel: Boolean(ownModel), isReady, judgement, isOpenly, isCovered, isHeld: isHeld(), isStaged: onStage(), moved});
  }

  watch('value', () => {
    const value = JSON.parse(props.value || 'null');
    if (!value) return;
    if (value.kind === 'lesson') {
      lesson = value.lesson;
      hideResult(!keepPage);
      kept.open = lesson.name;
      open();
      go(progressOf({name: lesson.name, steps: lesson.steps.length}).over ? 0 : progress().at);
    } else if (lesson && value.kind === 'ready' && value.step === at) {
      isReady = true;
      draw();
    } else if (lesson && value.kind === 'judgement' && value.step === at) {
      judgement = value;
      if (onStage()) isOpenly = true;
      isCovered = value.done && onStage() && Boolean(step().predict) && !isRevealed;
      if (value.done && !progress().done.includes(at)) progress().done.push(at);
      keep();
      draw();
      if (value.done && step().predict?.token) withPanes((gp) => gp.log('main').select(0, step().predict.token - 1)); // which was predicted
      if (value.done && step().task && AT_TOP.matches) document.querySelector('#pane-tokens')?.scrollIntoView(); // from under the panel
    }
  });

  // A run has ended, or a batch or a comparison of precisions: it may be what the step asked for.
  withPanes((gp) => {
    const log = gp.log('main');
    let seen = 0;
    let seenSteps = log.turn;
    log.subscribe(element, () => {
      if (log.turn !== seenSteps) hideResult(false);
      seenSteps = log.turn;
      if (!log.finished || log.turn === seen) return;
      seen = log.turn;
      ended(log.recorded);
    });
    for (const [name, isOver] of Object.entries(OTHERS)) {
      const group = gp.group(name);
      let seenTurn = group.turn;
      group.subscribe(element, () => {
        if (group.turn !== seenTurn) hideResult(false);
        if (group.turn === seenTurn || !isOver(group)) return;
        seenTurn = group.turn;
        ended(false);
      });
    }
  });

  function ended(recorded) {
    if (!lesson) return;
    if (step().predict && progress().guesses[at] === undefined && !recorded && !onStage()) view.remind();
    else judge();
  }

  let wasStaged = onStage();
  new MutationObserver(() => {
    if (lesson && wasStaged !== onStage()) draw();
    wasStaged = onStage();
  }).observe(document.body, {attributeFilter: ['data-stage']});

  document.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('button[data-lessons]');
    if (!button) return;
    if (view.root.hidden) showList();
    else close();
  });

  document.addEventListener('gp-open-lesson', (event) => {
    const {lesson: name, step: number} = /** @type {CustomEvent} */ (event).detail;
    if (lesson?.name === name) return;
    progress(name).at = number - 1;
    choose(name);
  });

  const asked = new URLSearchParams(location.search).get('lesson');
  if (asked && lessons.some(({name}) => name === asked)) {
    const number = Number(new URLSearchParams(location.search).get('step'));
    if (number >= 1) progress(asked).at = Math.floor(number) - 1;
    choose(asked);
  } else if (lessons.some(({name}) => name === kept.open)) choose(kept.open, true);

  function keep() {
    try {
      localStorage.setItem(KEPT, JSON.stringify({lessons: kept.lessons}));
      sessionStorage.setItem(KEPT, kept.open);
    } catch { /* it is forgotten with the page */ }
  }
}

function readKept() {
  try {
    const {lessons} = JSON.parse(localStorage.getItem(KEPT) || '{}');
    return {lessons: soundly(lessons), open: sessionStorage.getItem(KEPT) || ''};
  } catch {
    return {lessons: {}, open: ''};
  }
}

// What is kept may be of another version.
function soundly(lessons) {
  const sound = {};
  for (const [name, {at, done, guesses, ownModel}] of Object.entries(lessons || {})) {
    if (Number.isInteger(at) && Array.isArray(done) && guesses && typeof guesses === 'object') sound[name] = {at, done, guesses, ownModel};
  }
  return sound;
}
