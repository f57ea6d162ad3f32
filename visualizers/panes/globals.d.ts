// What the two bundles leave on the window for each other, for the page's own listeners and for a saved page.

import type {RunLog} from './core/log.ts';
import type {RunGroup} from './core/run_group.ts';

/** What a page calls (core/runtime.ts). */
interface PanesApi {
  /** Draws a pane in an element that holds its template. */
  mount(name: string, element: Element, options?: {log?: string}): void;
  mountGroup(name: string, element: Element, options: {group: string}): void;
  /** Gives a log its whole text so far; `turn` is the number of its run, where the page counts them. */
  feed(name: string, text: string | null, turn?: number): void;
  feedGroup(name: string, text: string | null, turn?: number): void;
  chooseUnit(unit: 'bits' | 'nats'): void;
  log(name: string): RunLog;
  group(name: string): RunGroup;
  RunLog: typeof RunLog;
}

/** Calls that wait for a bundle; it then puts something in the place of the list that makes each call at once. */
interface Queue<Api> {
  push(call: (api: Api) => void): unknown;
  forEach?(each: (call: (api: Api) => void) => void): void;
}

type PageScripts = Record<string, (...values: never[]) => unknown>;

declare global {
  interface Window {
    GenerationPlayground: PanesApi;
    GenerationPlaygroundQueue?: Queue<PanesApi>;
    GenerationPlaygroundPage?: Queue<PageScripts> & Partial<PageScripts>;
    /** What is set on the page (controls/kept_form.js). */
    GenerationPlaygroundForm: {touched: boolean; hold(now: unknown): void; begin(): void};
    /** One of those that fill the page has done so, or has nothing to fill it with (server/early_press.js). */
    GenerationPlaygroundFilled?: (by: 'kept' | 'class') => void;
    /** The knobs, from the page's head: `knob_table` of playground/ui/controls/knob_panel/assets.py. */
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- until the knob panel is TypeScript
    GenerationPlaygroundKnobs: any;
    /** The library of charts, once it is loaded, and the address from which a page loads it. */
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its types are as large as it is
    Plotly?: any;
    GenerationPlaygroundPlotly?: string;
    /** The address from which a page loads the panes of comparisons, and the modules that they share with the others. */
    GenerationPlaygroundComparisons?: string;
    GenerationPlaygroundModules?: Record<string, unknown>;
    /** The sentences of the page in the browser's language (core/texts.ts), where that is not English; where they lie. */
    GenerationPlaygroundTexts?: Record<string, string>;
    GenerationPlaygroundTextsLoading?: Promise<void>;
    GenerationPlaygroundCatalogues?: Record<string, string>;
    /** Tells the prompt area what is written now. */
    GenerationPlaygroundPrompt: (what: Record<string, unknown>) => void;
  }
}
