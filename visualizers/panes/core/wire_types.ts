// The events of a run and their parts, as they come: with every field by its name and, where the name of a type ends in
// `Line`, as a line of the log has it. Written by .ci/wire_types.py from the types of playground/trace: edit those.

import type {Said} from './texts.ts';

/** The values of one thing in the order of its ROW_FIELDS. */
export type Row = unknown[];


export interface Queued {
  ahead: number;
  seconds?: number | null;
}

export interface Loading {
  model: string;
  phase?: string;
  done?: number | null;
  total?: number | null;
}

export interface Shared {
  runs: number;
  apart?: boolean;
}

export interface Token {
  token_id: number;
  text: string;
  piece: string | null;
}

export interface Part {
  kind: string;
  start: number;
  stop: number;
  role?: string | null;
  message?: number | null;
}

export interface Reasoning {
  start: string;
  end: string;
  is_open?: boolean;
}

export interface ServedBy {
  replica: number;
  of: number;
}

export interface MediaSpan {
  kind: string;
  start: number;
  end: number;
}

export interface Timestamps {
  first: number;
  seconds: number;
}

export interface Diagnostic {
  knob: string;
  severity: string;
  message: Said;
  fix?: Said;
  change?: Record<string, unknown> | null;
  otherwise?: Record<string, unknown> | null;
}

export interface Provenance {
  date: string;
  dtype: string;
  processor: string;
  threads: number;
  cores: number;
  weights?: string | null;
  assistant_weights?: string | null;
}

export interface Started {
  model: string;
  mode: string;
  seed: number | null;
  prompt: string;
  prompt_tokens: Token[];
  config: Record<string, unknown>;
  effective: Record<string, unknown>;
  eos_token_ids: number[];
  max_new_tokens: number;
  num_sequences?: number;
  assistant?: string | null;
  device?: string;
  versions?: Record<string, string>;
  processors?: string[];
  request?: Record<string, unknown>;
  parts?: Part[];
  decoder_tokens?: Token[];
  reasoning?: Reasoning | null;
  waits?: Record<string, number>;
  elsewhere?: string | null;
  served_by?: ServedBy | null;
  media?: MediaSpan[];
  timestamps?: Timestamps | null;
  codebooks?: boolean;
  diagnostics?: Diagnostic[];
  provenance?: Provenance | null;
}

export interface Candidate {
  token_id: number;
  text: string;
  raw_logprob: number | null;
  logprob: number | null;
  raw_rank?: number | null;
  rank?: number | null;
  removed_by?: string | null;
  stage_logprobs?: (number | null)[];
}

export interface Stage {
  name: string;
  entropy: number;
  kept: number;
  mass_removed: number;
  mass_moved: number;
}

export interface Distribution {
  candidates: Candidate[];
  entropy_before: number | null;
  entropy_after: number | null;
  vocab: number | null;
  stages?: Stage[];
}

export interface Reranked {
  token_id: number;
  text: string;
  probability: number;
  penalty: number;
  score: number | null;
}

export interface LayerContrast {
  layer: number;
  final_layer: number;
  candidate_layers: number[];
  divergences: number[];
}

export interface Mark {
  kind: string;
  green: boolean | null;
  g: number | null;
  listed: number | null;
  mass_before: number | null;
  mass_after: number | null;
  expected: number | null;
  chosen_before: number;
  chosen_after: number;
  suppressed: number;
  why?: string | null;
}

export interface Contender {
  token_id: number;
  text: string;
  score: number;
  luck: number;
  rank: number;
  above: number;
}

export interface Draw {
  luck: number[];
  contenders?: Contender[];
}

export interface Step {
  sequence: number;
  index: number;
  chosen: Candidate;
  piece: string | null;
  distribution: Distribution;
  seconds: number | null;
  elapsed: number | null;
  reranked?: Reranked[] | null;
  layers?: LayerContrast | null;
  given?: boolean;
  watched?: Candidate[];
  mark?: Mark | null;
  draw?: Draw | null;
}

export interface PromptRead {
  steps: Step[];
}

export interface Stepped {
  step: Step;
}

export interface BeamCandidate {
  token_id: number;
  text: string;
  piece: string | null;
  parent: number;
  raw_logprob: number | null;
  logprob: number | null;
  score: number | null;
  status: string;
  beam?: number | null;
  final_score?: number | null;
  group?: number | null;
  diversity_penalty?: number;
  bank?: number | null;
  progress?: number[] | null;
  forced?: boolean;
  mark?: Mark | null;
  share?: number | null;
  luck?: number | null;
}

export interface BeamStep {
  sequence: number;
  index: number;
  candidates: BeamCandidate[];
  distributions: Distribution[];
  pool: (number | null)[];
  seconds: number;
  elapsed: number;
  given?: boolean;
}

export interface BeamsAdvanced {
  step: BeamStep;
}

export interface DraftToken {
  token_id: number;
  text: string;
  draft_logprob: number | null;
  target_logprob: number | null;
  accepted: boolean;
  overlap?: number | null;
  uniform?: number | null;
  ratio?: number | null;
}

export interface Racer {
  token_id: number;
  text: string;
  probability: number;
  luck: number;
}

export interface DraftRound {
  index: number;
  start: number;
  drafted: DraftToken[];
  num_accepted: number;
  next_token_id: number | null;
  next_text: string;
  follow: string;
  draft_seconds: number;
  verify_seconds: number;
  race?: Racer[];
}

export interface DraftJudged {
  round: DraftRound;
}

export interface CanvasPlace {
  token_id: number;
  text: string;
  piece: string | null;
  logprob: number | null;
  entropy: number;
  accepted: boolean;
  read_id: number;
  read_text: string;
}

export interface CanvasStep {
  canvas: number;
  step: number;
  temperature: number;
  places: CanvasPlace[];
  seconds: number;
  elapsed: number;
}

export interface CanvasDenoised {
  step: CanvasStep;
}

export interface Sequence {
  text: string;
  token_ids: number[];
  logprobs: (number | null)[];
  stop_reason: string;
  score?: number | null;
  beams?: number[] | null;
  note?: Said;
  transition_scores?: (number | null)[] | null;
}

export interface Sound {
  rate: number;
  samples: string;
}

export interface Finished {
  sequences: Sequence[];
  seconds: number | null;
  time_to_first_token: number | null;
  num_tokens: number;
  sound?: Sound | null;
  processor_seconds?: number | null;
  load?: number | null;
}

export interface Failed {
  message: Said;
  fix?: Said;
  error?: string;
  diagnostics?: Diagnostic[];
}

export interface Amount {
  label: Said;
  share: number;
  value: Said;
  more?: Said;
}

export interface Piece {
  text: string;
  tip?: Said;
  apart?: boolean;
}

export interface SplitText {
  label: Said;
  pieces: Piece[];
}

export interface Sheet {
  sentence: Said;
  amounts?: Amount[];
  texts?: SplitText[];
  key?: Said;
  notes?: Said[];
}

export interface StartedLine extends Omit<Started, 'prompt_tokens' | 'decoder_tokens'> {
  prompt_tokens: Row[];
  decoder_tokens?: Row[];
}

export interface DistributionLine extends Omit<Distribution, 'candidates' | 'stages'> {
  candidates: Row[];
  stages?: Row[];
}

export interface DrawLine extends Omit<Draw, 'contenders'> {
  contenders?: Row[];
}

export interface StepLine extends Omit<Step, 'chosen' | 'distribution' | 'reranked' | 'watched' | 'mark' | 'draw'> {
  chosen: Row;
  distribution: DistributionLine;
  reranked?: Row[] | null;
  watched?: Row[];
  mark?: Row | null;
  draw?: DrawLine | null;
}

export interface PromptReadLine extends Omit<PromptRead, 'steps'> {
  steps: StepLine[];
}

export interface SteppedLine extends Omit<Stepped, 'step'> {
  step: StepLine;
}

export interface BeamStepLine extends Omit<BeamStep, 'candidates' | 'distributions'> {
  candidates: Row[];
  distributions: DistributionLine[];
}

export interface BeamsAdvancedLine extends Omit<BeamsAdvanced, 'step'> {
  step: BeamStepLine;
}

export interface DraftRoundLine extends Omit<DraftRound, 'drafted' | 'race'> {
  drafted: Row[];
  race?: Row[];
}

export interface DraftJudgedLine extends Omit<DraftJudged, 'round'> {
  round: DraftRoundLine;
}

export interface CanvasStepLine extends Omit<CanvasStep, 'places'> {
  places: Row[];
}

export interface CanvasDenoisedLine extends Omit<CanvasDenoised, 'step'> {
  step: CanvasStepLine;
}

/** What a line of the log holds, by its `type`. */
export interface EventLines {
  Queued: Queued;
  Loading: Loading;
  Shared: Shared;
  Started: StartedLine;
  PromptRead: PromptReadLine;
  Stepped: SteppedLine;
  BeamsAdvanced: BeamsAdvancedLine;
  DraftJudged: DraftJudgedLine;
  CanvasDenoised: CanvasDenoisedLine;
  Finished: Finished;
  Failed: Failed;
}
