// What the page's scripts may ask of the server (ask.ts). Written by .ci/wire_types.py from the types of ask_kinds.py:
// edit those.

export interface MakeClass {
  by?: string;
  lesson?: string;
  room?: boolean;
  locks?: string[];
  code?: string;
  key?: string;
  address?: string;
}

export interface EnterStep {
  lesson: string;
  step: number;
  own_model?: boolean;
  keep?: boolean;
  solved?: boolean;
}

export interface ChooseExample {
  index: number;
}

export interface GetModel {
  model: string;
}

export interface ChangeLanes {
  do: string;
  id?: number | null;
}

export interface AskModel {
  act: string;
  model: string;
}

export interface TakePresets {
  presets?: object;
  name?: string | null;
  removed?: boolean;
  failed?: boolean;
}

export interface GoOn {
  kind: string;
  ids: number[];
  stop?: string | null;
  same_luck?: boolean;
  sequence?: number;
  watched?: number[];
  turn?: number | null;
  started?: string;
}

export interface MakeCell {
  entry: number;
}

export interface RunScene {
  scene: string;
  temperature?: number | null;
}

export interface Press {
  form: string;
  does: string;
  file?: object | null;
  sends?: Record<string, string>;
}

export interface LookUpToken {
  turn?: number | null;
  started?: string;
  ids?: number[];
  line: number;
  text: string;
  watched?: number[];
}

export interface LookIntoLayers {
  turn?: number | null;
  started?: string;
  ids?: number[];
  places?: number[];
}

export interface LookAtInput {
  turn?: number | null;
  started?: string;
  ids?: number[];
  places?: number[];
  layer?: number | null;
}

export interface LensByItself {
  turn?: number | null;
  started?: string;
  ids?: number[];
  places?: number[];
}

export interface AttentionByItself {
  turn?: number | null;
  started?: string;
  ids?: number[];
  places?: number[];
  layer?: number | null;
}

export interface ReadScores {
  turn?: number | null;
  started?: string;
  ids?: number[];
  places?: number[];
  tokens?: number[];
}

export interface SearchAgain {
  turn?: number | null;
  started?: string;
  kind: string;
  rule?: object | null;
}

export interface ResumeRoom {
  code?: string;
  key?: string;
  address?: string;
}

export interface CloseRoom {
  code?: string;
  key?: string;
  address?: string;
}

export interface RevealAnswers {
  question: string;
  code?: string;
  key?: string;
  address?: string;
}

export interface RemovePupil {
  pupil: string;
  code?: string;
  key?: string;
  address?: string;
}

export interface JoinClass {
  pupil: string;
  name?: string;
}

export interface AnswerClass {
  lesson?: string | null;
  step?: number | null;
  guess?: number | string | null;
  sequence?: number | null;
  index?: number | null;
  token?: unknown;
}

export interface ChooseLesson {
  lesson: string;
}

export interface JudgeStep {
  lesson: string;
  step: number;
  guess?: number | string | null;
  hand?: object | null;
}

export interface ShowRecorded {
  lesson: string;
  step: number;
  needed?: boolean;
}

export interface ShowOwnRun {
  turn?: number | null;
  log?: string;
}

export interface FillScene {
  scene: string;
  temperature?: number | null;
}

export interface ShowPastRun {
  request?: string;
  seed?: number | null;
  preset?: string | null;
  log?: string;
}

export interface LoadPastRun {
  request?: string;
  seed?: number | null;
  preset?: string | null;
}

export interface OpenEntry {
  kind: string;
  entry: number;
}

export interface FollowControls {
  held: string;
  turn: number;
}

/** What can be asked, by its name. */
export interface Asks {
  MakeClass: MakeClass;
  EnterStep: EnterStep;
  ChooseExample: ChooseExample;
  GetModel: GetModel;
  OpenLanes: object;
  ChangeLanes: ChangeLanes;
  AskModel: AskModel;
  TakePresets: TakePresets;
  RunOpenView: object;
  GoOn: GoOn;
  StartSteps: object;
  ScoreText: object;
  RunBothWays: object;
  MakeCell: MakeCell;
  TrainDetector: object;
  RunScene: RunScene;
  PlayExample: object;
  Press: Press;
  LookUpToken: LookUpToken;
  LookIntoLayers: LookIntoLayers;
  LookAtInput: LookAtInput;
  LensByItself: LensByItself;
  AttentionByItself: AttentionByItself;
  ReadScores: ReadScores;
  SearchAgain: SearchAgain;
  ResumeRoom: ResumeRoom;
  CloseRoom: CloseRoom;
  RevealAnswers: RevealAnswers;
  RemovePupil: RemovePupil;
  JoinClass: JoinClass;
  AnswerClass: AnswerClass;
  SetClassAgain: object;
  LeaveClass: object;
  ChooseLesson: ChooseLesson;
  JudgeStep: JudgeStep;
  ShowRecorded: ShowRecorded;
  LeaveLesson: object;
  ShowOwnRun: ShowOwnRun;
  SaveRunPage: object;
  ReplyInChat: object;
  FillScene: FillScene;
  StopAttack: object;
  StopOpening: object;
  ShowPastRun: ShowPastRun;
  LoadPastRun: LoadPastRun;
  OpenEntry: OpenEntry;
  PutExampleBack: object;
  FollowControls: FollowControls;
  ListModels: object;
  ListPrecisions: object;
}

/** The event that carries each, where it is not the usual one. */
export const EVENTS: Partial<Record<keyof Asks, string>> = {
  MakeClass: 'asked_with_form',
  EnterStep: 'asked_with_form',
  ChooseExample: 'asked_with_form',
  GetModel: 'asked_with_form',
  OpenLanes: 'asked_with_form',
  ChangeLanes: 'asked_with_form',
  AskModel: 'asked_with_form',
  TakePresets: 'asked_with_form',
  RunOpenView: 'begun',
  GoOn: 'begun',
  StartSteps: 'begun',
  ScoreText: 'begun',
  RunBothWays: 'begun',
  MakeCell: 'begun',
  TrainDetector: 'begun',
  RunScene: 'begun',
  PlayExample: 'begun',
  Press: 'pressed',
  LookIntoLayers: 'streamed',
  LookAtInput: 'streamed',
};

/** What needs no fields. */
export type PlainAsk = {[Name in keyof Asks]: object extends Asks[Name] ? Name : never}[keyof Asks];
