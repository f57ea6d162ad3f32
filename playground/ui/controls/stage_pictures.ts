// What the stage can show, and how far it has come in it: the pictures of a run, which of them a run has, and what of it is
// hidden. Knows the log of the run; draws nothing.
//
// While things are hidden there is one place for all pictures. It is even where the next token is to be guessed, and odd
// once that token is revealed: the first place + 1 >> 1 tokens may be seen.

import {writtenOf} from '../../../visualizers/panes/assisted/acceptance.ts';
import {type RunLog, pathOf} from '../../../visualizers/panes/core/log.ts';
import {t} from '../../../visualizers/panes/core/texts.ts';
import {ONE, type Picture} from '../page/store.ts';

interface PictureKind {
  key: string;
  title: () => string;
  isThere: (log: RunLog) => boolean;
  slider?: string; // of its steps, where its pane has one
  view: string; // of the page, in which it is: a lesson opens it
  canHide: boolean; // whether a part of it can be hidden
}

export const PICTURES: Record<Picture, PictureKind> = {
  text: {key: '1', title: () => t('Text'), isThere: (log) => !log.denoises, view: ONE, canHide: true},
  processors: {key: '2', title: () => t('Waterfall'), isThere: hasProcessors, view: ONE, canHide: true},
  beamtree: {
    key: '3',
    title: () => t('Beam tree'),
    isThere: (log) => log.usesBeams,
    slider: '#pane-beamtree .gp-slider',
    view: ONE,
    canHide: true,
  },
  drafts: {key: '4', title: () => t('Drafts'), isThere: (log) => log.rounds.length > 0, view: ONE, canHide: true},
  canvas: {
    key: '1',
    title: () => t('Canvas'),
    isThere: (log) => log.denoises,
    slider: '#pane-canvas .gp-slider',
    view: ONE,
    canHide: false,
  },
  batch: {key: '1', title: () => t('Padding'), isThere: () => true, view: 'batch', canHide: false},
  precision: {key: '1', title: () => t('Precision'), isThere: () => true, view: 'precision', canHide: false},
};

export const NAMES = Object.keys(PICTURES) as Picture[];

function hasProcessors({started, newest, denoises}: RunLog): boolean {
  return !denoises && Boolean(started?.processors?.length || newest?.distribution.stages.length);
}

export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** What is hidden of the run. */
export class Cover {
  hides = false;
  place = 0;
  line = 0; // which of several texts is walked along
  before: number | null = null; // how much the page hid

  constructor(readonly log: RunLog) {}

  // How many tokens of each text may be seen.
  get seen(): number {
    return (this.place + 1) >> 1;
  }

  // How many tokens of the text there are, or steps of the search.
  get length(): number {
    const {log} = this;
    return log.usesBeams ? log.prompts[0].steps.length : pathOf(log.allLines()[this.line]?.last ?? null).length;
  }

  // Whether the token that is to be guessed is asked for: the tree and the drafts just have not come so far.
  asks(picture: Picture): boolean {
    const end = 2 * this.length + (this.log.running ? 1 : 0);
    return this.hides && this.place % 2 === 0 && this.place < end && (picture === 'text' || picture === 'processors');
  }

  start(): void {
    const {log} = this;
    this.hides = log.beginsHidden = true;
    const step = log.current();
    const isWritten = step && !step.isPrompt;
    this.line = isWritten && !log.usesBeams ? step.sequence : 0;
    this.place = log.hideFrom !== null ? 2 * log.hideFrom : isWritten ? 2 * step.index + 1 : 0;
    this.lookAtLast();
  }

  stop(): void {
    this.hides = this.log.beginsHidden = false;
    this.log.hide(null);
  }

  lookAtLast(): void {
    const {log} = this;
    log.hide(this.seen);
    log.selectStep(log.usesBeams ? null : (log.lines()[this.line]?.last ?? null)); // of beams, the best is looked at anyway
  }

  go(picture: Picture, delta: number): void {
    const {log, seen, length} = this;
    if (picture === 'beamtree') {
      this.place = 2 * within(seen + delta, 1, length) - 1;
    } else if (picture === 'drafts') {
      const ends = log.rounds.map((round) => round.start + writtenOf(round)).filter((end) => end <= length);
      const number = ends.filter((end) => end <= seen).length - 1; // of the last round that is seen
      this.place = 2 * ((ends[within(number + delta, -1, ends.length - 1)] as number | undefined) ?? 0) - 1;
    } else {
      this.place = within(this.place + delta, 0, 2 * length - (log.running ? 0 : 1));
    }
    this.place = Math.max(0, this.place);
    this.lookAtLast();
  }
}
