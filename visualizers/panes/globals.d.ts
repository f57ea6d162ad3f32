// What the bundles leave on the window for each other, for the page's own listeners and for a saved page.

import type {Plotly} from './charts/plotly.ts';
import type {RunLog} from './core/log.ts';
import type {RunGroup} from './core/run_group.ts';
import type {PageScripts} from '../../playground/ui/scripts.ts';

/** What a page calls (core/runtime.ts). */
interface PanesApi {
  /** Draws a pane in an element that holds its template. */
  mount(name: string, element: HTMLElement, options?: {log?: string}): void;
  mountGroup(name: string, element: HTMLElement, options: {group: string}): void;
  /** Gives a log its whole text so far; `turn` is the number of its run, where the page counts them. */
  feed(name: string, text: string | null, turn?: number): void;
  feedGroup(name: string, text: string | null, turn?: number): void;
  /** More lines of one, all of them complete; how many could not be read. */
  append(name: string, lines: string, turn?: number): number;
  appendGroup(name: string, lines: string, turn?: number): number;
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

declare global {
  type LaterBundle = 'closed_panes' | 'special_runs' | 'comparisons';
  interface Window {
    GenerationPlayground: PanesApi;
    GenerationPlaygroundQueue?: Queue<PanesApi>;
    /** Calls of the page's components and listeners (playground/ui/scripts.ts). */
    GenerationPlaygroundPage?: Queue<PageScripts>;
    /** The library of charts, once it is loaded, and the address from which a page loads it. */
    Plotly?: Plotly;
    GenerationPlaygroundPlotly?: string;
    /** The addresses from which a page loads panes that it does not show at first, and the modules of several bundles. */
    GenerationPlaygroundLater?: Record<LaterBundle | 'shared_later', string>;
    GenerationPlaygroundExamples?: Record<string, string | undefined>; // where what a view opens with is, by its kind
    GenerationPlaygroundModules?: Record<string, unknown>;
    /** The sentences of the page in the browser's language (core/texts.ts), where that is not English; where they lie. */
    GenerationPlaygroundTexts?: Record<string, string>;
    GenerationPlaygroundTextsLoading?: Promise<void>;
    GenerationPlaygroundCatalogues?: Record<string, string>;
    /** Where the page has a front door: the parameters of an address beside which it is still shown. */
    GenerationPlaygroundDoor?: string;
  }
}
