// The stage: one picture of the run at a time, large, for a class in front of a projector. The pictures are the page's own
// panes, which go on drawing; the body's data-stage says which one is in sight, and stage.css does the rest. What is still
// to be guessed is hidden by the log (`log.hide`), as it is in “Predict, then reveal”.
//
// A lesson stands beside the picture while it is open: it is the page's own panel (stage_lesson.js). The clicker then goes on
// in the lesson, the arrow keys in the picture.
//
// While things are hidden there is one place for all pictures. It is even where the next token is to be guessed, and odd
// once that token is revealed: the first place + 1 >> 1 tokens may be seen.

import {writtenOf} from '../../../visualizers/panes/assisted/acceptance.js';
import {pathOf} from '../../../visualizers/panes/core/log.ts';
import {make, say} from '../../../visualizers/panes/core/text.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {withPanes} from '../page/panes.js';
import {StageLesson} from './stage_lesson.js';

/** @import {RunLog} from '../../../visualizers/panes/core/log.ts' */

const KEY = 'F8';

// What can be shown: its key, its name, whether the run has it, and the slider of its steps, where a pane has one. `view` is
// that of the page, where it is not One run: a lesson opens it.
const PICTURES = {
  text: {key: '1', title: () => t('Text'), isThere: (log) => !log.denoises},
  processors: {key: '2', title: () => t('Waterfall'), isThere: hasProcessors},
  beamtree: {key: '3', title: () => t('Beam tree'), isThere: (log) => log.usesBeams, slider: '#pane-beamtree .gp-slider'},
  drafts: {key: '4', title: () => t('Drafts'), isThere: (log) => log.rounds.length > 0},
  canvas: {key: '1', title: () => t('Canvas'), isThere: (log) => log.denoises, slider: '#pane-canvas .gp-canvas-slider'},
  batch: {key: '1', title: () => t('Batch'), isThere: () => true, view: 'batch'},
  precision: {key: '1', title: () => t('Precision'), isThere: () => true, view: 'precision'},
};

const LOOKED_AT = {text: '#pane-tokens .gp-current', drafts: '#pane-drafts .gp-current-round'}; // what is brought into sight

const STEPS = {PageDown: 1, PageUp: -1, ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity};
const CLICKER = new Set(['PageDown', 'PageUp']); // works wherever the focus is
const HIDING = new Set(['text', 'processors', 'beamtree', 'drafts']); // the pictures of which a part can be hidden

/** @param {RunLog} log */
function hasProcessors(log) {
  const step = log.newest;
  return !log.denoises && Boolean((log.started?.processors || []).length || step?.distribution?.stages.length);
}

/** @type {Stage | null} */
let stage = null;

class Stage {
  /**
   * @param {HTMLElement} root
   * @param {RunLog} log
   */
  constructor(root, log) {
    this.root = root;
    this.log = log;
    this.picture = ''; // the one in sight; '' while the stage is closed
    this.hides = false;
    this.place = 0;
    this.line = 0; // which of several texts is walked along
    /** @type {number | null} */
    this.hiddenBefore = null; // how much the page hid
    /** @type {HTMLElement | null} */
    this.opener = null;
    this.scrolled = 0;
    this.viewBefore = '';
    this.lesson = new StageLesson(() => this.draw());
    this.build();
    log.subscribe(root, (changes) => this.follow(changes));
    // a step of a lesson has opened another view
    new MutationObserver(() => this.follow({})).observe(document.body, {attributeFilter: ['data-view', 'data-lesson']});
    new ResizeObserver(() => document.body.style.setProperty('--gp-stage-bar', `${root.offsetHeight}px`)).observe(root);
  }

  get isOpen() { return this.picture !== ''; }

  build() {
    const button = (className, text, act, attributes = {}) => {
      const node = make('button', className, text, {type: 'button', ...attributes});
      node.addEventListener('click', act);
      return node;
    };
    const pictures = make('div', 'gp-stage-pictures', null, {role: 'group', 'aria-label': t('Pictures of this run')});
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map(Object.entries(PICTURES).map(([name, {key, title}]) => {
      const node = button('', '', () => this.show(name), {'aria-keyshortcuts': key});
      node.append(make('kbd', '', key), ' ', title());
      pictures.append(node);
      return [name, node];
    }));
    this.question = make('p', 'gp-stage-question', '', {role: 'status'});
    this.hider = button('gp-stage-hide', '', () => this.hide(!this.hides), {'aria-keyshortcuts': 'H', 'aria-pressed': 'false'});
    this.hider.append(make('kbd', '', 'H'), ' ', t('Hide what comes'));
    this.lessons = button('gp-stage-lesson', '', () => this.turnLesson(), {'aria-keyshortcuts': 'L'});
    this.lessons.append(make('kbd', '', 'L'), ' ', t('Lesson'));
    this.classButton = button('gp-stage-class', '', enlargeClass, {'aria-keyshortcuts': 'V'});
    this.classButton.append(make('kbd', '', 'V'), ' ', t('Class'));
    const run = button('gp-stage-run', '', () => this.run(), {'aria-keyshortcuts': 'G'});
    run.append(make('kbd', '', 'G'), ' ', t('Generate'));
    const leave = button('gp-stage-leave', '', () => this.leave(), {'aria-keyshortcuts': 'Escape'});
    leave.append(make('kbd', '', 'Esc'), ' ', t('Leave'));
    this.root.append(
      make('h1', 'gp-stage-name', t('The stage')), pictures, this.question, button('gp-stage-step', '◀', () => this.go(-1), {'aria-label': t('Back'), 'aria-keyshortcuts': 'PageUp'}),
      button('gp-stage-step', '▶', () => this.go(1), {'aria-label': t('Next'), 'aria-keyshortcuts': 'PageDown'}), this.hider, this.lessons, this.classButton, run, leave,
    );
  }

  // ---------------------------------------------------------------------------------------------- coming and going

  enter() {
    this.opener = /** @type {HTMLElement | null} */ (document.activeElement);
    this.scrolled = scrollY;
    this.viewBefore = document.body.dataset.view || 'one';
    this.root.hidden = false;
    document.body.classList.add('gp-projected');
    this.log.onlyShown = true;
    this.log.changed('selection'); // the candidates are drawn again, not to be pressed
    this.lesson.isShown = true;
    if (!this.offered.length || !this.lesson.isOpen) openView('one'); // the mark of the view comes a moment later
    this.show(this.offered[0] ?? 'text');
    this.hiddenBefore = this.log.hideFrom;
    if (this.hiddenBefore !== null) this.hide(true); // somebody is guessing already
    scrollTo(0, 0);
    this.buttons.get(this.picture).focus({preventScroll: true});
  }

  leave() {
    this.hide(false);
    this.log.hide(this.hiddenBefore);
    this.picture = '';
    this.root.hidden = true;
    this.log.onlyShown = false;
    this.log.changed('selection');
    delete document.body.dataset.stage;
    document.body.classList.remove('gp-projected');
    if (!this.lesson.isOpen) openView(this.viewBefore); // a lesson goes on in the view of its step
    scrollTo({top: this.scrolled, behavior: 'instant'});
    const back = [this.opener, ...document.querySelectorAll('.gp-present, .gp-menu-button')];
    /** @type {HTMLElement} */ (back.find((node) => node?.checkVisibility()))?.focus({preventScroll: true});
  }

  get offered() {
    const view = document.body.dataset.view || 'one';
    return Object.keys(PICTURES).filter((name) => (PICTURES[name].view ?? 'one') === view && PICTURES[name].isThere(this.log));
  }

  show(name) {
    if (this.picture && !this.offered.includes(name)) return;
    this.picture = document.body.dataset.stage = name;
    this.draw();
    if (this.root.contains(document.activeElement)) this.buttons.get(name).focus({preventScroll: true});
  }

  // The run has gone on, or another one has begun.
  follow(changes) {
    if (!this.isOpen) return;
    if (changes.run) {
      this.hiddenBefore = null;
      this.place = this.line = 0;
    }
    const {offered} = this;
    if (offered.length && !offered.includes(this.picture)) {
      if (!HIDING.has(offered[0])) this.hide(false);
      this.show(offered[0]);
    } else this.draw();
  }

  draw() {
    const {offered, picture, hides} = this;
    for (const [name, button] of this.buttons) {
      button.hidden = !offered.includes(name);
      button.setAttribute('aria-pressed', String(name === picture));
    }
    this.hider.hidden = !HIDING.has(picture);
    this.classButton.hidden = !teachersPanel();
    this.hider.setAttribute('aria-pressed', String(hides));
    const asks = this.asks;
    document.body.toggleAttribute('data-asks', asks);
    this.lesson.draw();
    this.lessons.setAttribute('aria-pressed', String(this.lesson.isSeen));
    say(this.question, asks ? t('Which token comes next, as token {number}?', {number: this.seen + 1})
      : offered.length ? this.lesson.words : t('This view is on the page: Esc.'));
    requestAnimationFrame(() => document.querySelector(LOOKED_AT[picture])?.scrollIntoView({block: 'nearest'}));
  }

  // ---------------------------------------------------------------------------------------------- what is hidden

  // How many tokens of each text may be seen.
  get seen() { return (this.place + 1) >> 1; }

  // Whether the token that is to be guessed is asked for: the tree and the drafts just have not come so far.
  get asks() {
    return this.hides && this.place % 2 === 0 && this.place < 2 * this.length + (this.log.running ? 1 : 0) && ['text', 'processors'].includes(this.picture);
  }

  // How many tokens of the text there are, or steps of the search.
  get length() {
    const {log} = this;
    return log.usesBeams ? log.prompts[0].steps.length : pathOf(log.allLines()[this.line]?.last ?? null).length;
  }

  hide(hides) {
    if (hides === this.hides || hides && !HIDING.has(this.picture)) return;
    const {log} = this;
    this.hides = log.beginsHidden = hides;
    if (hides) {
      const step = log.current();
      this.line = step && !step.isPrompt && !log.usesBeams ? step.sequence : 0;
      this.place = log.hideFrom !== null ? 2 * log.hideFrom : step && !step.isPrompt ? 2 * step.index + 1 : 0;
      if (log.usesBeams) slide(PICTURES.beamtree.slider, Infinity); // it goes as far as may be seen
      this.lookAtLast();
    } else {
      log.hide(null);
    }
    this.draw();
  }

  lookAtLast() {
    const {log} = this;
    log.hide(this.seen);
    log.selectStep(log.usesBeams ? null : log.lines()[this.line]?.last ?? null); // of beams, the best is looked at anyway
  }

  // ---------------------------------------------------------------------------------------------- the lesson, a run

  turnLesson() {
    this.lesson.turn();
    this.draw();
  }

  // By the page's own button, whose view says what is run; while something runs, it is stopped.
  run() {
    const stop = /** @type {HTMLButtonElement | null} */ (document.getElementById('stop'));
    const button = stop && !stop.disabled ? stop : document.getElementById('generate');
    button?.click();
  }

  // ---------------------------------------------------------------------------------------------- on and back

  go(delta) {
    const {log, picture} = this;
    if (PICTURES[picture].view) document.querySelector(`#view-${picture}`)?.scrollIntoView();
    else if (this.hides) this.goHidden(delta);
    else if (PICTURES[picture].slider) slide(PICTURES[picture].slider, delta);
    else if (picture === 'drafts') this.goRound(delta);
    else if (delta === -Infinity) log.select(this.line, 0);
    else log.walk(delta);
    this.draw();
  }

  goHidden(delta) {
    const {log, seen, length} = this;
    if (this.picture === 'beamtree') {
      this.place = 2 * within(seen + delta, 1, length) - 1;
    } else if (this.picture === 'drafts') {
      const ends = log.rounds.map((round) => round.start + writtenOf(round)).filter((end) => end <= length);
      const number = ends.filter((end) => end <= seen).length - 1; // of the last round that is seen
      this.place = 2 * (ends[within(number + delta, -1, ends.length - 1)] ?? 0) - 1;
    } else {
      this.place = within(this.place + delta, 0, 2 * length - (log.running ? 0 : 1));
    }
    this.place = Math.max(0, this.place);
    this.lookAtLast();
  }

  goRound(delta) {
    const {log} = this;
    const step = log.current();
    const number = step?.draft ? step.draft.round.index + delta : 0;
    const round = log.rounds[within(number, 0, log.rounds.length - 1)];
    log.select(0, round.start);
  }
}

const within = (value, least, most) => Math.max(least, Math.min(most, value));

const openView = (name) => {
  if (name !== (document.body.dataset.view || 'one')) document.getElementById(`view-${name}-button`)?.click();
};

// Moves a pane's own slider, as a person would.
function slide(selector, delta) {
  const slider = /** @type {HTMLInputElement | null} */ (document.querySelector(selector));
  if (!slider) return;
  slider.value = String(within(Number(slider.value) + delta, Number(slider.min), Number(slider.max)));
  slider.dispatchEvent(new Event('input', {bubbles: true}));
}

export function mountStage({element}) {
  withPanes((gp) => {
    stage = new Stage(element.querySelector('.gp-stage'), gp.log('main'));
  });
}

// What a class has predicted, large over the stage: drawn by the panel of the class, where a teacher has one.
const teachersPanel = () => document.querySelector('.gp-class:not([hidden]) .gp-class-size');

function enlargeClass() {
  document.dispatchEvent(new CustomEvent('gp-large-class'));
}

export function listenForStage() {
  document.addEventListener('click', ({target}) => {
    if (/** @type {Element} */ (target).closest('.gp-present')) stage?.enter();
  });
  // Before any pane hears of it: a clicker may press anywhere.
  document.addEventListener('keydown', (event) => {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || document.querySelector('dialog[open], .gp-alone, .gp-class.gp-large')) return;
    if (!act(event.key, /** @type {Element} */ (event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

// Does what a key is for, if it is for anything here.
function act(key, target) {
  if (key === KEY) stage.isOpen ? stage.leave() : stage.enter();
  else if (!stage.isOpen) return false;
  else if (key === 'Escape') stage.leave();
  else if (CLICKER.has(key)) stage.lesson.isSeen ? stage.lesson.go(STEPS[key]) : stage.go(STEPS[key]);
  else if (target.closest('input, select, textarea') || key in STEPS && target.closest('.gp-pane')) return false; // it has them for itself
  else if (key in STEPS) stage.go(STEPS[key]);
  else if (key.toLowerCase() === 'h') stage.hide(!stage.hides);
  else if (key.toLowerCase() === 'l') stage.turnLesson();
  else if (key.toLowerCase() === 'g') stage.run();
  else if (key.toLowerCase() === 'v' && teachersPanel()) enlargeClass();
  else if (!stage.lesson.press(key)) {
    const name = stage.offered.find((one) => PICTURES[one].key === key);
    if (!name) return false;
    stage.show(name);
  }
  return true;
}
