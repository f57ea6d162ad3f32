// On a phone the lesson is a sheet at the bottom, under that of the token that is looked at. One of the two is open and the other
// is one line: whichever somebody opens closes the other, and what a step or its verdict says is in sight as it comes.

import {around} from '../page/component.ts';
import {lesson} from '../page/store.ts';

/** Whether the panel of a lesson is a sheet: as lesson_panel.css and page.css have it. */
const IS_SHEET = matchMedia('(max-width: 599px), (max-width: 899px) and (min-height: 561px)');

let isPressed = false; // whether somebody has pressed something in the result of a run since the lesson was unfolded

/** The lesson is opened, and with it the text stays in sight. */
export function unfoldLesson(): void {
  lesson.isFolded.value = isPressed = false;
  foldTokens();
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
        if (event.isTrusted && around(event, '#result')) isPressed = true;
      },
      true,
    );
  }
  const follow = () => {
    if (!IS_SHEET.matches || !lesson.isOpen.value || lesson.isFolded.value || !openTokens()) return;
    // a step may look at a token, too: then what it says is read first
    if (isPressed) lesson.isFolded.value = true;
    else foldTokens();
  };
  new MutationObserver(follow).observe(document.body, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-folded'],
  });
}

/** How far down the page can be seen. */
export function lowestInSight(): number {
  const panel = IS_SHEET.matches ? document.querySelector('.gp-lesson:not([hidden])') : null;
  return panel?.getBoundingClientRect().top ?? innerHeight;
}

// The button that folds the sheet of a token, where it is one and is open.
function openTokens(): HTMLElement | null {
  const button = document.querySelector<HTMLElement>('#pane-token .gp-fold[aria-expanded="true"]');
  return button?.checkVisibility() ? button : null;
}

// As a person would.
function foldTokens(): void {
  if (IS_SHEET.matches) openTokens()?.click();
}
