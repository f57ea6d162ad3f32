// A lesson on the stage: the page's own panel beside the picture (stage.css). Its buttons say in data-key which key presses
// them. A clicker has two keys: the one for on reads what is below, then reveals what is covered, then goes to the next step.

import {t} from '../../../visualizers/panes/core/texts.ts';

const READ = 0.8; // of what is in sight: so far it is scrolled at once

export class StageLesson {
  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
    this.isShown = true; // where one is open
    this.stays = false; // whether the clicker was pressed where something is still to be done
  }

  get panel() { return document.querySelector('#lesson .gp-lesson'); }

  get isOpen() { return document.body.hasAttribute('data-lesson'); }

  get isSeen() { return this.isOpen && this.isShown; }

  // Into sight and out of it; where none is open, to the list of them.
  turn() {
    if (this.isOpen) this.isShown = !this.isShown;
    else this.isShown = true;
    if (!this.isOpen) /** @type {HTMLElement | null} */ (document.querySelector('button[data-lessons]'))?.click();
  }

  draw() {
    document.body.toggleAttribute('data-no-lesson', !this.isShown);
  }

  // What is said beside the pictures.
  get words() {
    if (!this.isSeen) return '';
    return this.stays ? t('Still to be done. Go on with N.') : t('Clicker: lesson. ← →: picture.');
  }

  // Presses the button of the panel that has this key, and says whether there is one.
  press(key) {
    const button = this.isSeen && this.panel?.querySelector(`[data-key="${CSS.escape(key.toUpperCase())}"]:not(:disabled)`);
    if (!button) return false;
    this.stays = false;
    /** @type {HTMLElement} */ (button).click();
    return true;
  }

  go(delta) {
    this.stays = false;
    const {panel} = this;
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
