// The legend of the text pane: the colour scale, and the marks of tokens that were not simply chosen.

import {NO_ORIGINS, ORIGINS, countOrigin} from '../assisted/draft_words.js';
import {fit} from '../core/dom_patch.ts';
import {Along} from '../core/log.ts';
import {drawScale} from '../core/shades.ts';
import {count, make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipOfTerm} from '../core/tips.ts';
import {onlyGiven} from './tokens_words.js';

/** @import {TextState} from './tokens_state.js' */

export class TextLegend {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} text
   * @param {HTMLSelectElement} select how the tokens are shaded
   * @param {TextState} state
   */
  constructor(root, text, select, state) {
    this.root = root;
    this.text = text;
    this.select = select;
    this.state = state;
    /** @type {HTMLElement} */
    this.scale = root.querySelector('.gp-scale');
    /** @type {HTMLElement} */
    this.origins = root.querySelector('.gp-origins');
    this.originsAlong = new Along(NO_ORIGINS, countOrigin); // over the drawn text of an assisted run: it has one
  }

  drawScale() {
    drawScale(this.scale, this.select.value, this.state.log.unit);
  }

  drawMarks() {
    const {root, state} = this;
    const {prompt, begun, lines} = state;
    const given = !onlyGiven(state.log) && lines.some(({steps}) => steps.length && steps[0].given);
    /** @type {HTMLElement} */ (root.querySelector('.gp-mark-prompt')).hidden = !prompt || !prompt.tokens.length;
    say(root.querySelector('.gp-mark-prompt .gp-ink'), begun ? t('source, and what the target begins with') : t('prompt'));
    /** @type {HTMLElement} */ (root.querySelector('.gp-mark-given')).hidden = !given;
    this.drawOrigins();
    this.text.classList.toggle('gp-has-given', given);
  }

  // How assisted decoding came by the tokens: the marks, and how many there are of each.
  drawOrigins() {
    const {origins, originsAlong, state: {log, lines}} = this;
    origins.hidden = !log.rounds.length;
    if (origins.hidden) return;
    originsAlong.follow(lines.length ? lines[0].steps.at(-1) || null : null);
    const marks = fit(origins, Object.keys(ORIGINS).length, newMark);
    Object.entries(ORIGINS).forEach(([origin, [, name, meaning]], i) => {
      const [ink, number] = marks[i].children;
      marks[i].dataset.draft = origin;
      tipOfTerm(marks[i], {accepted: 'draft', correction: 'correction', bonus: 'bonus', target: 'target'}[origin], () => '', {meaning, formula: ''});
      say(ink, name);
      say(number, count(originsAlong.total[origin]));
    });
  }
}

function newMark() {
  const mark = make('span', '', null, {tabindex: '0'});
  mark.append(make('span', 'gp-ink'), ' ', make('b'));
  return mark;
}
