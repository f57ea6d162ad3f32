// What the canvas pane shows of a run of block diffusion: which step, which place, and what follows from the steps. Knows
// the log; draws nothing.

import {probability} from '../core/text.ts';

/**
 * @import {RunLog} from '../core/log.ts'
 * @import {CanvasPlace, CanvasStep} from '../core/types.ts'
 */

export class CanvasState {
  /** @param {RunLog} log */
  constructor(log) {
    this.log = log;
    this.clear();
  }

  clear() {
    /** @type {number | null} */
    this.at = null; // the step that a person looks at; null follows the newest
    /** @type {number | null} */
    this.place = null; // that they look at
  }

  get steps() { return this.log.canvasSteps; }
  get number() { return this.at === null ? this.steps.length - 1 : Math.min(this.at, this.steps.length - 1); }
  /** @returns {CanvasStep | null} */
  get step() { return this.steps[this.number] || null; }

  // All steps of the canvas that is looked at, as far as they have come.
  get canvas() {
    const {canvas} = this.step;
    return this.steps.filter((step) => step.canvas === canvas);
  }

  // The last step of each canvas before it: what was written there.
  get before() {
    const {canvas} = this.step;
    return this.steps.filter((step, i) => step.canvas < canvas && this.steps[i + 1] && this.steps[i + 1].canvas !== step.canvas);
  }

  get numCanvases() { return this.steps.length ? this.steps.at(-1).canvas + 1 : 0; }

  // The same place at the step before, in the same canvas.
  /** @type {(place: number) => CanvasPlace | null} */
  earlier(place) {
    const previous = this.steps[this.number - 1];
    return previous && previous.canvas === this.step.canvas ? previous.places[place] : null;
  }

  // "newly": not at the step before; "again": there, too; or null.
  /** @type {(place: number) => string | null} */
  accepted(place) {
    if (!this.step.places[place].accepted) return null;
    const earlier = this.earlier(place);
    return earlier && earlier.accepted ? 'again' : 'newly';
  }

  get counts() {
    const kinds = this.step.places.map((_, place) => this.accepted(place));
    return {places: kinds.length, accepted: kinds.filter(Boolean).length, newly: kinds.filter((kind) => kind === 'newly').length};
  }

  // From which place on the library fills the canvas up, because the text ends before it; where it pads at all.
  get end() {
    const {eos_token_ids: ends, effective} = this.log.started;
    if (!Number.isInteger(effective.pad_token_id)) return Infinity;
    const place = this.step.places.findIndex(({token_id: id}) => ends.includes(id));
    return place < 0 ? Infinity : place + 1;
  }

  // Since which step of its canvas the token of a place has been the likeliest without a break, and how often the place
  // was accepted.
  /** @type {(place: number) => {since: number, accepted: number, count: number, last: CanvasPlace}} */
  history(place) {
    const steps = this.canvas;
    const last = steps.at(-1).places[place];
    let since = steps.length - 1;
    while (since > 0 && steps[since - 1].places[place].token_id === last.token_id) since -= 1;
    return {since, accepted: steps.filter((step) => step.places[place].accepted).length, count: steps.length, last};
  }
}

// The text as it stands: the finished canvases, and the latest draft of the one under way.
/** @param {RunLog} log */
export function draftOf({canvasSteps: steps, finished}) {
  if (finished) return finished.sequences.map(({text}) => text).join('');
  const lasts = steps.filter(({canvas}, i) => !steps[i + 1] || steps[i + 1].canvas !== canvas);
  return lasts.flatMap(({places}) => places.map(({piece}) => piece ?? '')).join('');
}

// How the shades of the other panes see a place.
/** @param {CanvasPlace} place */
export const numbersOfPlace = ({logprob, entropy}) => ({
  probability: probability(logprob), rawProbability: 0, rank: 1, surprisal: -(logprob ?? 0), entropyBefore: entropy, entropyAfter: entropy,
});
