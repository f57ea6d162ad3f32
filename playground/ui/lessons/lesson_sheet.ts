// On a phone the lesson is a sheet at the bottom, under that of the token that is looked at. One of the two is open and the other
// is one line: whichever somebody opens closes the other, and what a step or its verdict says is in sight as it comes. A lesson
// that has come back with a reload is one line until somebody opens it.

import {around} from '../page/component.ts';
import {mainLog} from '../page/panes.ts';
import {lesson} from '../page/store.ts';

/** Whether the panel of a lesson is a sheet: as lesson_panel.css and page.css have it. */
const IS_SHEET = matchMedia('(max-width: 599px), (max-width: 899px) and (min-height: 561px)');
/** The same of the panel of a token: as page.css has it. */
const IS_TOKEN_SHEET = matchMedia('(max-width: 699px)');

let isPressed = false; // whether somebody has pressed something in the result of a run since the lesson was unfolded

let isBack = false; // whether the lesson has come back with a reload, and nobody has pressed anything since

/** The lesson is opened, and with it the text stays in sight. */
export function unfoldLesson(): void {
  lesson.isFolded.value = isPressed = false;
  foldTokens();
}

/** What came of a step is read, unless it is what was read before the reload. */
export function unfoldForVerdict(): void {
  if (!isBack) unfoldLesson();
}

/** It has come back with a reload. */
export function foldComeBack(): void {
  isBack = true;
  if (IS_SHEET.matches) lesson.isFolded.value = true;
}

/** By its own button. */
export function turnLesson(): void {
  if (lesson.isFolded.value) unfoldLesson();
  else lesson.isFolded.value = true;
}

/** From now on the two give way to each other. */
export function listenForSheets(): void {
  for (const type of ['click', 'keydown']) {
    document.addEventListener(
      type,
      (event) => {
        if (!event.isTrusted) return;
        isBack = false;
        if (around(event, '#result')) isPressed = true;
      },
      true,
    );
  }
  const log = mainLog();
  log.subscribe(document.body, ({fold}) => {
    if (!fold || log.isTokenFolded || !lesson.isOpen.value || lesson.isFolded.value || !areSheets()) return;
    // a step may look at a token, too: then what it says is read first
    if (isPressed) lesson.isFolded.value = true;
    else foldTokens();
  });
}

/** How far down the page can be seen. */
export function lowestInSight(): number {
  const panel = IS_SHEET.matches ? document.querySelector('.gp-lesson:not([hidden])') : null;
  return panel?.getBoundingClientRect().top ?? innerHeight;
}

// Whether the lesson and what is seen of a token are sheets, and both there: as page.css has it.
function areSheets(): boolean {
  const tokens = document.getElementById('token-panel');
  return IS_SHEET.matches && IS_TOKEN_SHEET.matches && Boolean(tokens?.checkVisibility());
}

function foldTokens(): void {
  if (areSheets()) mainLog().foldToken(true);
}
