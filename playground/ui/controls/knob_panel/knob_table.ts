// The knobs as `knob_table` of assets.py has them, and what `PanelServer` says of their values. The page's head holds the
// table, before this script.

import type {Said} from '../../../../visualizers/panes/core/texts.ts';

/** One field of a knob that is an object. */
export interface Field {
  name: string;
  kind: string; // int, float, bool, choice, flags or ints
  meaning: string;
  default: unknown;
  required: boolean;
  choices: unknown[];
  minimum: number | null;
  maximum: number | null;
}

/** One form that such an object can have. */
export interface Form {
  name: string;
  meaning: string;
  fields: Field[];
}

/** A row of the table; null where it says nothing. */
export interface Knob {
  name: string;
  group: string;
  kind: string;
  editor: string; // a name of control_table.ts
  default: unknown;
  minimum: number | null;
  maximum: number | null;
  open_minimum: boolean;
  open_maximum: boolean;
  slider_minimum: number | null;
  slider_maximum: number | null;
  step: number | null;
  shape: string;
  meaning: string;
  explanation: string;
  paper: string | null;
  basic: boolean;
  managed_because: string | null;
  choices: unknown[];
  forms: Form[];
  synonyms: string[];
  needs: string[];
  conflicts: string[];
}

/** What is set beside the knobs; `id` is that of its element, `inside` of what folds it up. */
export interface Place {
  text: string;
  id?: string;
  inside?: string;
  words: string[];
}

interface KnobTable {
  groups: string[];
  knobs: Knob[];
  absent: {text: string; words: string[]}[]; // what the library lacks
  elsewhere: Place[];
}

/** What the server says at a knob; `whole`: its fix is this change and no more. */
export interface Note {
  severity: 'error' | 'warning' | 'info';
  knob: string;
  message: Said;
  fix: Said;
  press: {label: Said; change: KnobValues; whole: boolean} | null;
}

/** Values by the names of their knobs; in a change, null unsets one. */
export type KnobValues = Record<string, unknown>;

/** What the server says of all values, as `PanelServer.check` has it. */
export interface Verdict {
  mode: Said;
  notes: Record<string, Note[] | undefined>;
  general: Note[];
  idle: Record<string, Said | undefined>; // why a knob has no effect
  differs: string[];
  acting: string[]; // that differ and have an effect
  defaults: KnobValues; // the model's own
  layers: number | null;
  essential: string[];
}

/** Who has set a knob. */
export type Source = 'changed' | 'preset' | 'model' | 'library';

/** What applies in the end. */
export interface EffectiveRow {
  name: string;
  value: unknown;
  source: Source;
  ignored: Said | null;
}

declare global {
  interface Window {
    GenerationPlaygroundKnobs: KnobTable;
  }
}

export const TABLE = window.GenerationPlaygroundKnobs;
