// The lesson beside the page: a list of lessons, then a step at a time. It keeps how far the person is in the browser, tells
// the server when a step begins and when a run has ended in it, and draws what comes back. What is drawn: lesson_view.tsx.

import {signal} from '../page/signals.ts';
import {render} from 'preact';
import type {RunGroup} from '../../../visualizers/panes/core/run_group.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {precisionsIn} from '../../../visualizers/panes/models/pair_words.ts';
import {closeForLesson} from '../controls/drawers.ts';
import {openView} from '../controls/view_questions.ts';
import {atRest} from '../page/at_rest.ts';
import {ask} from '../page/ask.ts';
import {type Component, around, partOf} from '../page/component.ts';
import {classNews, lessonAsked, lessonsAsked, predicted} from '../page/moments.ts';
import {mainLog, panes} from '../page/panes.ts';
import {lesson as opened, stage} from '../page/store.ts';
import {handNow} from './hand_now.ts';
import {KeptLessons} from './lesson_progress.ts';
import type {Judgement, Lesson, LessonEntry, LessonValue} from './lesson_types.ts';
import {foldComeBack, listenForSheets, turnLesson, unfoldForVerdict, unfoldLesson} from './lesson_sheet.ts';
import {type LessonActions, type Shown, lessonView, pointAt} from './lesson_view.tsx';

// The other views of which a step may ask something: whether what a group shows has come to its end.
const OTHERS: Record<string, (group: RunGroup) => boolean> = {
  batch: () => true,
  seeds: ({done}) => Boolean(done),
  precision: ({found}) => precisionsIn(found)?.groups.every(({pair}, number) => number === 0 || pair) ?? false,
};
const REST = 250; // milliseconds after which a knob that was dragged is judged
const onStage = () => stage.peek() !== null;
const IS_SMALL = matchMedia('(max-width: 899px)'); // no place for the whole page beside or above the panel: lesson_panel.css

export function mountLessonPanel({element, props, watch}: Component, {lessons}: {lessons: LessonEntry[]}): void {
  const root = partOf(element, '.gp-lesson');
  const log = mainLog();
  const kept = new KeptLessons();
  const shown = signal<Shown>(null);
  let lesson: Lesson | null = null;
  let at = 0;
  let judgement: Judgement | null = null; // of the step that is shown
  let isReady = false; // whether the page is set for the step: what is predicted is the run that follows
  let isOpenly = false; // whether the judgement may be shown to whom has predicted nothing: a class has, by its hands
  let isCovered = false; // whether it waits until it is revealed: it came on the stage
  let isRevealed = false; // whether it was, in this step
  let revealed: Set<string> | null = null; // in the room of a class: the questions that the teacher has revealed
  let keepPage = false; // whether the next step that is shown leaves the page as it is

  // ------------------------------------------------------------------------------------------------ what a press does

  const inLesson = (act: (now: Lesson) => void) => {
    if (lesson) act(lesson);
  };
  const actions: LessonActions = {
    list: showList,
    choose: (name) => choose(name),
    close,
    go: (to) => inLesson((now) => go(now, to)),
    guess: (guess) =>
      inLesson((now) => {
        kept.of(now.name).guesses[at] = guess;
        kept.keep();
        draw();
        predicted.tell({...placeIn(now), guess}); // a class may gather them
        if (!now.steps[at].task || now.steps[at].by_hand) judge(now);
      }),
    recorded: () => inLesson((now) => ask('ShowRecorded', placeIn(now))),
    solve: () =>
      inLesson((now) => {
        forget();
        enter(now, {solved: true});
        draw();
      }),
    ownModel: (own) =>
      inLesson((now) => {
        kept.of(now.name).ownModel = own;
        kept.keep();
        enter(now);
        draw();
      }),
    reveal: () => {
      isCovered = false;
      isRevealed = true;
      draw();
    },
    fold: turnLesson,
    again: () =>
      inLesson((now) => {
        kept.of(now.name).guesses[at] = undefined;
        forget();
        kept.keep();
        enter(now);
        draw();
      }),
  };
  render(lessonView(shown, actions), root);
  listenForSheets();
  root.setAttribute('aria-label', t('Lessons'));
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });

  const placeIn = ({name}: Lesson) => ({lesson: name, step: at});
  const isLocked = () => lesson !== null && opened.isLocked.value; // by a class

  function showList() {
    if (isLocked()) return;
    if (lesson) leave();
    open();
    pointAt('');
    const all = lessons.map((each) => {
      const progress = kept.lessons[each.name];
      const isOver = progress !== undefined && progress.done.length >= each.steps;
      return {...each, isOver, at: progress?.at ?? null};
    });
    shown.value = {lessons: all};
  }

  function choose(name: string, keepThePage = false) {
    keepPage = keepThePage;
    ask('ChooseLesson', {lesson: name});
  }

  function open() {
    if (root.hidden) closeForLesson();
    root.hidden = false;
    opened.isOpen.value = true;
    unfoldLesson();
  }

  function close() {
    if (isLocked()) return;
    if (lesson) leave();
    root.hidden = true;
    opened.isOpen.value = false;
    shown.value = null;
    document.querySelector<HTMLElement>('button[data-lessons]')?.focus({preventScroll: true});
  }

  function leave() {
    hideResult(false);
    pointAt('');
    log.showPicture(null);
    lesson = opened.name.value = null;
    kept.open = '';
    kept.keep();
    ask('LeaveLesson');
  }

  // ------------------------------------------------------------------------------------------------ the steps

  // A lesson begins with the page as it was; what a run has shown may be what the lesson asks for. It comes back with the
  // next run, or when the lesson is left.
  function hideResult(isHidden: boolean) {
    opened.hidesResult.value = isHidden;
  }

  function begin(now: Lesson) {
    lesson = now;
    opened.name.value = now.name;
    const hasComeBack = keepPage;
    hideResult(!hasComeBack);
    kept.open = now.name;
    open();
    const {at: place, done} = kept.of(now.name);
    go(now, done.length >= now.steps.length ? 0 : place);
    if (hasComeBack) foldComeBack();
  }

  function go(now: Lesson, to: number) {
    at = Math.max(0, Math.min(now.steps.length - 1, to));
    const progress = kept.of(now.name);
    progress.at = at;
    forget();
    kept.keep();
    enter(now);
    draw({moved: true});
    // a step that has been done shows what it showed; without a task it is judged on what is shown now
    const {task, predict} = now.steps[at];
    if (!task && (!predict || progress.guesses[at] !== undefined)) judge(now);
  }

  function forget() {
    judgement = null;
    isOpenly = isCovered = isRevealed = false;
  }

  function enter(now: Lesson, {solved = false} = {}) {
    const keep = keepPage;
    keepPage = isReady = false;
    log.roll = null;
    openView(now.steps[at].view);
    log.showPicture(now.steps[at].picture ?? null);
    ask('EnterStep', {...placeIn(now), own_model: Boolean(kept.of(now.name).ownModel), keep, solved});
  }

  // What the run that is shown says of this step.
  function judge(now: Lesson) {
    const hand = now.steps[at].by_hand ? handNow(log) : null;
    ask('JudgeStep', {...placeIn(now), guess: kept.of(now.name).guesses[at] ?? null, hand});
  }

  // Whether what came out waits for the teacher's reveal. What is not done yet is said all the same.
  const isHeld = (now: Lesson) =>
    Boolean(revealed && judgement?.done && now.steps[at].predict && !revealed.has(`lesson/${now.name}/${at}`));

  function draw({moved = false, isReminded = false} = {}) {
    if (!lesson) return;
    const {guesses, done, ownModel} = kept.of(lesson.name);
    root.setAttribute('aria-busy', String(!isReady));
    if (moved) unfoldLesson();
    pointAt(lesson.steps[at].at);
    shown.value = {
      lesson,
      at,
      guess: guesses[at],
      isDone: done.includes(at),
      ownModel: Boolean(ownModel),
      isReady,
      judgement,
      isOpenly,
      isCovered,
      isHeld: isHeld(lesson),
      isStaged: onStage(),
      moved,
      isReminded,
    };
  }

  // ------------------------------------------------------------------------------------------------ what comes

  watch('value', () => {
    const value = JSON.parse(props.value || 'null') as LessonValue | null;
    if (!value) return;
    if (value.kind === 'lesson') begin(value.lesson);
    else if (lesson && value.step === at) {
      if (value.kind === 'judgement') return take(lesson, value);
      isReady = true;
      draw();
      begun(lesson, value.lacks);
    }
  });

  // The text that a step speaks of is shown, and the token of it that is to be looked at.
  let turnWithout: number | undefined | null = null; // the run that was shown while the step lacked its own
  function begun(now: Lesson, lacks: boolean) {
    const {needs, looks_at: place} = now.steps[at];
    turnWithout = lacks ? log.turn : null;
    if (lacks) ask('ShowRecorded', {...placeIn(now), needed: true});
    else if (needs) hideResult(false);
    if (place && !lacks) log.select(0, place - 1);
  }

  function take(now: Lesson, found: Judgement) {
    const {predict, task, by_hand: isByHand} = now.steps[at];
    const {done} = kept.of(now.name);
    if (isByHand && judgement?.done && !found.done) return; // a knob that is dragged on
    if (found.done && !judgement?.done) unfoldForVerdict();
    judgement = found;
    if (onStage()) isOpenly = true;
    isCovered = found.done && onStage() && Boolean(predict) && !isRevealed;
    if (found.done && !done.includes(at)) done.push(at);
    kept.keep();
    draw();
    if (found.done && predict?.token) log.select(0, predict.token - 1); // which was predicted
    if (found.done && task && !isByHand && IS_SMALL.matches) document.getElementById('pane-tokens')?.scrollIntoView();
  }

  // A run has ended, or a batch or a comparison of precisions: it may be what the step asked for.
  let seen: number | undefined = 0;
  let seenSteps = log.turn;
  const rested = atRest(REST, () => {
    const waits = lesson?.steps[at].predict && kept.of(lesson.name).guesses[at] === undefined;
    if (lesson?.steps[at].by_hand && isReady && (!waits || onStage())) judge(lesson);
  });
  log.subscribe(element, (changes) => {
    if (log.turn !== seenSteps) hideResult(false);
    seenSteps = log.turn;
    if (changes.knobs || changes.selection || changes.found || changes.roll) rested();
    if (lesson && log.finished && turnWithout !== null && log.turn !== turnWithout) begun(lesson, false);
    if (!log.finished || log.turn === seen) return;
    seen = log.turn;
    ended(log.recorded);
  });
  for (const [name, isOver] of Object.entries(OTHERS)) {
    const group = panes().group(name);
    let seenTurn = group.turn;
    group.subscribe(element, () => {
      if (group.turn !== seenTurn) hideResult(false);
      if (group.turn === seenTurn || !isOver(group)) return;
      seenTurn = group.turn;
      ended(false);
    });
  }

  function ended(recorded: boolean) {
    if (!lesson) return;
    const waits = lesson.steps[at].predict && kept.of(lesson.name).guesses[at] === undefined;
    if (waits && !recorded && !onStage()) draw({isReminded: true});
    else judge(lesson);
  }

  let wasStaged = onStage();
  stage.subscribe(() => {
    if (wasStaged !== onStage()) draw();
    wasStaged = onStage();
  });

  classNews.hear((keys) => {
    const before = lesson && isHeld(lesson);
    revealed = keys && new Set(keys);
    if (lesson && isHeld(lesson) !== before) draw();
  });
  document.addEventListener('click', (event) => {
    if (!around(event, 'button[data-lessons]')) return;
    if (root.hidden) showList();
    else close();
  });
  lessonsAsked.hear(() => {
    if (root.hidden) showList();
  });
  lessonAsked.hear(({lesson: name, step}) => {
    if (lesson?.name === name) return;
    kept.of(name).at = step - 1;
    choose(name);
  });

  const query = new URLSearchParams(location.search);
  const asked = query.get('lesson');
  const isThere = (name: string) => lessons.some((each) => each.name === name);
  if (asked && isThere(asked)) {
    const step = Number(query.get('step'));
    if (step >= 1) kept.of(asked).at = Math.floor(step) - 1;
    choose(asked);
  } else if (asked) showList();
  else if (isThere(kept.open)) choose(kept.open, true);
}
