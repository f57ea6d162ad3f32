// What Gradio hands to the script of a `gr.HTML` (see scripts.py), as far as the page's scripts use it.

export interface Component<Props extends object = {value: string | null}> {
  element: HTMLElement;
  /** Writing to one sends it to the server with the next event. */
  props: Props;
  /** The component's server functions: each takes and gives JSON text, or nothing. */
  server: Record<string, (text: string) => Promise<string>>;
  /** Triggers one of its events, with data for its listener. */
  trigger(event: string, data?: unknown): void;
  watch(names: string | string[], then: () => void): void;
}

/** What a component of Gradio's is told in the place of a whole value. */
export type Update = {__type__: 'update'} & Record<string, unknown>;

/** The part of a template that is certainly there: it comes with the script. */
export function partOf<Part extends HTMLElement = HTMLElement>(root: Element, selector: string): Part {
  const found = root.querySelector<Part>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** The element that was pressed, focused or written in, or the next one around it. */
export function around<Found extends HTMLElement = HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}
