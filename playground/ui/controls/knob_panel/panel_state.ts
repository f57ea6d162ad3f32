// What a knob panel holds. The state is {preset, base, set, kept} (see value.py); a change of it becomes the component's
// new value (see value_writer.ts), and the server's judgement of it follows when the person rests. Which model and
// assistant are chosen comes beside the value (`follow`), and never changes it: an answer of the server may just be on its
// way to it. Nothing here judges a value, or draws one.

import {type ReadonlySignal, computed, signal} from '../../page/signals.ts';
import {atRest} from '../../page/at_rest.ts';
import type {Component} from '../../page/component.ts';
import {valueWriter} from '../../page/value_writer.ts';
import {
  type EffectiveRow,
  type Knob,
  type KnobValues,
  type Note,
  type Source,
  TABLE,
  type Verdict,
} from './knob_table.ts';
import {equal} from './values.ts';

const REST = 150; // milliseconds without a change after which the server is asked
const MOST_IDS = 500; // whose texts are asked for at once
const PATIENCE = 10_000; // milliseconds for which the knobs of a chosen strategy are waited for

interface PanelState {
  preset: string | null;
  base: KnobValues; // what the strategy sets
  set: KnobValues;
  kept: string[]; // what has stayed from the strategy before
}

/** The models that are chosen. */
export interface Chosen {
  model: string;
  assistant: string | null;
}

/** A token: its id, and its text where it is known. */
export type TokenText = [id: number, text: string | undefined];

/** What is shown of one knob: each part is a signal of its own, so that its row is drawn anew only where it is another. */
export interface KnobFacts {
  knob: Knob;
  value: ReadonlySignal<unknown>;
  preset: ReadonlySignal<unknown>; // what the strategy sets
  own: ReadonlySignal<unknown>; // the model's default
  source: ReadonlySignal<Source>;
  notes: ReadonlySignal<Note[]>;
  idle: ReadonlySignal<Verdict['idle'][string]>;
}

export interface PanelOptions {
  name: string;
  hidden: string[]; // knobs that are not offered here
}

export class KnobPanel {
  readonly name: string;
  readonly knobs: Knob[];
  readonly byName: Map<string, Knob>;
  readonly state = signal<PanelState>({preset: null, base: {}, set: {}, kept: []});
  readonly chosen = signal<Chosen>({model: '', assistant: null});
  readonly verdict = signal<Verdict | null>(null);
  readonly effective = signal<EffectiveRow[]>([]);
  readonly texts = signal<ReadonlyMap<number, string>>(new Map()); // of the model's tokens, by id
  text = ''; // the component's value as it was last written here
  wantsEffective = false; // whether what applies in the end is seen
  private awaited: {preset: string; set: KnobValues; until: number} | null = null;
  private readonly facts = new Map<string, KnobFacts>();
  private readonly rested = atRest(REST, () => void this.ask());
  private readonly writer = valueWriter(() => (this.component.props.value = this.text));

  constructor(
    private readonly component: Component,
    {name, hidden}: PanelOptions,
  ) {
    const {props, watch} = component;
    this.name = name;
    this.knobs = TABLE.knobs.filter((knob) => !hidden.includes(knob.name));
    this.byName = new Map(this.knobs.map((knob) => [knob.name, knob]));
    const {model, assistant} = this.take(props.value);
    if (model !== undefined) this.chosen.value = {model, assistant: assistant ?? null};
    this.commit();
    watch('value', () => {
      if (props.value === this.text) return;
      this.writer.drop();
      const before = this.state.value.set;
      this.take(props.value); // from the server: a strategy, an example, a link
      this.put(this.turnedMeanwhile(before));
      this.commit();
      void this.ask();
    });
    void this.ask();
  }

  private take(text: string | null): Partial<Chosen> {
    let told: Partial<PanelState & Chosen> = {};
    try {
      told = JSON.parse(text ?? '{}') as Partial<PanelState & Chosen>;
    } catch {
      /* Python writes what is read here */
    }
    const {model, assistant, ...state} = told;
    const parts = {set: state.set ?? {}, base: state.base ?? {}, kept: state.kept ?? []};
    this.state.value = {...this.state.value, ...state, ...parts};
    return {model, assistant};
  }

  private commit(): void {
    this.text = JSON.stringify(this.state.value);
    this.writer.now();
  }

  // ---------------------------------------------------------------------------------------------------- a strategy

  /** A strategy was chosen, whose knobs are on their way: what is turned before they come stays. */
  awaitPreset(preset: string): void {
    const set = this.isWaiting() ? this.awaited?.set : undefined; // of the choice before, which has not come either
    this.awaited = {preset, set: set ?? this.state.value.set, until: performance.now() + PATIENCE};
  }

  private isWaiting = () => this.awaited !== null && performance.now() < this.awaited.until;

  // What a person has turned since the strategy was chosen that has come now; undefined for what they have unset.
  private turnedMeanwhile(now: KnobValues): KnobValues {
    if (!this.awaited || !this.isWaiting() || this.state.value.preset !== this.awaited.preset) return {};
    const {set} = this.awaited;
    this.awaited = null;
    const names = new Set([...Object.keys(set), ...Object.keys(now)]);
    return Object.fromEntries(
      [...names].filter((name) => !equal(now[name], set[name])).map((name) => [name, now[name]]),
    );
  }

  // ------------------------------------------------------------------------------------------------------ one knob

  of(name: string): KnobFacts {
    const known = this.facts.get(name);
    if (known) return known;
    const knob = this.byName.get(name);
    if (!knob) throw new Error(`there is no knob ${name}`);
    const notes = computed(() => JSON.stringify(this.verdict.value?.notes[name] ?? []));
    const facts: KnobFacts = {
      knob,
      value: computed(() => this.state.value.set[name]),
      preset: computed(() => this.state.value.base[name]),
      own: computed(() => this.verdict.value?.defaults[name]),
      source: computed(() => this.sourceOf(name)),
      notes: computed(() => JSON.parse(notes.value) as Note[]),
      idle: computed(() => this.verdict.value?.idle[name]),
    };
    this.facts.set(name, facts);
    return facts;
  }

  sourceOf(name: string): Source {
    const {base, set} = this.state.value;
    if (set[name] !== undefined) return equal(set[name], base[name]) ? 'preset' : 'changed';
    return this.verdict.value?.defaults[name] !== undefined ? 'model' : 'library';
  }

  // ------------------------------------------------------------------------------------------------------- changes

  // A person turns a knob; undefined unsets it.
  change(name: string, value: unknown): void {
    this.put({[name]: value});
    this.writer.soon();
    this.rested();
  }

  // Sets some knobs from outside their controls; null unsets one.
  apply(changes: KnobValues): void {
    this.put(Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? undefined])));
    this.writer.now();
    void this.ask();
  }

  private put(changes: KnobValues): void {
    const {set, kept} = this.state.value;
    const all = Object.entries({...set, ...changes}).filter(([, value]) => value !== undefined);
    const stays = kept.filter((name) => !(name in changes));
    this.state.value = {...this.state.value, set: Object.fromEntries(all), kept: stays};
    this.text = JSON.stringify(this.state.value);
  }

  // Back to what the strategy has; from there, to unset.
  reset(name: string): void {
    const {base, set} = this.state.value;
    this.apply({[name]: base[name] !== undefined && !equal(base[name], set[name]) ? base[name] : null});
  }

  resetAll(target: KnobValues): void {
    const names = [...Object.keys(this.state.value.set), ...Object.keys(target)];
    this.apply(Object.fromEntries(names.map((name) => [name, target[name] ?? null])));
  }

  // Let go of what has stayed from the strategy before.
  resetKept(): void {
    const {base, kept} = this.state.value;
    this.apply(Object.fromEntries(kept.map((name) => [name, base[name] ?? null])));
  }

  // The model and the assistant that are chosen now.
  follow(chosen: Chosen): void {
    if (this.chosen.value.model !== chosen.model) this.texts.value = new Map();
    this.chosen.value = chosen;
    void this.ask();
  }

  // The values of all knobs that are set, and of these also where they are not: the model's own, or else the library's.
  valuesWith(names: string[]): KnobValues {
    const own = this.verdict.value?.defaults ?? {};
    const unset = names.map((name) => [name, own[name] ?? this.byName.get(name)?.default ?? null]);
    return {...Object.fromEntries(unset), ...this.state.value.set};
  }

  // -------------------------------------------------------------------------------------------------------- server

  // What the server is asked about: the value, with the model and the assistant that are chosen.
  private question(): string {
    return JSON.stringify({...this.state.value, ...this.chosen.value});
  }

  async ask(): Promise<void> {
    const question = this.question();
    let verdict;
    try {
      verdict = JSON.parse(await this.component.server.judge_knobs(question)) as Verdict;
    } catch {
      return; // the server does not answer
    }
    if (question !== this.question()) return; // something has changed meanwhile, and is asked about
    this.verdict.value = verdict;
    if (this.wantsEffective) await this.askEffective();
  }

  // What applies in the end; what was changed comes first.
  async askEffective(): Promise<void> {
    const question = this.question();
    const rows = JSON.parse(await this.component.server.effective_config(question)) as EffectiveRow[];
    if (question === this.question()) this.effective.value = rows;
  }

  /** How the model splits each of these texts. */
  async splitWords(texts: string[]): Promise<{tokens: [number, string][][]; problem?: string}> {
    const answer = await this.askWords<{tokens?: [number, string][][]; problem?: string}>({texts});
    const tokens = answer.tokens ?? [];
    this.learn(answer.model, tokens.flat());
    return {tokens, problem: answer.problem};
  }

  /** Finds out the texts of token ids, for `texts`. Returns the ids that the model does not have. */
  async textsOf(ids: number[]): Promise<number[]> {
    const asked = [...new Set(ids)].filter((id) => !this.texts.value.has(id)).slice(0, MOST_IDS);
    if (!asked.length) return [];
    const answer = await this.askWords<{texts?: [number, string][]; unknown?: number[]}>({ids: asked});
    this.learn(answer.model, answer.texts ?? []);
    return answer.unknown ?? [];
  }

  private async askWords<Answer>(what: object): Promise<Answer & {model: string}> {
    const {model} = this.chosen.value;
    const answer = JSON.parse(await this.component.server.split_words(JSON.stringify({model, ...what}))) as Answer;
    return {...answer, model};
  }

  private learn(model: string, texts: [number, string][]): void {
    if (model !== this.chosen.value.model || !texts.length) return;
    this.texts.value = new Map([...this.texts.value, ...texts]);
  }
}

// ------------------------------------------------------------------------------------------------------- all panels

const panels = new Map<string, KnobPanel>();
const chosenBefore = new Map<string, Chosen>(); // for a panel that is not there yet
const waiting = new Map<string, ((panel: KnobPanel) => void)[]>();

export function addPanel(component: Component, options: PanelOptions): KnobPanel {
  const panel = new KnobPanel(component, options);
  panels.set(options.name, panel);
  const chosen = chosenBefore.get(options.name);
  if (chosen) panel.follow(chosen);
  for (const then of waiting.get(options.name) ?? []) then(panel);
  return panel;
}

/** Calls `then` with a panel, as soon as it is there. */
export function withPanel(name: string, then: (panel: KnobPanel) => void): void {
  const panel = panels.get(name);
  if (panel) then(panel);
  else waiting.set(name, [...(waiting.get(name) ?? []), then]);
}

/** Tells a panel which model and assistant are chosen now. */
export function followModels(name: string, now: Chosen): void {
  chosenBefore.set(name, now);
  panels.get(name)?.follow(now);
}

/** A strategy was chosen: the knobs that it sets are on their way to the panel. */
export const awaitStrategy = (name: string, preset: string): void => panels.get(name)?.awaitPreset(preset);

/** A panel lets go of what has stayed from the strategy before. */
export const resetKept = (name: string): void => panels.get(name)?.resetKept();

/** A panel's value, as its component has it. */
export const panelValue = (name: string): string | undefined => panels.get(name)?.text;

/** What is set in a panel: the knobs, which of them act (all, before the server has said which), and the draft model that is
 *  chosen. */
export function settingsOf(name: string): {set: KnobValues; acting: KnobValues; assistant: string | null} {
  const panel = panels.get(name);
  const verdict = panel?.verdict.peek();
  const set = panel?.state.peek().set ?? {};
  const acting = Object.entries(set).filter(([knob]) => verdict?.acting.includes(knob) ?? true);
  return {set, acting: Object.fromEntries(acting), assistant: panel?.chosen.peek().assistant ?? null};
}

/** Sets exactly these knobs, and no others. */
export const setKnobs = (name: string, set: KnobValues): void => panels.get(name)?.resetAll(set);
