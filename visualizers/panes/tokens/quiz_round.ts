// Guess the next word: what comes is hidden from all panes (`log.hide`), the person picks from the model's likeliest
// candidates, then sees the distribution and what the run took. Plays on the text that is shown, as it was recorded, and
// asks only where the model itself was unsure. Draws nothing.

import {type RunLog, pathOf} from '../core/log.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Changes, Line, Step} from '../core/types.ts';

const OFFERED = 6; // candidates
const PICKS = 3;
const MOST = 10; // questions of a round
const UNSURE = Math.LN2; // nats, of the model's own distribution: one bit

/** What came of a question: the first pick, its share of the likeliest token's probability, and who had the run's token. */
export interface Result {
  step: Step;
  first: Candidate;
  share: number;
  hits: boolean; // one of the picks
  firstHits: boolean;
  topHits: boolean; // the token that the model found likeliest
  topsHit: boolean; // one of as many of its likeliest as there were picks
}

interface Round {
  line: number;
  places: number[]; // in the text, all that are asked for
  step: Step; // the one that is asked for now
  picks: number[]; // token ids
  revealed: boolean;
  results: Result[];
}

// The same numbers between 0 and 1 for the same seed (mulberry32).
function drawsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(list: Item[], draw: () => number): Item[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const other = Math.floor(draw() * (i + 1));
    [result[i], result[other]] = [result[other], result[i]];
  }
  return result;
}

/** The likeliest tokens before the processors, the likeliest first. */
export const topOf = ({distribution}: Step): Candidate[] =>
  distribution.candidates
    .filter(({raw_rank: rank}) => rank)
    .sort((a, b) => (a.raw_rank ?? 0) - (b.raw_rank ?? 0))
    .slice(0, OFFERED);

const hasChoice = (step: Step): boolean => topOf(step).length > 1;

/** The places in a text whose token can be guessed: the model's own distribution there, before the processors, has at
 *  least one bit of entropy. Not where a person gave the token, unless the model has only read the text. */
export const placesToGuess = (path: Step[]): number[] =>
  path.flatMap((step, at) => {
    const isUnsure = (step.distribution.entropy_before ?? 0) >= UNSURE;
    return isUnsure && hasChoice(step) && (!step.given || step.read) ? [at] : [];
  });

export const meanShare = (results: Result[]): number =>
  results.reduce((sum, {share}) => sum + share, 0) / results.length;

type Hit = 'hits' | 'firstHits' | 'topHits' | 'topsHit';
export const countOf = (results: Result[], hit: Hit): number => results.filter((result) => result[hit]).length;

export class Quiz {
  round: Round | null = null;
  over: Result[] | null = null; // what came of the round that has ended
  private next = 0; // the place at which another round begins
  private before: {step: Step | null; suggested: boolean} = {step: null, suggested: false}; // what was looked at

  constructor(readonly log: RunLog) {}

  // Another run.
  follow(changes: Changes): void {
    if (changes.run) Object.assign(this, {round: null, over: null, next: 0});
  }

  // Whether a round can be offered, or there is one: over a text that has ended, unless something else hides what comes, or
  // a person steps through it.
  get isThere(): boolean {
    const {log} = this;
    if (this.round) return true;
    const isOver = log.started && !log.running && !log.waiting && !log.stepping;
    return Boolean(isOver && log.hideFrom === null && !log.speaks && this.path().length);
  }

  // Why no round can begin; "" if one can.
  get problem(): string {
    const path = this.path();
    if (placesToGuess(path).length) return '';
    return path.some(hasChoice)
      ? t('Nothing to guess here: the model was nearly sure of every token (less than 1 bit).')
      : t('This run has recorded no candidates to pick from: raise top_candidates and run it again.');
  }

  // ---------------------------------------------------------------------------------------------- a round

  // From where the last one ended, or from the token that a person looks at; from the beginning, if nothing is left there.
  begin(): void {
    const {selected, suggested} = this.log;
    const line = this.line();
    const from = this.over ? this.next : selected && !suggested && !selected.isPrompt ? selected.index : 0;
    const all = placesToGuess(this.path(line));
    const later = all.filter((at) => at >= from);
    const places = (later.length ? later : all).slice(0, MOST);
    if (!places.length) return;
    if (!this.over) this.before = {step: selected, suggested};
    this.over = null;
    this.ask({line, places, step: this.path(line)[places[0]], picks: [], revealed: false, results: []});
  }

  private ask(round: Round): void {
    this.round = round;
    this.veil();
    this.log.selectStep(round.step.before);
  }

  pick(tokenId: number): void {
    if (!this.round) return;
    const {picks} = this.round;
    if (picks.includes(tokenId)) this.round.picks = picks.filter((id) => id !== tokenId);
    else if (picks.length < PICKS) picks.push(tokenId);
  }

  get isFull(): boolean {
    return this.round?.picks.length === PICKS;
  }

  reveal(): void {
    const {log, round} = this;
    const top = round ? topOf(round.step) : [];
    const first = top.find(({token_id: id}) => id === round?.picks[0]);
    if (!round || !first) return;
    const {step, picks} = round;
    const isIt = ({token_id: id}: Candidate) => id === step.chosen.token_id;
    round.revealed = true;
    round.results.push({
      step,
      first,
      share: Math.exp((first.raw_logprob ?? -Infinity) - (top[0].raw_logprob ?? 0)),
      hits: picks.includes(step.chosen.token_id),
      firstHits: isIt(first),
      topHits: isIt(top[0]),
      topsHit: top.slice(0, picks.length).some(isIt),
    });
    // a class may gather what was predicted
    const detail = {sequence: step.sequence, index: step.index, token: picks[0]};
    document.dispatchEvent(new CustomEvent('gp-predicted', {detail}));
    this.veil();
    log.selectStep(step);
  }

  get isLast(): boolean {
    return this.round !== null && this.round.results.length >= this.round.places.length;
  }

  goOn(): void {
    const {round} = this;
    if (!round) return;
    if (this.isLast) return this.finish();
    const step = this.path(round.line)[round.places[round.results.length]];
    this.ask({...round, step, picks: [], revealed: false});
  }

  finish(): void {
    if (!this.round) return;
    const {results, revealed, step} = this.round;
    this.next = step.index + (revealed ? 1 : 0);
    this.over = results;
    this.round = null;
    this.veil();
    this.log.selectStep(this.before.step, this.before.suggested);
  }

  close(): void {
    this.over = null;
  }

  // ---------------------------------------------------------------------------------------------- what there is

  // The candidates that may be picked.
  offered(): Candidate[] {
    const {log, round} = this;
    if (!round || round.revealed || !log.started) return [];
    const {index, sequence} = round.step;
    const seed = (Number(log.started.seed) % 2 ** 32) + 7919 * index + 104729 * sequence;
    return shuffled(topOf(round.step), drawsFrom(seed));
  }

  // The text before the token that is asked for.
  textSoFar({step}: Round): string {
    const before = this.log.prefix.map(({piece, text}) => piece ?? text);
    return [...before, ...pathOf(step.before).map(({piece, chosen}) => piece ?? chosen.text)].join('');
  }

  // The number of the text that is looked at, of several.
  private line(): number {
    const current = this.log.current();
    const last = current && this.log.lastOf(current);
    return Math.max(
      0,
      this.texts().findIndex((one) => one.last === last),
    );
  }

  // Beams take other ways until they end.
  private texts(): Line[] {
    return this.log.usesBeams && !this.log.finished ? [] : this.log.allLines();
  }

  private path(line = this.line()): Step[] {
    return pathOf(this.texts().at(line)?.last ?? null);
  }

  // How much of the text may be seen now.
  private veil(): void {
    const {round} = this;
    this.log.hide(round && round.step.index + (round.revealed ? 1 : 0));
  }
}
