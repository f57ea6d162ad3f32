// What the form of a view is described by (form_parts.py), and what it holds now. Every change of a field is the component's new
// value; what a handler changes comes as a stamped one, and only that is taken over.

import {leaveOut} from '../controls/changed_knobs.tsx';
import {showExample} from '../comparisons/comparison_log.ts';
import type {Said} from '../../../visualizers/panes/core/texts.ts';
import {ask} from './ask.ts';
import type {PlainAsk, Press} from './ask_types.ts';
import {atRest} from './at_rest.ts';
import type {Component} from './component.ts';
import type {Message} from './messages.tsx';
import {runWanted} from './moments.ts';
import {panes} from './panes.ts';
import {pickFile} from './pick_file.ts';
import {Turns} from './run_version.ts';
import {type Signal, signal} from './signals.ts';
import {valueWriter} from './value_writer.ts';

interface PartBase {
  id?: string;
  when?: Record<string, unknown[]>;
  any_of?: Record<string, unknown[]>;
}

interface FieldBase extends PartBase {
  id: string;
  label: Said;
  info?: Said;
  interactive?: boolean;
  visible?: boolean;
  width?: number;
  grow?: number;
  enter?: string;
  does?: string;
}

export interface TextPart extends FieldBase {
  kind: 'text';
  value?: string;
  placeholder?: Said;
  lines?: number;
  most_lines?: number;
  longest?: number;
  is_secret?: boolean;
  is_code?: boolean;
  only_shown?: boolean;
}

export interface NumberPart extends FieldBase {
  kind: 'number' | 'slider';
  value?: number | null;
  minimum?: number;
  maximum?: number;
  step?: number;
}

export interface TickPart extends FieldBase {
  kind: 'tick';
  value?: boolean;
}

type Choices = [title: Said, value: string][];

export interface ChoicePart extends FieldBase {
  kind: 'choice';
  value?: string;
  choices: Choices;
  listed?: boolean;
  infos?: Record<string, Said>;
  asks?: string;
  is_free?: boolean;
}

export interface ChoicesPart extends FieldBase {
  kind: 'choices';
  value?: string[];
  choices: Choices;
}

export type FieldPart = TextPart | NumberPart | TickPart | ChoicePart | ChoicesPart;

export interface ButtonPart extends PartBase {
  kind: 'button';
  id: string;
  label: Said;
  does?: string;
  asks?: PlainAsk;
  is_main?: boolean;
  interactive?: boolean;
  picks?: [extensions: string, most: number, as: 'text' | 'data'];
  sends?: string[];
}

export interface ButtonsPart extends PartBase {
  kind: 'buttons';
  buttons: ButtonPart[];
  saves?: ButtonPart[];
  of?: string[];
}

export interface ToolPart extends PartBase {
  kind: 'tool';
  id: string;
  title: Said;
  visible?: boolean;
  parts: Part[];
}

export interface ToolsPart extends PartBase {
  kind: 'tools';
  id: string;
  tabs: ToolPart[];
  value?: string;
}

export interface FoldPart extends PartBase {
  kind: 'fold';
  id: string;
  title: Said;
  parts: Part[];
  open?: boolean;
}

export interface SidesPart extends PartBase {
  kind: 'sides';
  asks: Part[];
  shows: Part[];
  stays?: boolean;
}

export type Part =
  | FieldPart
  | ButtonPart
  | ButtonsPart
  | ToolsPart
  | ToolPart
  | FoldPart
  | (PartBase & {kind: 'row'; parts: Part[]})
  | (PartBase & {kind: 'column'; parts: Part[]; width?: number; grow?: number})
  | SidesPart
  | (PartBase & {kind: 'words'; text: Said})
  | (PartBase & {kind: 'message'; id: string})
  | (PartBase & {kind: 'panes'; slot?: number})
  | (PartBase & {kind: 'report'; id: string; name: string});

/** Which knobs have no part in a view while these fields hold a value: those `of` it, else the knob that it names. */
export interface LeavesOut {
  view: string;
  fields: string[];
  of: Record<string, string[] | undefined> | null;
}

/** What a handler changes of a part. */
type Change = Record<string, unknown>;

const NOTHING = {text: '', number: null, slider: 0, tick: false, choice: '', choices: []} as const;
const REST = 200; // milliseconds without a change after which the server is asked what follows from it

export const isField = (part: Part): part is FieldPart => part.kind in NOTHING;

function* allOf(parts: Part[]): Generator<Part> {
  for (const part of parts) {
    yield part;
    if ('parts' in part) yield* allOf(part.parts);
    else if (part.kind === 'sides') yield* allOf([...part.asks, ...part.shows]);
    else if (part.kind === 'tools') yield* allOf(part.tabs);
    else if (part.kind === 'buttons') yield* allOf([...part.buttons, ...(part.saves ?? [])]);
  }
}

export class FormModel {
  /** What the fields hold, by their ids. */
  readonly values: Signal<Record<string, unknown>>;
  /** What has been changed of the parts, by their ids. */
  readonly changes: Signal<Record<string, Change | undefined>> = signal({});
  private readonly turns = new Turns();
  private readonly byId = new Map<string, Part>();
  private readonly reports: Record<string, string> = {}; // what the panes of the reports show, stamped
  private readonly rested: {ids: string[]; ask: () => void}[];
  private asked = 0; // how often the server was asked what follows
  private readonly writer = valueWriter(() => this.write());

  constructor(
    private readonly component: Component,
    private readonly name: string,
    readonly parts: Part[],
    asks: string[][],
    private readonly leavesOut: LeavesOut | null = null,
  ) {
    for (const part of allOf(parts)) if (part.id) this.byId.set(part.id, part);
    const fields = [...this.byId.values()].filter(isField);
    this.values = signal(Object.fromEntries(fields.map((field) => [field.id, field.value ?? NOTHING[field.kind]])));
    this.rested = asks.map((ids) => ({ids, ask: atRest(REST, () => void this.follow(ids))}));
    for (const part of this.byId.values()) if (part.kind === 'report') showExample(part.name);
    component.watch('value', () => this.take());
    this.take();
  }

  /** The part as it is now. */
  now<Of extends Part>(part: Of): Of {
    const change = part.id ? this.changes.value[part.id] : undefined;
    return change ? {...part, ...change} : part;
  }

  /** Whether the fields hold what the part is there for. */
  isThere({when = {}, any_of: anyOf}: Part): boolean {
    const holds = ([id, values]: [string, unknown[]]) => {
      const held = this.values.value[id];
      return Array.isArray(held) ? held.some((each) => values.includes(each)) : values.includes(held);
    };
    return Object.entries(when).every(holds) && (!anyOf || Object.entries(anyOf).some(holds));
  }

  set(id: string, value: unknown): void {
    this.values.value = {...this.values.value, [id]: value};
    this.writer.soon();
    this.tellPanes(id);
    for (const {ids, ask} of this.rested) if (ids.includes(id)) ask();
    const part = this.byId.get(id);
    if (part && isField(part) && part.does) this.trigger(part.does);
  }

  change(id: string, change: Change): void {
    this.changes.value = {...this.changes.value, [id]: {...this.changes.value[id], ...change}};
  }

  async press(button: ButtonPart): Promise<void> {
    const {does, asks, picks, sends} = button;
    const [file] = picks ? await pickFile(...picks) : [null];
    if (picks && !file) return;
    const sent = sends && Object.fromEntries(sends.map((id) => [id, this.reports[id] ?? '']));
    this.writer.now();
    if (asks) ask(asks);
    else this.trigger(does ?? '', {...(file && {file}), ...(sent && {sends: sent})});
  }

  private trigger(does: string, more: Partial<Press> = {}): void {
    this.writer.now();
    ask('Press', {form: this.name, does, ...more});
  }

  /** Enter does what the button of this id does. */
  enter(id: string): void {
    this.writer.now();
    if (id === 'generate') runWanted.tell();
    const button = this.byId.get(id);
    if (button?.kind === 'button') void this.press(button);
  }

  private write(): void {
    this.component.props.value = JSON.stringify(this.values.value);
  }

  private take(): void {
    const {value} = this.component.props;
    if (!value?.includes('\n')) return; // the first one, or what was written here
    const text = this.turns.unstamp(value);
    if (text) this.takeChanges(JSON.parse(text) as Record<string, Change>);
    this.writer.now(); // whoever reads the component finds all that the fields hold
  }

  private takeChanges(changes: Record<string, Change>): void {
    const values: Record<string, unknown> = {};
    for (const [id, {value, ...others}] of Object.entries(changes)) {
      const part = this.byId.get(id);
      if (!part) continue;
      if (part.kind === 'report') this.show(part, String(value));
      else if (isField(part)) {
        if (value !== undefined) values[id] = value;
        this.change(id, others);
      } else this.change(id, value === undefined ? others : {...others, value});
    }
    if (!Object.keys(values).length) return;
    this.values.value = {...this.values.value, ...values};
    for (const id of Object.keys(values)) this.tellPanes(id);
    for (const {ids, ask} of this.rested) if (ids.some((id) => id in values)) ask();
  }

  private show({id, name}: {id: string; name: string}, stamped: string): void {
    const cut = stamped.indexOf('\n');
    this.reports[id] = stamped;
    panes().feedGroup(name, stamped.slice(cut + 1), Number(stamped.slice(0, cut)));
  }

  // The panes of a comparison hear which question its controls show, and the page which knobs have no part in the view.
  private tellPanes(id: string): void {
    const {leavesOut} = this;
    if (leavesOut?.fields.includes(id))
      leaveOut(
        leavesOut.view,
        leavesOut.fields.flatMap((each) => this.leftOutBy(each)),
      );
    const part = this.byId.get(id);
    if (part?.kind !== 'choice' || !part.asks) return;
    const titles = part.choices.map(([title, value]) => [
      value,
      typeof title === 'object' && 'said' in title ? title.said : String(title),
    ]);
    panes()
      .group(part.asks)
      .setAsking(String(this.values.value[id]), Object.fromEntries(titles) as Record<string, string>);
  }

  private leftOutBy(id: string): string[] {
    const value = String(this.values.value[id]);
    return this.leavesOut?.of ? (this.leavesOut.of[value] ?? []) : [value];
  }

  private async follow(ids: string[]): Promise<void> {
    const number = ++this.asked;
    const value = JSON.stringify(this.values.value);
    const answer = await this.component.server.follow(JSON.stringify({ids, value})).catch(() => '{}');
    if (number === this.asked) this.takeChanges(JSON.parse(answer) as Record<string, Change>);
  }
}

/** What a line of messages says now. */
export const messagesOf = (value: unknown): Message[] => {
  const text = typeof value === 'string' ? value : '';
  return JSON.parse(text.slice(text.indexOf('\n') + 1) || '[]') as Message[];
};
