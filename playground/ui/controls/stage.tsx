// The stage: one picture of the run at a time, large, for a class in front of a projector. The pictures are the page's own
// panes, which go on drawing; the store says which one is in sight, and stage.css does the rest. What is still to be guessed
// is hidden by the log (`log.hide`), as it is in “Guess the next word”.
//
// A lesson stands beside the picture while it is open: it is the page's own panel (stage_lesson.ts). The clicker then goes on
// in the lesson, the arrow keys in the picture.

import {effect, signal, untracked} from '../page/signals.ts';
import {type ComponentChildren, render} from 'preact';
import type {RunLog} from '../../../visualizers/panes/core/log.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import type {Changes} from '../../../visualizers/panes/core/types.ts';
import {type Component, around, partOf} from '../page/component.ts';
import {classEnlarged} from '../page/moments.ts';
import {mainLog} from '../page/panes.ts';
import {ONE, type Picture, asks, lesson, stage as shown, view} from '../page/store.ts';
import {StageLesson} from './stage_lesson.ts';
import {Cover, NAMES, PICTURES, within} from './stage_pictures.ts';
import {openView} from './view_questions.ts';

const KEY = 'F8';
const LOOKED_AT: Partial<Record<Picture, string>> = {
  text: '#pane-tokens .gp-current',
  drafts: '#pane-drafts .gp-current-round',
}; // what is brought into sight
const STEPS: Record<string, number | undefined> = {
  PageDown: 1,
  PageUp: -1,
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};
const CLICKER = ['PageDown', 'PageUp']; // works wherever the focus is
const BUSY = 'dialog[open], .gp-alone, .gp-class.gp-large, body[data-scene]'; // what has the keys for itself

let stage: Stage | null = null;

class Stage {
  readonly cover: Cover;
  readonly lesson = new StageLesson(() => this.draw());
  readonly bar = signal({offered: [] as Picture[], hides: false, hasClass: false, showsLesson: false, question: ''});
  opener: Element | null = null;
  scrolled = 0;
  viewBefore = ONE;

  constructor(
    readonly root: HTMLElement,
    readonly log: RunLog,
  ) {
    this.cover = new Cover(log);
    render(<Bar stage={this} />, root);
    log.subscribe(root, (changes) => this.follow(changes));
    effect(() => {
      void [view.value, lesson.isOpen.value]; // a step of a lesson has opened another view
      untracked(() => this.follow({}));
    });
    new ResizeObserver(() => document.body.style.setProperty('--gp-stage-bar', `${root.offsetHeight}px`)).observe(root);
  }

  get isOpen(): boolean {
    return shown.peek() !== null;
  }

  get picture(): Picture {
    return shown.peek() ?? 'text';
  }

  get offered(): Picture[] {
    return NAMES.filter((name) => PICTURES[name].view === view.peek() && PICTURES[name].isThere(this.log));
  }

  // ---------------------------------------------------------------------------------------------- coming and going

  enter(): void {
    this.opener = document.activeElement;
    this.scrolled = scrollY;
    this.viewBefore = view.peek();
    this.root.hidden = false;
    this.log.onlyShown = true;
    this.log.changed('selection'); // the candidates are drawn again, not to be pressed
    lesson.isOnStage.value = true;
    if (!this.offered.length || !lesson.isOpen.peek()) openView(ONE); // it is open a moment later
    shown.value = this.offered.at(0) ?? 'text';
    this.draw();
    this.cover.before = this.log.hideFrom;
    if (this.cover.before !== null) this.hide(true); // somebody is guessing already
    scrollTo(0, 0);
    requestAnimationFrame(() => this.focus());
  }

  leave(): void {
    this.hide(false);
    this.log.hide(this.cover.before);
    shown.value = null;
    this.root.hidden = true;
    this.log.onlyShown = false;
    this.log.changed('selection');
    if (!lesson.isOpen.peek()) openView(this.viewBefore); // a lesson goes on in the view of its step
    scrollTo({top: this.scrolled, behavior: 'instant'});
    const back = [this.opener, ...document.querySelectorAll('.gp-more-button, .gp-menu-button')];
    const first = back.find((node) => node?.checkVisibility());
    if (first instanceof HTMLElement) first.focus({preventScroll: true});
  }

  // The button of the picture has the focus, where the bar has it.
  focus(): void {
    this.root.querySelector<HTMLElement>('.gp-stage-pictures [aria-pressed=true]')?.focus({preventScroll: true});
  }

  show(name: Picture): void {
    if (!this.offered.includes(name)) return;
    shown.value = name;
    this.draw();
    if (this.root.contains(document.activeElement)) requestAnimationFrame(() => this.focus());
  }

  // The run has gone on, or another one has begun.
  follow(changes: Changes): void {
    if (!this.isOpen) return;
    if (changes.run) Object.assign(this.cover, {before: null, place: 0, line: 0});
    const {offered} = this;
    if (offered.length && !offered.includes(this.picture)) {
      if (!PICTURES[offered[0]].canHide) this.hide(false);
      this.show(offered[0]);
    } else this.draw();
  }

  draw(): void {
    const {offered, picture, cover} = this;
    asks.value = this.isOpen && cover.asks(picture);
    this.bar.value = {
      offered,
      hides: cover.hides,
      hasClass: teachersPanel() !== null,
      showsLesson: this.lesson.isSeen,
      question: asks.peek()
        ? t('Which token comes next, as token {number}?', {number: cover.seen + 1})
        : offered.length
          ? this.lesson.words
          : t('This view is on the page: leave the stage to see it.'),
    };
    const place = LOOKED_AT[picture];
    if (place) requestAnimationFrame(() => document.querySelector(place)?.scrollIntoView({block: 'nearest'}));
  }

  // ---------------------------------------------------------------------------------------------- what its keys do

  hide(hides: boolean): void {
    const {cover, picture} = this;
    if (hides === cover.hides || (hides && !PICTURES[picture].canHide)) return;
    if (hides) {
      if (this.log.usesBeams) slide(PICTURES.beamtree.slider, Infinity); // it goes as far as may be seen
      cover.start();
    } else cover.stop();
    this.draw();
  }

  turnLesson(): void {
    this.lesson.turn();
    this.draw();
  }

  // By the page's own button, whose view says what is run; while something runs, it is stopped.
  run(): void {
    const stop = document.querySelector<HTMLButtonElement>('#stop:not(:disabled)');
    (stop ?? document.getElementById('generate'))?.click();
  }

  go(delta: number): void {
    const {log, picture, cover} = this;
    const {view: place, slider} = PICTURES[picture];
    if (place !== ONE) document.getElementById(`view-${place}`)?.scrollIntoView();
    else if (cover.hides) cover.go(picture, delta);
    else if (slider) slide(slider, delta);
    else if (picture === 'drafts') this.goRound(delta);
    else if (delta === -Infinity) log.select(cover.line, 0);
    else log.walk(delta);
    this.draw();
  }

  goRound(delta: number): void {
    const {log} = this;
    const step = log.current();
    const number = step?.draft ? step.draft.round.index + delta : 0;
    log.select(0, log.rounds[within(number, 0, log.rounds.length - 1)].start);
  }
}

// Moves a pane's own slider, as a person would.
function slide(selector: string | undefined, delta: number): void {
  const slider = selector ? document.querySelector<HTMLInputElement>(selector) : null;
  if (!slider) return;
  slider.value = String(within(Number(slider.value) + delta, Number(slider.min), Number(slider.max)));
  slider.dispatchEvent(new Event('input', {bubbles: true}));
}

function Bar({stage}: {stage: Stage}) {
  const {offered, hides, hasClass, showsLesson, question} = stage.bar.value;
  const picture = shown.value ?? 'text';
  return (
    <>
      <h1 class="gp-stage-name">{t('The stage')}</h1>
      <div class="gp-stage-pictures" role="group" aria-label={t('Pictures of this run')}>
        {NAMES.map((name) => {
          const {key, title} = PICTURES[name];
          return (
            <Key
              key={name}
              of={key}
              hidden={!offered.includes(name)}
              is={name === picture}
              press={() => stage.show(name)}
            >
              {title()}
            </Key>
          );
        })}
      </div>
      <p class="gp-stage-question" role="status">
        {question}
      </p>
      <Step sign="◀" name={t('Back')} of="PageUp" press={() => stage.go(-1)} />
      <Step sign="▶" name={t('Next')} of="PageDown" press={() => stage.go(1)} />
      <Key of="H" class="gp-stage-hide" hidden={!PICTURES[picture].canHide} is={hides} press={() => stage.hide(!hides)}>
        {t('Hide what comes')}
      </Key>
      <Key of="L" class="gp-stage-lesson" is={showsLesson} press={() => stage.turnLesson()}>
        {t('Lesson')}
      </Key>
      <Key of="V" class="gp-stage-class" hidden={!hasClass} press={() => classEnlarged.tell()}>
        {t('Class')}
      </Key>
      <Key of="G" class="gp-stage-run" press={() => stage.run()}>
        {t('Generate')}
      </Key>
      <Key of="Escape" class="gp-stage-leave" press={() => stage.leave()}>
        {t('Leave')}
      </Key>
    </>
  );
}

interface KeyProps {
  of: string; // the key that presses it, which its button shows
  class?: string;
  hidden?: boolean;
  is?: boolean; // whether it is pressed, where it can be
  press: () => void;
  children: ComponentChildren;
}

const Key = ({of: key, class: names, hidden, is, press, children}: KeyProps) => (
  <button type="button" class={names} aria-keyshortcuts={key} aria-pressed={is} hidden={hidden} onClick={press}>
    <kbd>{key === 'Escape' ? 'Esc' : key}</kbd> {children}
  </button>
);

const Step = ({sign, name, of: key, press}: {sign: string; name: string; of: string; press: () => void}) => (
  <button type="button" class="gp-stage-step" aria-label={name} aria-keyshortcuts={key} onClick={press}>
    {sign}
  </button>
);

export function mountStage({element}: Component): void {
  stage = new Stage(partOf(element, '.gp-stage'), mainLog());
}

// What a class has predicted, large over the stage: drawn by the panel of the class, where a teacher has one.
const teachersPanel = () => document.querySelector('.gp-class:not([hidden]) .gp-class-size');

export function listenForStage(): void {
  document.addEventListener('click', (event) => {
    if (around(event, '.gp-present')) stage?.enter();
  });
  // Before any pane hears of it: a clicker may press anywhere.
  document.addEventListener(
    'keydown',
    (event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (!stage || !isPlain || document.querySelector(BUSY) || !act(stage, event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

// Does what a key is for, if it is for anything here.
function act(stage: Stage, event: KeyboardEvent): boolean {
  const {key} = event;
  const step = STEPS[key];
  const letter = LETTERS[key.toLowerCase()] as ((stage: Stage) => void) | undefined;
  if (key === KEY) {
    if (stage.isOpen) stage.leave();
    else stage.enter();
  } else if (!stage.isOpen) return false;
  else if (key === 'Escape') stage.leave();
  else if (step && CLICKER.includes(key)) (stage.lesson.isSeen ? stage.lesson : stage).go(step);
  else if (around(event, 'input, select, textarea') || (step && around(event, '.gp-pane')))
    return false; // it has them for itself
  else if (step) stage.go(step);
  else if (letter) letter(stage);
  else if (key.toLowerCase() === 'v' && teachersPanel()) classEnlarged.tell();
  else if (!stage.lesson.press(key)) {
    const name = stage.offered.find((one) => PICTURES[one].key === key);
    if (!name) return false;
    stage.show(name);
  }
  return true;
}

const LETTERS: Record<string, (stage: Stage) => void> = {
  h: (stage) => stage.hide(!stage.cover.hides),
  l: (stage) => stage.turnLesson(),
  g: (stage) => stage.run(),
};
