// A lesson on the stage: the page's own panel beside the picture (stage.css). Its buttons say in data-key which key presses
// them. A clicker has two keys: the one for on reads what is below, then reveals what is covered, then goes to the next step.

import {isTouched, t} from '../../../visualizers/panes/core/texts.ts';
import {lessonsAsked} from '../page/moments.ts';
import {lesson} from '../page/store.ts';

const READ = 0.8; // of what is in sight: so far it is scrolled at once

export class StageLesson {
  stays = false; // whether the clicker was pressed where something is still to be done

  constructor(readonly redraw: () => void) {}

  get panel(): HTMLElement | null {
    return document.querySelector('#lesson .gp-lesson');
  }

  get isSeen(): boolean {
    return lesson.isOpen.value && lesson.isOnStage.value;
  }

  // Into sight and out of it; where none is open, to the list of them.
  turn(): void {
    lesson.isOnStage.value = !lesson.isOpen.value || !lesson.isOnStage.value;
    if (!lesson.isOpen.value) lessonsAsked.tell();
  }

  // What is said beside the pictures.
  get words(): string {
    if (!this.isSeen) return '';
    if (this.stays) return t('Still to be done. Go on with N.'); // only a clicker can have been pressed there
    return isTouched() ? '' : t('Clicker: lesson. ← →: picture.');
  }

  // Presses the button of the panel that has this key, and says whether there is one.
  press(key: string): boolean {
    const named = `[data-key="${CSS.escape(key.toUpperCase())}"]:not(:disabled)`;
    const button = this.isSeen && this.panel?.querySelector<HTMLElement>(named);
    if (!button) return false;
    this.stays = false;
    button.click();
    return true;
  }

  go(delta: number): void {
    this.stays = false;
    const {panel} = this;
    if (!panel) return;
    const isBelow = panel.scrollTop + panel.clientHeight < panel.scrollHeight - 4;
    if (delta < 0) this.press('P');
    else if (isBelow) panel.scrollBy({top: READ * panel.clientHeight, behavior: 'instant'});
    else if (!this.press('R')) {
      this.stays = !panel.querySelector('.gp-lesson-foot .gp-next');
      if (!this.stays) this.press('N');
    }
    this.redraw();
  }
}
