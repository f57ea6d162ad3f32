// The state of the page: what is open in it, as signals. Whoever shows some of it reads the signals, and whoever changes
// it sets them; styles alone read the copy that `showToStyles` keeps on the body. What a run holds is in its log
// (core/log.ts), what the knobs hold in their panel.

import {type ReadonlySignal, computed, effect, signal} from './signals.ts';
import {language as languageNow} from '../../../visualizers/panes/core/texts.ts';
import type {Step, Unit} from '../../../visualizers/panes/core/types.ts';
import {mainLog} from './panes.ts';

export const ONE = 'one'; // the view of one run

export type Drawer = 'knobs' | 'examples' | 'presets' | 'sharing' | 'history';
export type Scene = 'guess' | 'again' | 'best' | 'temperature' | 'text' | 'own';
export type Picture = 'text' | 'processors' | 'beamtree' | 'drafts' | 'canvas' | 'batch' | 'precision';

/** The view that is open, by its name in views.py. */
export const view = signal(ONE);
/** The views that do not use the page's prompt. */
export const viewsWithoutPrompt = signal<string[]>([]);
/** The settings that have no part in a view, by its name: knobs, "strategy", "seed" or "assistant"; null for all of them but the
 * seed, "seed too" for that as well. A view that it does not name is one run's, or has settings of its own. */
export type LeftOut = string[] | null | 'seed too';
export const leftOut = signal<Record<string, LeftOut | undefined>>({});
/** The drawer that is open. */
export const drawer = signal<Drawer | null>(null);
/** The picture on the stage; null while the stage is closed. */
export const stage = signal<Picture | null>(null);
/** The scene of the front door; null where the page is shown as it is. */
export const scene = signal<Scene | null>(null);
/** Whether the token that the stage hides is asked for. */
export const asks = signal(false);

/** The lessons: whether their panel is open, which one is, whether a class has locked it, and whether the stage shows it. */
export const lesson = {
  isOpen: signal(false),
  isFolded: signal(false), // to one line, where it is a sheet
  name: signal<string | null>(null),
  isLocked: signal(false),
  isOnStage: signal(true),
  hidesResult: signal(false), // what a run has shown before it may be what the lesson asks for
};

/** The run that is shown: whether it was made beforehand, is written one token at a time, can be (a canvas and sound cannot), has
 * read pictures or sounds, waits for its model, or is the one with which the page opens. */
export const shownRun = {
  isRecorded: signal(false),
  isStepping: signal(false),
  hasSteps: signal(true),
  hasMedia: signal(false),
  isLoading: signal(false),
  isOpening: signal(false),
};

/** Whether the page is scrolled, so that its bar is one line. */
export const isScrolled = signal(false);

/** The step that is looked at, and the unit of all information on the page. */
export const selection = signal<Step | null>(null);
export const unit = signal<Unit>('bits');
export const language: ReadonlySignal<string> = computed(languageNow);

// What the styles read: the attribute of the body, and what it holds; null for no attribute, "" for one without a value.
const SEEN: Record<string, () => string | null> = {
  'data-view': () => view.value,
  'data-no-prompt': () => isSet(viewsWithoutPrompt.value.includes(view.value)),
  'data-no-knobs': () => isSet(!knobsAct()),
  'data-no-strategy': () => isSet(!acts('strategy')),
  'data-no-seed': () => isSet(!acts('seed')),
  'data-drawer': () => drawer.value,
  'data-stage': () => stage.value ?? (scene.value === 'text' ? 'text' : null), // that scene is the stage's picture of a text
  'data-scene': () => scene.value,
  'data-asks': () => isSet(asks.value),
  'data-lesson': () => isSet(lesson.isOpen.value),
  'data-lesson-folded': () => isSet(lesson.isOpen.value && lesson.isFolded.value),
  'data-lesson-locked': () => isSet(lesson.isLocked.value),
  'data-no-lesson': () => isSet(!lesson.isOnStage.value),
  'data-old-result': () => isSet(lesson.hidesResult.value),
  'data-recorded': () => isSet(shownRun.isRecorded.value),
  'data-stepping': () => isSet(shownRun.isStepping.value),
  'data-no-steps': () => isSet(!shownRun.hasSteps.value),
  'data-has-media': () => isSet(shownRun.hasMedia.value),
  'data-opening': () => isSet(shownRun.isOpening.value),
  'data-scrolled': () => isSet(isScrolled.value),
  'data-loading': () => isSet(shownRun.isLoading.value),
};

/** Whether any knob has a part in the view that is open. */
export const knobsAct = () => {
  const without = leftOut.value[view.value];
  return without === undefined || Array.isArray(without);
};
/** Whether this setting has: a knob, "strategy", "seed" or "assistant". */
export function acts(name: string): boolean {
  const without = leftOut.value[view.value];
  if (name === 'seed' && !Array.isArray(without)) return without !== 'seed too';
  return knobsAct() && !without?.includes(name);
}

const isSet = (is: boolean) => (is ? '' : null);

/** From now on the body says what is open, for the styles. */
export function showToStyles(): void {
  for (const [name, value] of Object.entries(SEEN)) {
    effect(() => {
      const now = value();
      if (now === null) document.body.removeAttribute(name);
      else document.body.setAttribute(name, now);
    });
  }
  effect(() => {
    const isLarge = stage.value !== null || (scene.value !== null && scene.value !== 'own');
    document.body.classList.toggle('gp-projected', isLarge);
  });
}

const SHRINKS = 320; // pixels of the page above the window, from which on the bar is one line
const GROWS = 24; // below them it is whole again: it loses less than lies between the two, so it never flickers

/** From now on `isScrolled` is what the page is. */
export function followScroll(): void {
  const look = () => {
    if (scrollY > SHRINKS) isScrolled.value = true;
    else if (scrollY < GROWS) isScrolled.value = false;
  };
  addEventListener('scroll', look, {passive: true});
  look();
}

/** From now on `selection` and `unit` are those of the run that is shown. */
export function followRun(): void {
  const log = mainLog();
  log.subscribe(document.body, () => {
    selection.value = log.current();
    unit.value = log.unit;
  });
}
