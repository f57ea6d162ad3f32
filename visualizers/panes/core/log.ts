// The log of a run: reads lines of NDJSON as they come, keeps what they say, and tells its subscribers what is new.
// Knows the wire form of playground/trace/serialization.py (ROW_FIELDS comes from there); draws nothing.
//
// Every generated token becomes one step object: {index, sequence, before, chosen, piece, distribution, seconds,
// elapsed, ...}. `before` is the step it continues, so a text is the path that ends in its last step, for plain
// sequences and for beams alike. What people look at are the log's `lines()`, each with its `last` step.

import {Feed, type Line as LogLine} from './feed.ts';
import {spansOf} from './reasoning.ts';
import {ROW_FIELDS} from './tables.ts';
import {t} from './texts.ts';

import type {
  Attention,
  BeamCandidate,
  BeamNode,
  Candidate,
  CanvasPlace,
  CanvasStep,
  Contender,
  Continuation,
  Distribution,
  DraftRound,
  DraftToken,
  Failed,
  Finished,
  Lens,
  LibrarySearch,
  Line,
  Loading,
  Mark,
  Origin,
  Output,
  Part,
  Queued,
  Racer,
  Reranked,
  Scores,
  Search,
  Stage,
  Started,
  Step,
  Token,
  Unit,
} from './types.ts';
import type {BeamStepLine, DistributionLine, EventLines, Row, StepLine} from './wire_types.ts';

const MOST_FOUND = 20; // runs whose answers are remembered

/** What was answered to each question about tokens of a run, by the number of the run. */
interface Answers {
  look_into: Map<number | undefined, Lens>;
  attend: Map<number | undefined, Attention>;
}
export type AnsweredQuestion = keyof Answers;

/** What a chat template makes of messages that have not run; `problem` in the place of tokens where it makes nothing. */
export interface Written {
  model: string;
  messages: {role: string; content: string}[];
  tokens: Token[];
  parts: Part[];
  problem?: string;
  away?: boolean; // because the model is not here yet
  template?: unknown;
}

type AnswerTo<Name extends AnsweredQuestion> = Name extends 'look_into' ? Lens : Attention;

export class RunLog extends Feed {
  unit: Unit = 'bits'; // in which surprisal and entropy are shown; the log itself holds nats
  searched = new Map<number | undefined, LibrarySearch[]>(); // turn -> other searches for the same request: what the library answered
  found: Answers = {look_into: new Map(), attend: new Map()};
  mostPlaces: Record<string, number> = {}; // question -> how many tokens can be asked about at once; missing where nobody answers
  written: Written | null = null; // see setWritten
  knobs: Record<string, unknown> | null = null; // see setKnobs
  picture: string | null = null; // see showPicture
  roll: {number: number; token: string} | null = null; // what was rolled last, '' for a token that is not listed
  isTokenFolded = true; // on a phone the panel of a token is a sheet: its head alone, until somebody presses a token
  formSeed = ''; // the seed that is typed in the form, '' for a new one each time
  private readonly scores = new WeakMap<Step, Scores>(); // see addScores
  parts: string[] = []; // the text of the run that is shown
  coming: string[] = []; // that of the run whose lines come in, which may not have started yet
  turn: number | undefined; // the number of the run that is shown, where the page counts its runs
  fed: {turn: number | undefined; started: boolean} = {turn: undefined, started: false}; // the run whose text comes in
  recordedTurn: number | undefined; // the run that was made beforehand, for which no person asked
  beginsHidden = false; // whether nothing may be seen of the next run until it is revealed
  asked: Continuation | null = null; // how the run that was asked for last goes on from the one before it, for the tree of branches

  // Of the run that is shown, as `clear` leaves it:
  queued!: Queued | null;
  loading!: Loading | null;
  shared!: number; // how many runs are decoded side by side, this one included
  apart!: boolean; // whether it has its forward passes by itself, in turn with theirs
  started!: Started | null;
  finished!: Finished | null;
  failed!: Failed | null;
  lasts!: (Step | null)[]; // the last step of each sequence
  newest!: Step | null;
  numTokens!: number;
  elapsed!: number; // seconds since the run started, at its newest and at its first token
  firstElapsed!: number | null;
  rounds!: DraftRound[];
  canvasSteps!: CanvasStep[]; // block diffusion: the denoising steps of all canvases
  prompts!: Search[]; // beam search: for each prompt what newSearch() says
  texts!: Map<number, string>; // constrained beam search: token id -> its text, of all tokens seen
  returned!: Line[] | null; // beam search: the lines of the outputs, once the run has finished
  selected!: Step | null; // the step that is looked at; null follows the newest
  suggested!: boolean; // whether it was not a person who chose that step
  rejected!: {round: DraftRound; place: number} | null; // the drafted token that is looked at in place of the selected step, which replaced it
  promptSteps!: Step[]; // of the prompt's tokens but the first, once the prompt was read; each has `isPrompt`
  hideFrom!: number | null; // how many tokens of each text may be seen, while the next one is to be guessed; null: all

  constructor() {
    super([
      'run',
      'steps',
      'status',
      'selection',
      'unit',
      'prompt',
      'watched',
      'searched',
      'found',
      'written',
      'knobs',
      'picture',
      'roll',
      'fold',
    ]);
    this.clear();
  }

  clear(): void {
    this.queued = this.loading = this.started = this.finished = this.failed = null;
    this.shared = 1;
    this.apart = false;
    this.lasts = [];
    this.newest = null;
    this.numTokens = this.elapsed = 0;
    this.firstElapsed = null;
    this.rounds = [];
    this.canvasSteps = [];
    this.prompts = [];
    this.texts = new Map();
    this.returned = null;
    this.selected = this.rejected = null;
    this.suggested = false;
    this.promptSteps = [];
    this.hideFrom = this.beginsHidden ? 0 : null;
  }

  // ------------------------------------------------------------------------------------------------ reading

  // Takes the text of run number `turn`: another number is another run, though its text may begin like the last one's.
  feedRun(text: string, turn: number | undefined): void {
    this.begin(turn);
    this.feed(text);
    this.coming = [text];
    this.showComing();
  }

  // Takes more lines of that run, all of them complete. Returns how many could not be read.
  appendRun(lines: string, turn: number | undefined): number {
    this.begin(turn);
    const unread = this.append(lines);
    this.coming.push(lines);
    this.showComing();
    return unread;
  }

  // The rest of run `turn` does not come: its server no longer has it.
  lose(turn: number | undefined): void {
    if (this.fed.turn !== turn || this.finished || this.failed) return;
    this.read({
      type: 'Failed',
      message: t('The connection to this run was lost.'),
      fix: t('Run it again.'),
      error: 'Lost',
      diagnostics: [],
    });
  }

  begin(turn: number | undefined): void {
    if (turn === this.fed.turn) return;
    this.fed = {turn, started: false};
    this.coming = [];
    this.feed('');
  }

  showComing(): void {
    if (this.fed.started) Object.assign(this, {parts: this.coming, turn: this.fed.turn});
  }

  // The whole text of the run that is shown.
  get text() {
    if (this.parts.length > 1) this.parts.splice(0, Infinity, this.parts.join(''));
    return this.parts[0] ?? '';
  }

  override read(event: LogLine): void {
    if (!isEvent(event.type)) throw new Error('unknown event ' + event.type);
    HANDLERS[event.type](this, event as never);
  }

  countStep(step: {elapsed: number | null}): void {
    this.numTokens += 1;
    this.elapsed = step.elapsed ?? 0;
    this.firstElapsed ??= step.elapsed;
    this.changed('steps');
  }

  // ------------------------------------------------------------------------------------------------ what to show

  // Of an encoder-decoder model the prompt is a source, which the text does not continue.
  // Whether the run that is shown was made beforehand: one that fails before it has started leaves it there.
  get recorded(): boolean {
    return this.recordedTurn !== undefined && this.turn === this.recordedTurn;
  }
  get readsSource(): boolean {
    return Boolean(this.started?.decoder_tokens.length);
  }
  // The tokens that the text continues: those of the prompt, or what a target begins with.
  get prefix(): Token[] {
    return (this.readsSource ? this.started?.decoder_tokens : this.started?.prompt_tokens) ?? [];
  }
  // Whether the model denoises canvases: then there are no steps that choose one token each.
  get denoises(): boolean {
    return Boolean(this.started && this.started.mode === 'block_diffusion');
  }
  // Whether another server made the run: then there is a token and some candidates in each place, and no more.
  get isFromElsewhere(): boolean {
    return Boolean(this.started && this.started.elsewhere);
  }
  // Whether the model has read pictures or sounds; and whether it decodes a text of its own while it looks at one.
  get hasReadMedia(): boolean {
    return Boolean(this.started?.request.media?.length || this.started?.media?.length);
  }
  get looksAtMedia(): boolean {
    return this.hasReadMedia && this.readsSource && !this.started?.prompt_tokens.length;
  }
  // Whether the model writes sound: each line has the codes of one codebook, and nothing continues them.
  get speaks(): boolean {
    return Boolean(this.started && this.started.codebooks);
  }
  override get canAsk(): boolean {
    return super.canAsk && !this.isFromElsewhere && !this.speaks;
  } // from elsewhere: its model is not here
  // Whether the run is one token of a text that a person steps through, which no search is: written, or chosen by them.
  get stepping(): boolean {
    if (!this.started || this.usesBeams) return false;
    if (this.finished?.sequences[0]?.stop_reason === 'step') return true;
    const {given, only_given: onlyGiven, config = {}} = this.started.request;
    if (typeof given === 'string') return false;
    return (Array.isArray(given) && onlyGiven) || config.max_new_tokens === (given || []).length + 1;
  }
  get usesBeams() {
    return this.prompts.length > 0;
  }
  get waiting() {
    return Boolean(this.queued || this.loading);
  }
  get running() {
    return Boolean(this.started && !this.finished && !this.failed && !this.waiting);
  }

  // The texts to show, the best first: {kind, label, last, score, stopReason}. `kind` is "sequence", "running",
  // "finished" (a beam hypothesis that ended) or "returned". While tokens are hidden, `last` is the last that is not.
  lines(): Line[] {
    if (this.hideFrom === null) return this.allLines();
    return this.allLines().map((line) => {
      const last = this.seen(line.last);
      return last === line.last ? line : {...line, last, score: null, stopReason: null};
    });
  }

  // The last step up to this one that may be seen, or null.
  seen(step: Step | null): Step | null {
    if (this.hideFrom === null) return step;
    let last = step;
    while (last && !last.isPrompt && last.index >= this.hideFrom) last = last.before;
    return last;
  }

  // Show only the first `hideFrom` tokens of each text; null shows all.
  hide(hideFrom: number | null) {
    if (this.hideFrom === hideFrom) return;
    this.hideFrom = hideFrom;
    this.changed('steps');
    this.changed('selection');
  }

  // The same with nothing hidden.
  allLines(): Line[] {
    if (this.returned) return this.returned;
    if (this.usesBeams) return this.prompts.flatMap((prompt, number) => beamLines(prompt, number, this.prompts.length));
    const outputs = this.finished ? this.finished.sequences : [];
    return this.lasts.map((last, number) => ({
      kind: 'sequence',
      label: this.speaks
        ? t('codebook {number}', {number: number + 1})
        : this.lasts.length > 1
          ? t('sequence {number}', {number: number + 1})
          : '',
      last,
      score: null,
      stopReason: outputs[number] ? outputs[number].stop_reason : null,
      untold: !last && outputs[number] && !outputs[number].token_ids.length ? outputs[number].text : '', // tokens that were told may be hidden
    }));
  }

  // The step that the panes explain: the selected one, or else the newest.
  current(): Step | null {
    if (this.selected) return this.seen(this.selected);
    if (!this.usesBeams) return this.seen(this.newest);
    const lines = this.lines();
    return lines.length ? lines[0].last : null;
  }

  // The line that holds a step: the first one in whose text it stands.
  lineOf(step: Step): Line | undefined {
    if (step.isPrompt) return this.lines()[0];
    if (!this.usesBeams) return this.lines()[step.sequence];
    return this.lines().find(({last}) => {
      let node = last;
      while (node && node.index > step.index) node = node.before;
      return node === step;
    });
  }

  // The last step of the text that a step stands in (of the step itself where its beam was pruned).
  lastOf(step: Step): Step {
    const line = this.lineOf(step);
    return line?.last ?? step;
  }

  // ------------------------------------------------------------------------------------------------ selecting

  // Look at token `index` of line number `sequence`; null follows the newest token again.
  select(sequence: number | null, index?: number): void {
    const line = sequence === null ? null : this.lines()[sequence];
    this.selectStep(line && index !== undefined ? (pathOf(line.last)[index] ?? null) : null);
  }

  selectStep(asked: Step | null, suggested = false): void {
    const step = this.seen(asked);
    if (this.selected === step && this.suggested === suggested && !this.rejected) return;
    this.selected = step;
    this.suggested = suggested;
    this.rejected = null;
    this.changed('selection');
  }

  // Look at a drafted token that was rejected: it is not in the text, so `step`, which stands in its place, is selected.
  selectRejected(step: Step, round: DraftRound, place: number): void {
    this.selectStep(step);
    this.rejected = {round, place};
    this.changed('selection');
  }

  // Look at the token before which the model was the most uncertain: the place where a run that has ended tells most;
  // of another server's run, which tells no entropy, at the most surprising token. Not
  // where a person looks at one already, or of a text that was given; and not step by step: there the newest is looked at. Of reasoning that is folded only where
  // nothing else is there. With `text`, the first token that is this one, where there is one.
  selectMostUncertain(text = ''): void {
    const last = this.returned ? this.returned[0]?.last : this.lasts[0];
    if (this.selected || !last || this.stepping) return;
    const path = pathOf(last);
    const chosen = path.filter((step) => !step.given);
    if (chosen.length < 2) return;
    const folded = spansOf(path, this.started?.reasoning).filter(({end}) => end !== null);
    const seen = chosen.filter(({index}) => !folded.some(({start, stop}) => start <= index && index < stop));
    const tells = ({distribution, chosen: {raw_logprob: raw}}: Step) =>
      distribution.entropy_before ?? -(raw ?? -Infinity);
    const named = text && chosen.find((step) => step.chosen.text.trim() === text.trim());
    if (named) this.selectStep(named, true);
    else
      this.selectStep(
        (seen.length ? seen : chosen).reduce((most, step) => (tells(step) > tells(most) ? step : most)),
        true,
      );
  }

  // Move the selection along its text by `delta` tokens.
  walk(delta: number): void {
    const step = this.current();
    if (!step) return;
    const path = [...this.promptSteps, ...pathOf(this.lastOf(step))];
    const place = step.isPrompt ? step.index - 1 : this.promptSteps.length + step.index;
    this.selectStep(path[Math.max(0, Math.min(path.length - 1, place + delta))]);
  }

  // ------------------------------------------------------------------------------------------------ asking

  // The library has run another search for the request of run `turn`.
  addSearched(turn: number | undefined, found: LibrarySearch): void {
    this.searched.set(turn, [...(this.searched.get(turn) || []), found]);
    this.changed('searched');
  }

  // The answer to a question about some tokens of run `turn`; `ids` are those of the text that was read once more.
  addFound<Name extends AnsweredQuestion>(
    question: Name,
    turn: number | undefined,
    ids: number[],
    found: AnswerTo<Name>['found'],
  ): void {
    const answers = this.found[question] as Map<number | undefined, {ids: number[]; found: unknown}>;
    answers.delete(turn);
    answers.set(turn, {ids, found});
    if (answers.size > MOST_FOUND) answers.delete(answers.keys().next().value);
    this.changed('found');
  }

  // The same of the run that is shown, or null.
  foundOf<Name extends AnsweredQuestion>(question: Name): AnswerTo<Name> | null {
    return ((this.started && this.found[question].get(this.turn)) || null) as AnswerTo<Name> | null;
  }

  // The scores from which the token of a step was drawn, read once more.
  addScores(step: Step, scores: Scores): void {
    this.scores.set(step, scores);
    this.changed('found');
  }

  scoresOf(step: Step): Scores | null {
    return this.scores.get(step) ?? null;
  }

  // The line that tells of the shown run's start, as the server wrote it: no script has rounded a number in it. Other
  // places of that line hold its beginning too, but there its quotes are escaped.
  startedLine(): string {
    const start = this.text.indexOf('{"type":"Started"');
    return start < 0 ? '' : this.text.slice(start, this.text.indexOf('\n', start));
  }

  // The token ids of a step's text, from the first to the step's own.
  idsTo(step: Step): number[] {
    return pathOf(step).map(({chosen}) => chosen.token_id);
  }

  // Tokens that were looked up after the run: for each step of line `number`, a list of rows of Candidate.
  addWatched(number: number, lists: Row[][]): void {
    const line = this.allLines()[number];
    if (!line) return;
    pathOf(line.last).forEach((step, i) => {
      const found = rows<Candidate>('Candidate', lists[i] || []);
      const known = new Set(found.map(({token_id: id}) => id));
      step.watched = [...(step.watched || []).filter(({token_id: id}) => !known.has(id)), ...found];
    });
    this.changed('watched');
  }

  // What a chat template makes of the messages on the page, before they run: {model, messages, tokens, parts}, or
  // {problem} instead of the last two; null where none takes part.
  setWritten(written: (Omit<Written, 'tokens'> & {tokens: Row[]}) | null): void {
    this.written = written && {...written, tokens: rows<Token>('Token', written.tokens)};
    this.changed('written');
  }

  // What is set in the form now, whatever the run that is shown was made with: each knob that has a value, and of those that
  // decide what a token is drawn from also the value that applies where they have none.
  setKnobs(knobs: Record<string, unknown>, seed = ''): void {
    this.knobs = knobs;
    this.formSeed = seed.trim();
    this.changed('knobs');
  }

  /** Folds the panel of a token where it is a sheet, or unfolds it. */
  foldToken(to: boolean): void {
    if (this.isTokenFolded === to) return;
    this.isTokenFolded = to;
    this.changed('fold');
  }

  // A lesson speaks of this picture of a token; null: of none. It can then be seen of a recorded run, too.
  showPicture(picture: string | null): void {
    if (this.picture === picture) return;
    this.picture = picture;
    this.changed('picture');
  }

  // Somebody has rolled the die of a draw.
  setRoll(number: number, token: string): void {
    this.roll = {number, token};
    this.changed('roll');
  }

  setUnit(unit: Unit): void {
    this.unit = unit;
    this.changed('unit');
  }
}

// ---------------------------------------------------------------------------------------------------- events

const HANDLERS: {[Name in keyof EventLines]: (log: RunLog, event: EventLines[Name]) => void} = {
  Queued(log, event) {
    log.queued = event;
    log.loading = null;
    log.changed('status');
  },
  Loading(log, event) {
    log.loading = event;
    log.queued = null;
    log.changed('status');
  },
  Shared(log, {runs, apart}) {
    log.shared = runs;
    log.apart = Boolean(apart);
    log.changed('status');
  },
  Started(log, event) {
    log.clear();
    const prompt_tokens = rows<Token>('Token', event.prompt_tokens ?? []);
    log.started = {
      ...event,
      request: event.request ?? {},
      prompt_tokens,
      decoder_tokens: rows<Token>('Token', event.decoder_tokens ?? []),
    };
    log.fed.started = true;
    log.changed('run');
    log.changed('status');
    log.changed('selection');
  },
  Stepped(log, {step: line}) {
    const step = readStep(line);
    step.read = Boolean(log.started?.request.only_given); // nothing was drawn: a text was only read
    step.before = log.lasts[step.sequence] ?? null;
    step.draft = originOf(step, log.rounds);
    log.lasts[step.sequence] = step;
    if (!log.newest || step.index > log.newest.index) log.newest = step;
    log.countStep(step);
  },
  BeamsAdvanced(log, {step: line}) {
    const prompt = (log.prompts[line.sequence] ??= newSearch());
    const step = {...line, distributions: line.distributions.map(readDistribution)};
    if (step.given) prompt.given += 1;
    const nodes = rows<BeamRow>('BeamCandidate', step.candidates).map((candidate) => beamNode(candidate, step, prompt));
    for (const {beam} of nodes) if (beam.progress) log.texts.set(beam.token_id, beam.text);
    rankByScore(nodes);
    prompt.running = nodes.filter((node) => node.beam.status === 'running').sort((a, b) => numberOf(a) - numberOf(b));
    prompt.byNumber = new Map(prompt.running.map((node) => [numberOf(node), node])); // a group may have finished
    const beams = step.given ? (log.started?.effective.num_beams ?? 0) : 0;
    for (let i = 0; i < beams; i++) prompt.byNumber.set(i, nodes[0]); // all hold what is given
    prompt.finished.push(...nodes.filter((node) => node.beam.status === 'finished'));
    prompt.finished.sort((a, b) => (b.beam.final_score ?? 0) - (a.beam.final_score ?? 0));
    prompt.finished.length = Math.min(prompt.finished.length, step.pool.length); // the rest were dropped from the pool
    prompt.pool = step.pool;
    prompt.pools.push(step.pool);
    prompt.steps.push(nodes);
    prompt.byStep.push(prompt.byNumber);
    prompt.distributions.push(step.distributions);
    log.countStep(step);
  },
  PromptRead(log, {steps}) {
    let before: Step | null = null;
    log.promptSteps = steps.map((line) => (before = {...readStep(line), before, isPrompt: true}));
    log.changed('prompt');
  },
  CanvasDenoised(log, {step: line}) {
    const step = {...line, places: rows<CanvasPlace>('CanvasPlace', line.places)};
    log.canvasSteps.push(step);
    log.numTokens = step.canvas * step.places.length; // of the canvases that are complete
    log.elapsed = step.elapsed;
    log.firstElapsed ??= step.elapsed;
    log.changed('steps');
  },
  DraftJudged(log, {round}) {
    log.rounds.push({
      ...round,
      follow: round.follow as DraftRound['follow'],
      drafted: rows<DraftToken>('DraftToken', round.drafted),
      race: rows<Racer>('Racer', round.race ?? []),
    });
    log.changed('steps');
  },
  Finished(log, event) {
    const sequences = event.sequences.map((output) => ({
      ...output,
      score: output.score ?? null,
      note: output.note ?? '',
    }));
    log.finished = {...event, sequences};
    sequences.forEach((output, number) => {
      // a text of which no tokens were told has a line all the same
      if (!output.token_ids.length && output.text) log.lasts[number] ??= null;
    });
    if (log.usesBeams) log.returned = sequences.map((output, number) => returnedLine(log, output, number));
    log.changed('status');
    log.changed('steps');
  },
  // A run that fails before it has begun leaves the one that is shown as it was: the page says why, beside its button.
  Failed(log, event) {
    if (log.fed.turn === undefined || log.fed.started) log.failed = event;
    log.queued = log.loading = null;
    log.changed('status');
  },
};

const isEvent = (type: string): type is keyof EventLines => Object.hasOwn(HANDLERS, type);

function row<Kind>(kind: string, values: Row): Kind {
  const fields = ROW_FIELDS[kind];
  const result: Record<string, unknown> = {};
  for (let i = 0; i < fields.length; i++) result[fields[i]] = values[i];
  return result as Kind;
}

function rows<Kind>(kind: string, list: Row[]): Kind[] {
  return list.map((values) => row<Kind>(kind, values));
}

function readDistribution(line: DistributionLine): Distribution {
  return {
    ...line,
    candidates: rows<Candidate>('Candidate', line.candidates),
    stages: rows<Stage>('Stage', line.stages ?? []),
  };
}

function readStep(line: StepLine): Step {
  const {chosen, distribution, watched, mark, draw, reranked, ...rest} = line;
  const step: Step = {
    ...rest,
    chosen: row<Candidate>('Candidate', chosen),
    distribution: readDistribution(distribution),
    watched: rows<Candidate>('Candidate', watched ?? []),
    mark: mark ? row<Mark>('Mark', mark) : null,
    draw: draw ? {...draw, contenders: rows<Contender>('Contender', draw.contenders ?? [])} : null,
    before: null,
    draft: null,
  };
  if (reranked) step.reranked = rows<Reranked>('Reranked', reranked);
  return step;
}

// Where a token of assisted decoding came from: "accepted" from the draft, or the `follow` of its `round`, in which it has
// this `place`. `instead` is the draft token that it replaced.
function originOf(step: Step, rounds: DraftRound[]): Origin | null {
  const round = rounds.at(-1);
  if (!round || step.index < round.start) return null;
  const place = step.index - round.start;
  if (place < round.num_accepted) return {origin: 'accepted', instead: null, round, place};
  return {origin: round.follow, instead: round.drafted[place] || null, round, place};
}

// ---------------------------------------------------------------------------------------------------- beams

// What is known of one prompt's search. `running` are the beams that go on, `byNumber` the same by their number, `finished`
// the texts that ended and are kept, `pool` their scores. For each step: `steps` has its nodes, `byStep` the beams that
// went on after it, by number, `pools` the scores kept after it, `distributions` what each beam had before it. The first
// `given` tokens were not chosen: they weigh nothing in a sum, and a node's `length` does not count them.
function newSearch(): Search {
  return {
    running: [],
    byNumber: new Map(),
    finished: [],
    pool: [],
    steps: [],
    byStep: [],
    pools: [],
    distributions: [],
    given: 0,
  };
}

/** A candidate whose mark is still a row. */
type BeamRow = Omit<BeamCandidate, 'mark'> & {mark?: Row | null};

const numberOf = ({beam}: BeamNode): number => beam.beam ?? 0;

function beamNode(
  {mark: line, ...rest}: BeamRow,
  step: Omit<BeamStepLine, 'distributions'> & {distributions: Distribution[]},
  prompt: Search,
): BeamNode {
  const mark = line ? row<Mark>('Mark', line) : null;
  const beam: BeamCandidate = {...rest, mark};
  const distribution = step.distributions[beam.parent];
  const listed = distribution.candidates.find((candidate) => candidate.token_id === beam.token_id);
  return {
    index: step.index,
    sequence: step.sequence,
    before: prompt.byNumber.get(beam.parent) || null,
    chosen: listed || {...beam, raw_rank: null, rank: null, removed_by: null},
    piece: beam.piece,
    distribution,
    seconds: step.seconds,
    elapsed: step.elapsed,
    draft: null,
    given: Boolean(step.given),
    length: step.index + 1 - prompt.given,
    mark,
    beam,
  };
}

// What began the run that is shown. Raises an Error where none has begun.
export function startOf({started}: Pick<RunLog, 'started'>): Started {
  if (!started) throw new Error('no run has started');
  return started;
}

// Whether a step is one of beam search.
export const isBeamNode = (step: Step | null | undefined): step is BeamNode => Boolean(step?.beam);

// A node's sum after the length penalty: sum / length ** length_penalty, as transformers ranks texts that have ended.
export const penalised = ({beam, length}: BeamNode, penalty: number): number | null =>
  length > 0 ? (beam.score ?? -Infinity) / length ** penalty : beam.score;

// A token that a beam might have gone on with, but which was too improbable for the search to look at. Always the same
// object for the same token.
export function unseenNode(
  prompt: Search,
  index: number,
  parent: number,
  distribution: Distribution,
  candidate: Candidate,
): BeamNode {
  prompt.unseen ??= new Map();
  const key = `${index} ${parent} ${candidate.token_id}`;
  let node = prompt.unseen.get(key);
  if (!node) {
    const before = (index ? prompt.byStep[index - 1].get(parent) : null) ?? null;
    const {token_id, text, raw_logprob, logprob} = candidate;
    const score = (before?.beam.score ?? 0) + (logprob ?? -Infinity);
    const group = before ? before.beam.group : null;
    const beam: BeamCandidate = {
      token_id,
      text,
      piece: null,
      parent,
      raw_logprob,
      logprob,
      score,
      status: 'unseen',
      beam: null,
      final_score: null,
      group,
    };
    const {sequence, seconds, elapsed} = prompt.steps[index][0];
    node = {
      index,
      sequence,
      before,
      chosen: candidate,
      piece: null,
      distribution,
      seconds,
      elapsed,
      draft: null,
      given: false,
      length: prompt.steps[index][0].length,
      beam,
      rank: null,
    };
    prompt.unseen.set(key, node);
  }
  return node;
}

// The same, where it has been looked at: what beam `before` might have gone on with, or null.
export function unseenAfter(prompt: Search, index: number, before: Step | null, tokenId: number): BeamNode | null {
  const parent = before && !before.given ? (before.beam?.beam ?? 0) : 0;
  return (prompt.unseen && prompt.unseen.get(`${index} ${parent} ${tokenId}`)) || null;
}

// Each node's `rank` among all that its step considered, in its group: 1 has the highest sum. The order of the library is
// the same, but for sampling (that of the draw) and for what constrained beam search put up besides.
function rankByScore(nodes: BeamNode[]): void {
  const ranked = new Map<number | null | undefined, number>(); // group -> how many so far
  for (const node of [...nodes].sort((a, b) => (b.beam.score ?? -Infinity) - (a.beam.score ?? -Infinity))) {
    node.rank = (ranked.get(node.beam.group) || 0) + 1;
    ranked.set(node.beam.group, node.rank);
  }
}

// While the search runs: its beams, then those that have ended. Only plain beam search has its best beam first.
function beamLines(prompt: Search, number: number, prompts: number): Line[] {
  const labelled = (label: string) =>
    prompts > 1 ? t('Prompt {number}, {label}', {number: number + 1, label}) : label;
  const line = (kind: Line['kind'], label: string, last: BeamNode, score: number | null): Line => ({
    kind,
    label: labelled(label),
    last,
    score,
    stopReason: null,
  });
  return [
    ...prompt.running.map((node) => line('running', beamLabel(node), node, node.beam.score)),
    ...prompt.finished.map((node, i) => line('finished', finishedLabel(node, i + 1), node, node.beam.final_score)),
  ];
}

function beamLabel({beam: {beam, group, progress}}: BeamNode): string {
  const number = (beam ?? 0) + 1;
  if (group !== null && group !== undefined)
    return t('beam {number}, group {group}', {number, group: groupLetter(group)});
  return number === 1 && !progress ? t('best beam') : t('beam {number}', {number});
}

function finishedLabel({beam: {group}}: BeamNode, number: number): string {
  if (group !== null && group !== undefined)
    return t('ended {number}, group {group}', {number, group: groupLetter(group)});
  return t('ended {number}', {number});
}

// Groups of diverse beam search go by letters.
export const groupLetter = (group: number): string =>
  group < 26 ? String.fromCharCode(65 + group) : String(group + 1);

// The path that an output's tokens took through the beams (`beams` holds the running beam that each continued).
function returnedLine(log: RunLog, output: Output, number: number): Line {
  const perPrompt = Math.max(1, Math.floor((log.finished?.sequences.length ?? 0) / log.prompts.length));
  const {steps} = log.prompts[Math.floor(number / perPrompt)];
  let last: BeamNode | null = null;
  output.token_ids.forEach((tokenId, index) => {
    const parent = output.beams?.[index];
    last = (steps[index] || []).find((node) => node.beam.parent === parent && node.beam.token_id === tokenId) || last;
  });
  return {
    kind: 'returned',
    label: t('output {number}', {number: number + 1}),
    last,
    score: output.score,
    stopReason: output.stop_reason,
  };
}

// ---------------------------------------------------------------------------------------------------- paths

// The steps of a text, from its first token to `last`.
export function pathOf(last: Step | null): Step[] {
  const path: Step[] = [];
  for (let step = last; step; step = step.before) path.push(step);
  return path.reverse();
}

interface PathChange {
  keep: number;
  added: Step[];
}

// How to turn the path `drawn` into the one that ends in `last`: keep the first `keep` steps, then append `added`.
// Costs no more than what differs.
export function pathChange(drawn: Step[], last: Step | null): PathChange {
  const added: Step[] = [];
  let step = last;
  while (step && drawn[step.index] !== step) {
    added.push(step);
    step = step.before;
  }
  return {keep: step ? step.index + 1 : 0, added: added.reverse()};
}

// A running total along a text: `add(total, step)` gives the total after a step, as a new value. Following a text costs
// no more than what differs from the text that was followed before.
export class Along<Total> {
  steps: Step[] = [];
  totals: Total[];

  constructor(
    empty: Total,
    readonly add: (total: Total, step: Step) => Total,
  ) {
    this.totals = [empty];
  }

  get total(): Total {
    return this.totals[this.totals.length - 1];
  }

  follow(last: Step | null): PathChange {
    const {keep, added} = pathChange(this.steps, last);
    this.steps.length = keep;
    this.totals.length = keep + 1;
    for (const step of added) {
      this.steps.push(step);
      this.totals.push(this.add(this.total, step));
    }
    return {keep, added};
  }
}
