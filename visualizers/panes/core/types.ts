// The shapes of what the panes read: the parts of a run as playground/trace/events.py has them, and what log.ts and
// run_group.ts make of them. All log-probabilities and entropies are in nats; "before" and "after" mean before and after
// the logits processors; a number that is not finite travels as null. For modules to import as types only.

import type {RunLog} from './log.ts';
import type * as wire from './wire_types.ts';
import type {RunGroup} from './run_group.ts';
import type {Said} from './texts.ts';
import type {DraftToken, Stage, Token} from './wire_types.ts';

export type {
  CanvasPlace,
  CanvasStep,
  Contender,
  DraftToken,
  Draw,
  LayerContrast,
  Part,
  Queued,
  Racer,
  Reranked,
  Sound,
  Stage,
  Token,
} from './wire_types.ts';

// ------------------------------------------------------------------------------------------------------- one step

/** One token that a step could choose. Ranks start at 1, and are null outside the top candidates of that side. */
export type Candidate = wire.Candidate & {raw_rank: number | null; rank: number | null; removed_by: string | null};

/** The next-token distribution at one place, reduced to its top candidates. */
export interface Distribution extends wire.Distribution {
  candidates: Candidate[]; // the kept ones first, by `logprob`, then the removed ones, by `raw_logprob`
  stages: Stage[];
}

/** What a watermark did to one token. */
export interface Mark extends wire.Mark {
  kind: 'green' | 'synthid';
  why: 'context' | 'repeated' | 'removed' | 'bias' | null;
}

/** Where a token of assisted decoding came from; `instead` is the draft token that it replaced. */
export interface Origin {
  origin: 'accepted' | DraftRound['follow'];
  instead: DraftToken | null;
  round: DraftRound;
  place: number; // in its round
}

/** One token of a text, and what it was chosen from. A text is the path of `before` that ends in its last step. */
export interface Step extends wire.Step {
  before: Step | null;
  chosen: Candidate;
  distribution: Distribution;
  draft: Origin | null;
  watched?: Candidate[];
  mark?: Mark | null;
  read?: boolean; // nothing was drawn: a text was only read
  isPrompt?: boolean; // a token of the prompt; `index` is its place there
  beam?: BeamCandidate; // of beam search, see BeamNode
}

// ---------------------------------------------------------------------------------------------------- beam search

/** One continuation that a beam-search step considered; "unseen": it was too improbable to be looked at. */
export interface BeamCandidate extends wire.BeamCandidate {
  status: 'running' | 'finished' | 'ended' | 'pruned' | 'unseen';
  beam: number | null; // its number, while it runs
  final_score: number | null; // the sum after the length penalty
  mark?: Mark | null;
}

/** A step of beam search: `length` does not count given tokens; `rank` is 1 for the highest sum of its step and group. */
export interface BeamNode extends Step {
  before: BeamNode | null;
  beam: BeamCandidate;
  length: number;
  rank?: number | null;
}

/** What is known of one prompt's search. */
export interface Search {
  running: BeamNode[];
  byNumber: Map<number, BeamNode>; // the running ones by their number
  finished: BeamNode[]; // that are kept, the best first
  pool: (number | null)[]; // their scores
  steps: BeamNode[][]; // for each step, all that it considered
  byStep: Map<number, BeamNode>[]; // for each step, the beams that went on after it
  pools: (number | null)[][];
  distributions: Distribution[][];
  given: number; // the first so many tokens were not chosen
  unseen?: Map<string, BeamNode>;
}

// ------------------------------------------------------------------------------------------------ assisted decoding

/** Tokens drafted, tokens kept, and the target's token that follows them. */
export interface DraftRound extends wire.DraftRound {
  follow: 'correction' | 'bonus' | 'target' | 'none';
  race: wire.Racer[];
}

// -------------------------------------------------------------------------------------------------- block diffusion

// ------------------------------------------------------------------------------------------------ prompt and result

/** One finished output, without the prompt. */
export interface Output extends wire.Sequence {
  score: number | null;
  note: Said;
}

/** A picture or a sound in a prompt. */
export interface Media {
  kind: string;
  sha256?: string;
  preview?: unknown;
  width?: number;
  height?: number;
  seconds?: number;
}

/** How a run goes on from the one before it: with another token, or with more. */
export interface Continuation {
  kind: string;
  ids: number[];
  turn: number | undefined;
  at?: number;
  from?: unknown;
  on?: unknown;
}

/** What a run was asked for, as far as panes read it. */
export interface RequestData {
  messages?: {role: string; content: string}[];
  media?: Media[];
  given?: string | number[] | null;
  only_given?: boolean;
  config?: Record<string, unknown>;
  top_candidates?: number;
  template?: Record<string, unknown>;
  structured_output?: unknown;
  return_timestamps?: boolean;
  [field: string]: unknown;
}

/** The fields of GenerationConfig that the run used. */
export interface EffectiveConfig {
  num_beams?: number;
  num_beam_groups?: number;
  length_penalty?: number;
  do_sample?: boolean;
  penalty_alpha?: number | null;
  early_stopping?: boolean | string;
  pad_token_id?: number | null;
  [field: string]: unknown;
}

/** The event that begins a run. `request` and `effective` are plain data of the server, and may come from a stranger. */
export interface Started extends wire.Started {
  effective: EffectiveConfig;
  request: RequestData;
  decoder_tokens: Token[];
}

/** How the model marks its reasoning; `is_open`: the prompt opened a span. */
export type Reasoning = wire.Reasoning;

export interface Finished extends wire.Finished {
  sequences: Output[];
}

export type Failed = wire.Failed;

export type Loading = wire.Loading;

// ------------------------------------------------------------------------------------------------ what panes show

/** A text to show; `last` is its last step, or its last that may be seen. */
export interface Line {
  kind: 'sequence' | 'running' | 'finished' | 'returned';
  label: string;
  last: Step | null;
  score: number | null;
  stopReason: string | null;
  untold?: string; // the text, where no tokens of it are told
}

/** An answer about the places of some tokens; `ids` are those of the text that was read. */
export interface Answered {
  ids: number[];
  found: {places: number[]};
}

/** What each layer would have said in the place of some tokens: `ids` are those of the text that was read, after what it
 *  began with; a place counts these, too. `layers` holds the embeddings and then each layer, a cell for each place. */
export interface Lens {
  ids: number[];
  found: {
    model: string;
    places: number[];
    tokens: {id: number; text: string}[];
    layers: LensCell[][];
  };
}

/** Another search for the request of a run, by the library: greedily, or with another rule of when to stop. */
export type LibrarySearch = GreedySearch | RuleSearch;

export interface GreedySearch {
  kind: 'greedy';
  text: string;
  tokens: [id: number, text: string, logprob: number | null][]; // before the processors
}

export interface RuleSearch {
  kind: 'rule';
  rule: {lengthPenalty: number; earlyStopping: boolean | 'never'};
  steps: number;
  outputs: {text: string; token_ids: number[]; score: number | null}[];
}

/** Where a decoder looked for some tokens, as `playground.engines.protocol.Engine.attend` has it. */
export interface Attention {
  ids: number[];
  found: {
    kind: 'image' | 'audio';
    layer: number | null;
    layers: number;
    places: number[];
    tokens: {id: number; text: string}[];
    rows: number;
    columns: number;
    seconds: number | null;
    weights: number[][];
    elsewhere: number[];
    picture: string | null;
  };
}

/** The scores at the place of a token, as `playground.questions.next_scores.ScoresAnswer` has them. */
export interface Scores {
  model: string;
  index: number;
  vocab: number;
  num_removed: number;
  head: [id: number, text: string, score: number][];
  before: [id: number, score: number][];
  tokens: [id: number, text: string, score: number][];
  bins: [count: number, mean: number, spread: number][];
  names: string[];
  fixed: string[];
  after: string[];
}

/** `top` has [id, text, probability]; `probability` and `rank` are those of the token that was chosen in the end; `kl` is
 *  KL(last layer || this one). */
export interface LensCell {
  top: [number, string, number][];
  probability: number;
  rank: number;
  entropy: number | null;
  kl: number | null;
}

/** Sums over a text: see totals.js. */
export interface Totals {
  count: number;
  after: number; // log-probability
  before: number;
  entropyAfter: number;
  entropyBefore: number;
  kept: number; // tokens that the processors left
}

// ---------------------------------------------------------------------------------------------------- comparisons

/** Metrics by their names; null where one is not defined. */
export type Values = Record<string, number | null>;

/** What is measured of the runs of a group, as playground/metrics/run_metrics.py has it. */
export interface Metric {
  name: string;
  title: string;
  unit: string; // '' where the value has none
  meaning: string;
  formula: string;
  better: 'more' | 'less' | null;
  digits: number; // decimal places that are worth showing
  live: boolean; // whether it is known before the runs have ended
}

/** What a lane is set to; `prompt` is what it is asked, where lanes differ by that. */
export interface LaneSettings {
  id: number;
  label: string;
  title: Said;
  model: string;
  settings: Said;
  seed: number | null;
  prompt?: string;
}

/** A lane as it is set on the page now; `problem`: why it cannot run. */
export interface Lane extends LaneSettings {
  selected: boolean;
  problem: Said | null;
}

/** A knob of a grid and its values as a person writes them; or "prompt", and the prompts. */
export interface Axis {
  knob: string;
  values: string[];
}

/** The first line of a comparison. */
export interface GroupHeader {
  kind: string;
  prompt: string;
  groups: (LaneSettings & {place: number[]})[]; // `place`: row and column in a grid
  entries: {group: number; seed: number | null}[];
  axes: Axis[];
  metrics: Metric[];
}

/** What Plotly draws, as visualizers/figures/ makes it. */
export interface Chart {
  data: {text?: unknown; hovertext?: unknown; hoverinfo?: unknown; [field: string]: unknown}[];
  layout: {meta: string; height?: number; shapes?: object[]; annotations?: object[]; [field: string]: unknown};
}

/** The answer of many runs in a sentence, as playground/metrics/verdict.py has it. */
export interface Conclusion {
  kind: 'found' | 'even' | 'seen' | 'wait';
  words: Said;
  more: Said;
}

/** The answer of a trial: plain data of the server, which the pane of its question reads. */
export interface Found {
  question?: string;
}

/** The runs of a comparison that belong together: a lane, a cell of a grid, the samples of a strategy. */
export interface Group extends LaneSettings {
  number: number;
  place: number[];
  entries: Entry[];
  shown: number; // the entry that is shown where there is room for one
  told: {values: Values; each: Record<string, (number | null)[]>}; // as they travel
  values: Values; // in the unit of the page
  each: Record<string, (number | null)[]>;
}

export interface EntryToken {
  token_id: number;
  text: string;
  piece: string | null;
  logprob: number | null;
  raw_logprob: number | null;
  entropy: number | null;
}

/** One run of a comparison: with a log where it came with all its events, else with the tokens of its text alone. */
export interface Entry {
  number: number;
  group: number;
  seed: number | null;
  log: RunLog | null;
  begun: boolean;
  tokens: EntryToken[];
  ended: {text: string; stop_reason: string; failed: Failed | null} | null;
  /** The run whose text this one is certain to write, so that it was not made. */
  sameAs: Entry | null;
}

export type Unit = 'bits' | 'nats';

/** What can change in a run log and in a comparison. */
export type Kind =
  | 'run'
  | 'steps'
  | 'status'
  | 'unit'
  | 'selection'
  | 'prompt'
  | 'watched'
  | 'searched'
  | 'found'
  | 'written'
  | 'knobs'
  | 'picture'
  | 'roll'
  | 'fold'
  | 'measured'
  | 'lanes'
  | 'pair';

/** What has changed since the last telling; of a comparison, `entries` are the runs whose texts have. */
export type Changes = {[kind in Kind]?: boolean} & {entries?: Set<number>};

/** Draws a run in an element that holds the pane's template; what it returns is called when something has changed. */
export type Pane = (root: HTMLElement, log: RunLog) => (changes: Changes) => void;

/** The same for a comparison. */
export type GroupPane = (root: HTMLElement, group: RunGroup) => (changes: Changes) => void;
