// A denoising step of block diffusion as the canvas pane shows it, and what follows from it and the steps around. Draws nothing.

import type {RunLog} from '../core/log.ts';
import {probability} from '../core/text.ts';
import type {CanvasPlace, CanvasStep} from '../core/types.ts';

/** What the colour of a place says. */
export type CanvasShade = 'probability' | 'entropy';

// The step of that number, or the newest; null before the first.
export function momentOf(log: RunLog, at: number | null): CanvasMoment | null {
  const newest = log.canvasSteps.length - 1;
  return newest < 0 ? null : new CanvasMoment(log, at === null ? newest : Math.min(at, newest));
}

export class CanvasMoment {
  readonly steps: CanvasStep[];
  readonly step: CanvasStep;
  readonly canvas: CanvasStep[]; // all steps of its canvas, as far as they have come

  constructor(
    readonly log: RunLog,
    readonly number: number,
  ) {
    this.steps = log.canvasSteps;
    this.step = this.steps[number];
    this.canvas = this.steps.filter(({canvas}) => canvas === this.step.canvas);
  }

  // The last step of each canvas before it: what was written there.
  get before(): CanvasStep[] {
    const {canvas: here} = this.step;
    return this.steps.filter(({canvas}, i) => canvas < here && this.steps[i + 1].canvas !== canvas);
  }

  get numCanvases(): number {
    return this.steps[this.steps.length - 1].canvas + 1;
  }

  // "newly": not at the step before; "again": there, too; or null.
  accepted(place: number): 'newly' | 'again' | null {
    if (!this.step.places[place].accepted) return null;
    const before = this.number ? this.steps[this.number - 1] : null;
    return before?.canvas === this.step.canvas && before.places[place].accepted ? 'again' : 'newly';
  }

  get counts(): {places: number; accepted: number; newly: number} {
    const kinds = this.step.places.map((_, place) => this.accepted(place));
    return {
      places: kinds.length,
      accepted: kinds.filter(Boolean).length,
      newly: kinds.filter((kind) => kind === 'newly').length,
    };
  }

  // From which place on the library fills the canvas up, because the text ends before it; where it pads at all.
  get end(): number {
    const {eos_token_ids: ends = [], effective = {}} = this.log.started ?? {};
    if (!Number.isInteger(effective.pad_token_id)) return Infinity;
    const place = this.step.places.findIndex(({token_id: id}) => ends.includes(id));
    return place < 0 ? Infinity : place + 1;
  }

  // Since which step of its canvas the token of a place has been the likeliest without a break, and how often the place
  // was accepted.
  history(place: number): {since: number; accepted: number; count: number; last: CanvasPlace} {
    const steps = this.canvas;
    const last = steps[steps.length - 1].places[place];
    let since = steps.length - 1;
    while (since > 0 && steps[since - 1].places[place].token_id === last.token_id) since -= 1;
    const accepted = steps.filter((step) => step.places[place].accepted).length;
    return {since, accepted, count: steps.length, last};
  }
}

// The text as it stands: the finished canvases, and the latest draft of the one under way.
export function draftOf({canvasSteps: steps, finished}: RunLog): string {
  if (finished) return finished.sequences.map(({text}) => text).join('');
  const lasts = steps.filter(({canvas}, i) => steps[i + 1]?.canvas !== canvas);
  return lasts.flatMap(({places}) => places.map(({piece}) => piece ?? '')).join('');
}

// How the shades of the other panes see a place.
export const numbersOfPlace = ({logprob, entropy}: CanvasPlace) => ({
  probability: probability(logprob),
  rawProbability: 0,
  rank: 1,
  surprisal: -(logprob ?? -Infinity),
  entropyBefore: entropy,
  entropyAfter: entropy,
});
