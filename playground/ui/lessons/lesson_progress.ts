// How far a person is in each lesson, kept in the browser, and which one is open in this tab.

import {kept} from '../../../visualizers/panes/widgets/kept.ts';
import type {Progress} from './lesson_types.ts';

const OF_BROWSER = kept('lessons'); // {lessons: {name: Progress}}
const OF_TAB = kept('lessons', 'tab'); // the name of the open one

export class KeptLessons {
  readonly lessons: Record<string, Progress | undefined> = readProgress();
  open = OF_TAB.read() ?? '';

  /** That of a lesson, which begins where there is none. */
  of(name: string): Progress {
    return (this.lessons[name] ??= {at: 0, done: [], guesses: {}});
  }

  keep(): void {
    OF_BROWSER.write(JSON.stringify({lessons: this.lessons}));
    OF_TAB.write(this.open);
  }
}

// What is kept may be of another version.
function readProgress(): Record<string, Progress> {
  const held = (OF_BROWSER.readJson() as {lessons?: Record<string, Partial<Progress>>} | null)?.lessons ?? {};
  const sound: Record<string, Progress> = {};
  for (const [name, {at, done, guesses, ownModel}] of Object.entries(held)) {
    const isSound = Number.isInteger(at) && Array.isArray(done) && guesses && typeof guesses === 'object';
    if (isSound) sound[name] = {at: Number(at), done, guesses, ownModel};
  }
  return sound;
}
