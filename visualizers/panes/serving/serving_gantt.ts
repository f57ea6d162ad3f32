// The chart of one way of serving: a row for each request, a column for each step. Only what is in sight is drawn, on a canvas
// element in device pixels; the cell under the pointer and the one with the keyboard's focus are elements of their own, which
// say what they are.

import {fit, sayAttributes} from '../core/dom_patch.ts';
import {inOneLine, make, say} from '../core/text.ts';
import {t} from '../core/texts.ts';
import {tipLater} from '../core/tips.ts';
import {type RequestColours, requestColours} from './serving_colours.ts';
import type {ServedWay} from './served_way.ts';
import type {ServingState} from './serving_state.ts';
import {cellWords, rowWords} from './serving_words.ts';

const AXIS = 20; // pixels above the rows
const [NARROWEST, WIDEST] = [11, 26]; // of a column
const FEWEST = 48; // steps that a chart has room for, so that it does not shrink with each step at first
const FULL = 13; // columns from this width on have words in them

// The height of a row, in which its head has to have room, on a projector, too.
const rowHeight = (requests: number, size: number) =>
  Math.max(requests <= 12 ? 24 : requests <= 32 ? 19 : 15, Math.ceil(size * 1.25));

/** What a person does with a chart. */
export interface GanttEvents {
  onPick: (way: number, request: number | null, step: number | null) => void;
  onScroll: (left: number, from: HTMLElement) => void;
}

/** A chart: `place` shows where a person looks in what is drawn already, `showStep` brings that into sight. */
export interface Gantt {
  draw: () => void;
  place: () => void;
  showStep: () => void;
  scroll: HTMLElement;
  end: () => void;
}

type Ink = Record<'text' | 'muted' | 'line' | 'surface' | 'raised' | 'error' | 'chosen', string>;

export function servingGantt(
  box: HTMLElement,
  state: ServingState,
  way: number,
  {onPick, onScroll}: GanttEvents,
): Gantt {
  const heads = box.appendChild(make('div', 'gp-gantt-heads'));
  const scroll = box.appendChild(make('div', 'gp-gantt-scroll'));
  const wide = scroll.appendChild(make('div', 'gp-gantt-wide', null, {role: 'group'}));
  const canvas = wide.appendChild(make('canvas', '', null, {'aria-hidden': 'true'}));
  heads.append(make('div', 'gp-gantt-corner', t('step'), {'aria-hidden': 'true'}));
  const rows = heads.appendChild(make('div', 'gp-gantt-rows'));
  let [column, row] = [WIDEST, 24];
  let hovered: HTMLElement | null = null;
  let entered = wide.appendChild(make('div')); // the cell that the keyboard comes to
  let hasMoved = false; // whether the person scrolled away from the end

  const served = (): ServedWay => state.ways[way];
  const columns = () => Math.max(state.length, state.isLive ? FEWEST : 1);

  // ---------------------------------------------------------------------------------------------- cells as elements

  function newCell(request: number, step: number, look: string): HTMLDivElement {
    const cell = make('div', look);
    Object.assign(cell.style, {
      left: `${step * column}px`,
      top: `${AXIS + request * row}px`,
      width: `${column}px`,
      height: `${row}px`,
    });
    Object.assign(cell.dataset, {request: String(request), step: String(step)});
    tipLater(cell, () => cellWords(state, way, request, step));
    return cell;
  }

  function under({clientX, clientY}: MouseEvent): {request: number; step: number} | null {
    const {left, top} = wide.getBoundingClientRect();
    const [step, request] = [Math.floor((clientX - left) / column), Math.floor((clientY - top - AXIS) / row)];
    const isThere = step >= 0 && step < served().length && request < state.requests.length;
    return isThere ? {request, step} : null;
  }

  wide.addEventListener('pointermove', (event) => {
    const at = under(event);
    if (hovered && at && hovered.dataset.step === String(at.step) && hovered.dataset.request === String(at.request))
      return;
    hovered?.remove();
    hovered = at && at.request >= 0 ? wide.appendChild(newCell(at.request, at.step, 'gp-gantt-hover')) : null;
  });
  wide.addEventListener('pointerleave', () => {
    hovered?.remove();
    hovered = null;
  });
  wide.addEventListener('click', (event) => {
    const at = under(event);
    if (at) onPick(way, at.request >= 0 ? at.request : state.request, at.step);
  });

  // The cell that the keyboard comes to. A new element, so that its words are told when it gets the focus.
  function drawEntered({focus = false} = {}): void {
    if (!served().length) return;
    const [request, step] = [state.request ?? 0, state.stepOf(way)];
    const hadFocus = focus || document.activeElement === entered;
    if (
      entered.dataset.request === String(request) &&
      entered.dataset.step === String(step) &&
      entered.style.width === `${column}px` &&
      !focus
    ) {
      entered.classList.toggle('gp-none', state.request === null);
      sayAttributes(entered, {'aria-label': cellWords(state, way, request, step)});
      return;
    }
    const fresh = newCell(request, step, `gp-gantt-at${state.request === null ? ' gp-none' : ''}`);
    sayAttributes(fresh, {role: 'button', tabindex: 0, 'aria-label': cellWords(state, way, request, step)});
    entered.replaceWith(fresh);
    entered = fresh;
    if (hadFocus) entered.focus({preventScroll: true});
  }

  wide.addEventListener('keydown', (event) => {
    const moves: Record<string, [request: number, step: number] | undefined> = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      PageDown: [0, 10],
      PageUp: [0, -10],
      Home: [0, -Infinity],
      End: [0, Infinity],
    };
    if (event.key === 'Escape') return onPick(way, null, state.at);
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));
    onPick(
      way,
      within((state.request ?? 0) + move[0], state.requests.length),
      within(state.stepOf(way) + move[1], served().length),
    );
    drawEntered({focus: true});
    showStep();
  });

  // ---------------------------------------------------------------------------------------------- rows' heads

  function drawHeads(colour: RequestColours): void {
    const all: HTMLCollectionOf<HTMLElement> = fit(rows, state.requests.length, () => {
      const head = make('button', 'gp-gantt-head', null, {type: 'button'});
      head.append(make('b'), make('bdi'));
      return head;
    });
    state.requests.forEach(({prompt}, request) => {
      const head = all[request];
      head.style.height = `${row}px`;
      head.style.setProperty('--own', colour(request));
      say(head.children[0], String(request + 1));
      say(head.children[1], inOneLine(prompt.slice(0, 80)));
      head.setAttribute('aria-pressed', String(request === state.request));
      sayAttributes(head, {'aria-label': rowWords(state, way, request)});
    });
  }

  rows.addEventListener('click', ({target}) => {
    const head = target instanceof Element ? target.closest('.gp-gantt-head') : null;
    const request = head ? [...rows.children].indexOf(head) : -1;
    if (request >= 0) onPick(way, request === state.request && way === state.way ? null : request, state.at);
  });

  // ---------------------------------------------------------------------------------------------- the picture

  let colourOf: RequestColours | null = null;

  function draw(): void {
    if (!box.clientWidth) return;
    colourOf = requestColours(box);
    const room = scroll.clientWidth;
    column = Math.max(NARROWEST, Math.min(WIDEST, Math.floor(room / columns())));
    row = rowHeight(state.requests.length, parseFloat(getComputedStyle(box).fontSize));
    const [width, height] = [columns() * column, AXIS + state.requests.length * row];
    Object.assign(wide.style, {width: `${width}px`, height: `${height}px`});
    sayAttributes(wide, {
      'aria-label': t(
        'What each request does in each step. Arrow keys move from cell to cell, Escape deselects the request.',
      ),
    });
    drawHeads(colourOf);
    drawEntered();
    if (state.isLive && state.at === null && !hasMoved) scroll.scrollLeft = width;
    paint();
  }

  // Where a person looks, in a chart that is drawn already.
  function place(): void {
    if (!box.clientWidth || !colourOf) return;
    [...rows.children].forEach((head, request) => head.setAttribute('aria-pressed', String(request === state.request)));
    drawEntered();
    paint();
  }

  // Draws what is in sight.
  function paint(): void {
    const ratio = devicePixelRatio || 1;
    const [width, height] = [Math.min(scroll.clientWidth, columns() * column), AXIS + state.requests.length * row];
    if (width <= 0) return;
    Object.assign(canvas.style, {width: `${width}px`, height: `${height}px`});
    Object.assign(canvas, {width: Math.round(width * ratio), height: Math.round(height * ratio)}); // which clears it
    const context = canvas.getContext('2d');
    if (!context || !colourOf) return;
    context.scale(ratio, ratio);
    const style = getComputedStyle(box);
    const of = (role: keyof Ink) => style.getPropertyValue(`--gp-${role}`).trim();
    const ink: Ink = {
      text: of('text'),
      muted: of('muted'),
      line: of('line'),
      surface: of('surface'),
      raised: of('raised'),
      error: of('error'),
      chosen: of('chosen'),
    };
    const left = Math.min(scroll.scrollLeft, columns() * column - width);
    context.translate(-left, 0);
    const [from, to] = [
      Math.max(0, Math.floor(left / column)),
      Math.min(columns(), Math.ceil((left + width) / column) + 1),
    ];
    context.font = `${Math.max(10, Math.min(row - 8, parseFloat(style.fontSize) - 1))}px ${style.fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    paintGrid(context, ink, from, to, height);
    for (let request = 0; request < state.requests.length; request++) {
      for (let step = from; step < Math.min(to, served().length); step++) paintCell(context, ink, request, step);
      paintEnd(context, ink, request);
    }
    paintFaults(context, ink, height);
    paintPlace(context, ink, height);
  }

  function paintGrid(context: CanvasRenderingContext2D, ink: Ink, from: number, to: number, height: number): void {
    context.fillStyle = ink.line;
    for (let request = 0; request <= state.requests.length; request++)
      context.fillRect(from * column, AXIS + request * row, (to - from) * column, 0.5);
    const every = [1, 2, 5, 10, 20].find((steps) => steps * column >= 34) ?? 50;
    for (let step = from; step < to; step++) {
      if (step % every && (step + 1) % every) continue;
      if ((step + 1) % every && step) continue;
      context.fillStyle = ink.muted;
      if (step === 0 || (step + 1) % every === 0) context.fillText(String(step + 1), (step + 0.5) * column, AXIS / 2);
    }
    if (state.request !== null) {
      context.fillStyle = ink.raised;
      context.fillRect(from * column, AXIS + state.request * row, (to - from) * column, row);
    }
    context.fillStyle = ink.line;
    context.fillRect(served().length * column, AXIS, 1, height - AXIS);
  }

  function paintCell(context: CanvasRenderingContext2D, ink: Ink, request: number, step: number): void {
    const cell = served().cell(request, step);
    if (!cell) return;
    const [x, y, w, h] = [step * column + 0.5, AXIS + request * row + 2, column - 1, row - 4];
    const colour = colourOf?.(request) ?? '';
    const middle: [number, number] = [x + w / 2, y + h / 2 + 0.5];
    context.fillStyle = context.strokeStyle = colour;
    if (cell.what === 'prefill' || cell.what === 'chunk') {
      context.fillRect(x, y, w, h);
      if (cell.again) hatch(context, ink.surface, x, y, w, h);
      if (cell.what === 'chunk') {
        // a prompt in parts: a notch at the corner
        context.fillStyle = ink.surface;
        context.beginPath();
        context.moveTo(x + w, y);
        context.lineTo(x + w, y + h * 0.55);
        context.lineTo(x + w - h * 0.55, y);
        context.fill();
      }
      if (column >= FULL && !cell.again) write(context, ink.surface, String(cell.tokens - cell.padding), middle, w);
      if (cell.padding) {
        const share = Math.max(3, (h * cell.padding) / cell.tokens);
        context.fillStyle = ink.surface;
        context.fillRect(x, y, w, share);
        hatch(context, ink.muted, x, y, w, share);
      }
    } else if (cell.what === 'decode') {
      context.globalAlpha = 0.42;
      context.fillRect(x, y + h * 0.2, w, h * 0.6);
      context.globalAlpha = 1;
      context.fillRect(x, y + h * 0.8 - 1.5, w, 1.5);
    } else if (cell.what === 'pad') {
      hatch(context, ink.muted, x, y + h * 0.2, w, h * 0.6);
    } else if (cell.what === 'waits') {
      context.fillRect(x + w * 0.15, middle[1] - 0.75, w * 0.5, 1.5);
    } else if (cell.what === 'starved') {
      write(context, ink.error, '!', middle, w, true);
    } else {
      context.globalAlpha = 0.5;
      context.strokeRect(x + 1, y + h * 0.3, w - 2, h * 0.4);
      context.globalAlpha = 1;
    }
    if (cell.back) write(context, ink.error, '↩', middle, w, true);
  }

  // Where a request ended otherwise than by itself.
  function paintEnd(context: CanvasRenderingContext2D, ink: Ink, request: number): void {
    const end = served().ends?.[request];
    if (!end || end.status === 'finished') return;
    const last = served().cells[request].length; // the step after its last cell
    write(context, ink.error, '✕', [(last + 0.5) * column, AXIS + (request + 0.5) * row], column, true);
  }

  function paintFaults(context: CanvasRenderingContext2D, ink: Ink, height: number): void {
    context.fillStyle = ink.error;
    for (const {step} of served().faults) context.fillRect(step * column - 1, AXIS - 6, 2, height);
  }

  function paintPlace(context: CanvasRenderingContext2D, ink: Ink, height: number): void {
    const x = state.stepOf(way) * column;
    context.strokeStyle = ink.chosen;
    context.lineWidth = way === state.way ? 2 : 1;
    context.strokeRect(x, 1, column, height - 2);
    context.lineWidth = 1;
  }

  function write(
    context: CanvasRenderingContext2D,
    colour: string,
    text: string,
    [x, y]: [number, number],
    width: number,
    strong = false,
  ): void {
    context.fillStyle = colour;
    const font = context.font;
    if (strong) context.font = `700 13px ${getComputedStyle(box).fontFamily}`;
    context.fillText(text, x, y, width);
    context.font = font;
  }

  function hatch(context: CanvasRenderingContext2D, colour: string, x: number, y: number, w: number, h: number): void {
    context.save();
    context.beginPath();
    context.rect(x, y, w, h);
    context.clip();
    context.strokeStyle = colour;
    context.beginPath();
    for (let at = x - h; at < x + w; at += 5) {
      context.moveTo(at, y + h);
      context.lineTo(at + h, y);
    }
    context.stroke();
    context.restore();
  }

  // ---------------------------------------------------------------------------------------------- scrolling

  // Brings the step that is looked at into sight.
  function showStep(): void {
    const x = state.stepOf(way) * column;
    const {scrollLeft, clientWidth} = scroll;
    if (x < scrollLeft || x + column > scrollLeft + clientWidth)
      scroll.scrollLeft = x + column < clientWidth ? 0 : x - clientWidth / 2; // the beginning, where that shows it
  }

  scroll.addEventListener('scroll', () => {
    hasMoved = scroll.scrollLeft + scroll.clientWidth < columns() * column - 2 * column;
    paint();
    onScroll(scroll.scrollLeft, scroll);
  });
  const sizes = new ResizeObserver(() => {
    if (state.values && way < state.ways.length) draw();
  });
  sizes.observe(scroll);

  return {draw, place, showStep, scroll, end: () => sizes.disconnect()};
}
