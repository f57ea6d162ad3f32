// A text whose tokens show whether they are green, by colour and by shape: green ones stand on a ground and a solid line, red
// ones on a dashed line; with SynthID the ground is the darker and the bar at the left the higher, the higher g is.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {make} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import {Rows, inNextRow} from '../core/virtual_rows.ts';
import {type WrittenToken, appendToken, cutTokens, inkToken} from '../tokens/written_tokens.ts';
import type {WatermarkKind} from './reports.ts';

const RESETTLE = 200; // milliseconds after which rows of another width are finished

/** `g` is SynthID's mean g-value, from 0 to 1; what is not `counted` is faint. Without any of these a token is not scored. */
export interface TokenMark {
  green?: boolean | null;
  g?: number | null;
  counted?: boolean;
}

export interface MarkedItem {
  token: WrittenToken;
  mark: TokenMark;
  words: string | (() => string); // what is said of it
  dress?: (element: HTMLElement, ink: HTMLElement) => void; // gives it a look that its mark does not say
}

// 0 to 10 for mean g-values from 0.2 to 0.8: over 30 keys, chance alone stays within these ends.
const levelOfG = (g: number) => Math.round(Math.max(0, Math.min(1, (g - 0.2) / 0.6)) * 10);

// How an element is marked, and the style of its ink.
function lookOf({green = null, g = null, counted = true}: TokenMark) {
  const data = {
    'data-list': g !== null ? 'g' : green === null ? 'none' : green ? 'green' : 'red',
    ...(!counted && {'data-counted': 'no'}),
  };
  if (g === null) return {data, style: {}};
  const level = levelOfG(g);
  return {data, style: {backgroundColor: `var(--gp-prob-${level})`, backgroundSize: `2px ${level * 10}%`}};
}

/** Marks a token that is drawn elsewhere, or takes its mark away. */
export function showMark(element: HTMLElement, ink: HTMLElement, mark: TokenMark | null): void {
  const {data, style} = mark ? lookOf(mark) : {data: {}, style: {}};
  for (const name of ['data-list', 'data-counted']) element.removeAttribute(name);
  for (const [name, value] of Object.entries(data)) element.setAttribute(name, value);
  Object.assign(ink.style, {backgroundColor: '', backgroundSize: '', ...style});
}

/** Where the tokens of a text are drawn. Only what is new is written; the pointer and the arrow keys reach each. */
export class MarkedText<Item extends MarkedItem> {
  items: Item[] = [];
  readonly tokens: HTMLElement[] = []; // their elements
  readonly rows: Rows;
  private stop: HTMLElement | null = null; // the token that the Tab key reaches
  private chosen: HTMLElement | undefined;
  private width = 0; // for which rows are finished
  private timer: ReturnType<typeof setTimeout> | undefined;

  // `press` is called for a token that is pressed; without it they are not to be pressed.
  constructor(
    readonly body: HTMLElement,
    readonly press?: (item: Item) => void,
  ) {
    body.classList.add('gp-marked');
    this.rows = new Rows(body);
    body.addEventListener('keydown', (event) => this.keyed(event));
    body.addEventListener('click', ({target}) => this.pressed(tokenAt(target)));
    new ResizeObserver(() => this.resized()).observe(body);
  }

  // Shows these tokens, of which the first may be there already.
  show(items: Item[]): void {
    let keep = 0;
    while (keep < items.length && items[keep] === this.items[keep]) keep++;
    cutTokens(this, keep);
    if (this.stop && !this.stop.isConnected) this.stop = null;
    for (let i = keep; i < items.length; i++)
      appendToken(this, this.newToken(items[i]), items[i].token, i ? items[i - 1].token : null);
    this.items = [...items];
    if (!this.stop && this.tokens.length) this.reach(this.tokens[0]);
    this.rows.settle();
  }

  private newToken({token, mark, words, dress}: Item): HTMLElement {
    const {data, style} = lookOf(mark);
    const element = make('span', 'gp-token', null, {tabindex: '-1', role: this.press ? 'button' : 'img', ...data});
    if (this.press) element.setAttribute('aria-pressed', 'false');
    inkToken(element, token);
    const ink = element.querySelector<HTMLElement>('.gp-ink') ?? element;
    Object.assign(ink.style, style);
    dress?.(element, ink);
    const told = typeof words === 'function' ? words : () => words;
    element.setAttribute('aria-label', told());
    tipLater(element, told);
    return element;
  }

  // Marks the token that is looked at.
  choose(place: number): void {
    const element = this.tokens[place] as HTMLElement | undefined;
    if (this.chosen === element) return;
    for (const each of [this.chosen, element]) {
      each?.classList.toggle('gp-current', each === element);
      each?.setAttribute('aria-pressed', String(each === element));
    }
    this.chosen = element;
  }

  // The token that the Tab key reaches.
  private reach(element: HTMLElement): void {
    if (this.stop) this.stop.tabIndex = -1;
    this.stop = element;
    element.tabIndex = 0;
  }

  pressed(element: HTMLElement | null): void {
    const at = element ? this.tokens.indexOf(element) : -1;
    if (!element || at < 0) return;
    this.reach(element);
    this.press?.(this.items[at]);
  }

  private keyed(event: KeyboardEvent): void {
    const here = tokenAt(event.target);
    const at = here ? this.tokens.indexOf(here) : -1;
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const places: Record<string, () => HTMLElement | null | undefined> = {
      ArrowRight: () => this.tokens[at + 1],
      ArrowLeft: () => this.tokens[at - 1],
      ArrowDown: () => inNextRow(this.tokens, at, 1),
      ArrowUp: () => inNextRow(this.tokens, at, -1),
      Home: () => this.tokens[0],
      End: () => this.tokens.at(-1),
      Enter: () => here,
      ' ': () => here,
    };
    if (!Object.hasOwn(places, event.key)) return;
    event.preventDefault();
    const element = places[event.key]();
    if (!element) return;
    this.reach(element);
    element.focus({preventScroll: true});
    element.scrollIntoView({block: 'nearest'});
    if (element === here) this.pressed(element);
  }

  // The rows of another width are others.
  private resized(): void {
    const {clientWidth} = this.body;
    if (!clientWidth || clientWidth === this.width) return;
    this.width = clientWidth;
    this.rows.dissolve();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rows.settle(), RESETTLE);
  }
}

const tokenAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.gp-token') : null;

interface MarkedWordsProps<Item extends MarkedItem> {
  items: Item[];
  press?: (item: Item) => void;
  class?: string;
  label?: string; // of all of them, as a group
  dir?: 'auto';
  hidden?: boolean;
  chosen?: number; // the place of the token that is looked at
}

/** A text of marked tokens. */
export function MarkedWords<Item extends MarkedItem>(props: MarkedWordsProps<Item>) {
  const {items, press, class: names = '', label, dir, hidden, chosen} = props;
  const body = useRef<HTMLDivElement>(null);
  const text = useRef<MarkedText<Item>>(null);
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    if (!body.current) return;
    text.current ??= new MarkedText(body.current, press && ((item) => latest.current?.(item)));
    text.current.show(items);
  }, [items]);
  useLayoutEffect(() => text.current?.choose(chosen ?? -1));
  const group = label === undefined ? {} : ({role: 'group', 'aria-label': label} as const);
  return <div class={`gp-marked ${names}`.trim()} ref={body} dir={dir} hidden={hidden} {...group} />;
}

// ---------------------------------------------------------------------------------------------------- the legend

/** `unscored`: whether there are tokens without a mark; `repeated`: whether some do not count, because their n-gram came
 *  before, or as `faint` says. */
export interface LegendOptions {
  kind: WatermarkKind;
  unscored?: boolean;
  repeated?: boolean;
  faint?: string;
}

/** A mark, what it is written with, and what it means. */
type Sample = [mark: TokenMark, ink: string, words: string];

const kindSamples = (kind: WatermarkKind): Sample[] =>
  kind === 'synthid'
    ? [
        [{g: 0.2}, 'g', t('mean g-value 0.2 or less')],
        [{g: 0.5}, 'g', t('0.5, as by chance')],
        [{g: 0.8}, 'g', t('0.8 or more')],
      ]
    : [
        [{green: true}, '◆', t('green: on the green list')],
        [{green: false}, '◇', t('red: not on the green list')],
      ];

export function legendSamples({kind, unscored, repeated, faint}: LegendOptions): Sample[] {
  const samples = kindSamples(kind);
  if (unscored) samples.push([{}, 'abc', t('not scored')]);
  const again = kind === 'synthid' ? {g: 0.5, counted: false} : {green: true, counted: false};
  if (repeated) samples.push([again, 'abc', faint ?? t('faint: seen before, not counted')]);
  return samples;
}

export function MarkLegend({class: names, hidden, ...options}: LegendOptions & {class: string; hidden?: boolean}) {
  return (
    <p class={`${names} gp-marked gp-mark-legend`} hidden={hidden}>
      {legendSamples(options).map(([mark, ink, words]) => {
        const {data, style} = lookOf(mark);
        return (
          <span key={words}>
            <span aria-hidden="true" {...data}>
              <span class="gp-ink" style={style}>
                {ink}
              </span>
            </span>
            {words}
          </span>
        );
      })}
    </p>
  );
}
