// Predict, then reveal: the next token is hidden from all panes (`log.hide`), the person picks from the model's likeliest
// candidates, then sees the distribution and what the run took. Plays on the text that is shown, as it was recorded.
// Draws nothing.

import {type RunLog, pathOf} from '../core/log.ts';
import {t} from '../core/texts.ts';
import type {Candidate, Changes, Line, Step} from '../core/types.ts';

const OFFERED = 6; // candidates
const PICKS = 3;
export const STEPS = 10; // of a round

/** What came of a question: the first pick, its share of the likeliest token's probability, and whether one pick was it. */
export interface Result {
  step: Step;
  first: Candidate;
  share: number;
  hit: boolean;
}

interface Round {
  line: number;
  at: number;
  step: Step | null; // null: it is not there yet
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

const canAsk = (step: Step): boolean => topOf(step).length > 1;

export const meanShare = (results: Result[]): number =>
  results.reduce((sum, {share}) => sum + share, 0) / results.length;
export const hitsOf = (results: Result[]): number => results.filter(({hit}) => hit).length;

export class Quiz {
  round: Round | null = null;
  over: Result[] | null = null; // what came of the round that has ended
  from: number | string = 1; // the token at which the next one begins, as it is written
  problem = ''; // why none can begin
  private isOpen = false;

  constructor(readonly log: RunLog) {}

  // Another run, or more of this one.
  follow(changes: Changes): void {
    if (changes.run) Object.assign(this, {round: null, over: null, from: 1, problem: ''});
    if (this.round && !this.round.step && (changes.steps || changes.status)) this.ask(this.round);
  }

  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.veil();
  }

  // ---------------------------------------------------------------------------------------------- a round

  begin(): void {
    const {log} = this;
    const at = Math.max(1, Math.floor(Number(this.from)) || 1) - 1;
    const current = log.current();
    const last = current && log.lastOf(current);
    const line = Math.max(
      0,
      this.texts().findIndex((one) => one.last === last),
    );
    const path = this.pathAt(line);
    const start = path.findIndex((step, i) => i >= at && canAsk(step));
    this.problem = start < 0 ? this.refusal(path, at) : '';
    if (this.problem) return;
    this.over = null;
    this.round = {line, at: start, step: null, picks: [], revealed: false, results: []};
    this.ask(this.round);
  }

  private refusal(path: Step[], at: number): string {
    if (path.length > at)
      return t('From there on the run has recorded no candidates to pick from: raise top_candidates and run it again.');
    return this.log.running
      ? t('The run has not reached this token yet.')
      : t('There is no token {number} in this text: choose an earlier one.', {number: at + 1});
  }

  // Asks for the token at `round.at`, or for the next one that has candidates; waits where it is not there yet.
  private ask(round: Round): void {
    const path = this.pathAt(round.line);
    while (path[round.at] && !canAsk(path[round.at])) round.at += 1;
    Object.assign(round, {step: path[round.at] ?? null, picks: [], revealed: false});
    if (!round.step && !this.log.running) return this.finish();
    this.veil();
    if (round.step) this.log.selectStep(round.step.before);
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
    const first = round?.step && topOf(round.step).find(({token_id: id}) => id === round.picks[0]);
    if (!round?.step || !first) return;
    const {step, picks} = round;
    const share = Math.exp((first.raw_logprob ?? -Infinity) - (topOf(step)[0].raw_logprob ?? 0));
    round.revealed = true;
    round.results.push({step, first, share, hit: picks.includes(step.chosen.token_id)});
    // a class may gather what was predicted
    const detail = {sequence: step.sequence, index: step.index, token: picks[0]};
    document.dispatchEvent(new CustomEvent('gp-predicted', {detail}));
    this.veil();
    log.selectStep(step);
  }

  goOn(): void {
    if (!this.round) return;
    if (this.round.results.length >= STEPS) return this.finish();
    this.round.at += 1;
    this.ask(this.round);
  }

  finish(): void {
    if (!this.round) return;
    const {results, line, revealed, at} = this.round;
    const next = at + (revealed ? 1 : 0);
    this.over = results;
    this.round = null;
    this.veil();
    this.from = this.pathAt(line).slice(next).some(canAsk) ? next + 1 : 1;
  }

  // ---------------------------------------------------------------------------------------------- what there is

  // The candidates that may be picked.
  offered(): Candidate[] {
    const {log, round} = this;
    if (!round?.step || round.revealed || !log.started) return [];
    const {index, sequence} = round.step;
    const seed = (Number(log.started.seed) % 2 ** 32) + 7919 * index + 104729 * sequence;
    return shuffled(topOf(round.step), drawsFrom(seed));
  }

  // The text before the token that is asked for.
  textSoFar(round: Round): string {
    const last = round.step ? round.step.before : (this.pathAt(round.line).at(-1) ?? null);
    const before = this.log.prefix.map(({piece, text}) => piece ?? text);
    return [...before, ...pathOf(last).map(({piece, chosen}) => piece ?? chosen.text)].join('');
  }

  // Beams take other ways until they end.
  private texts(): Line[] {
    return this.log.usesBeams && !this.log.finished ? [] : this.log.allLines();
  }

  private pathAt(line: number): Step[] {
    return pathOf(this.texts().at(line)?.last ?? null);
  }

  // How much of the text may be seen now.
  private veil(): void {
    const {round} = this;
    this.log.hide(round && this.isOpen ? round.at + (round.revealed ? 1 : 0) : null);
  }
}
