// A long paragraph that grows at its end. Laying one out costs as much as it is long, however little is new; so its
// finished rows are put in blocks of their own, which the browser keeps as they are and leaves out while out of sight.
// A block begins where a row begins, so nothing moves; where the width changes, `dissolve` makes one paragraph again.
// Knows no tokens: `holder` has inline children, each with one `.gp-ink` or more. `before` are the rows whose paragraph
// goes on in these ones, or null.
//
// Where letters that are written from right to left stand in a row, the order of what is in the next one can depend on
// it, up to the end of the line. There a block begins after a line break only; and never with a space that is seen.

import {make} from './text.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export class Rows {
  static readonly BLOCK = 60; // children that a block has at least
  static readonly LOOSE = 150; // children outside of blocks from which on it is worth looking for finished rows

  loose = 0; // children after the last block
  head = 0; // children before the first one: they share a row with what stands before the holder
  tried = 0; // how many there were when the rows were looked at last

  constructor(
    readonly holder: HTMLElement,
    readonly before: Rows | null = null,
  ) {}

  append(child: HTMLElement): void {
    this.holder.append(child);
    this.loose += 1;
  }

  // Takes the last child away. The row before a block's end may now have room again: that block is undone.
  removeLast(): void {
    this.holder.lastChild?.remove();
    this.loose -= 1;
    const end = this.holder.lastElementChild;
    if (isEnd(end)) this.undo(end.previousElementSibling as HTMLElement);
  }

  // Puts finished rows in blocks, once there are enough. Reads the layout: call it where that is up to date.
  settle(): void {
    if (this.loose < Rows.LOOSE || this.loose < this.tried + Rows.BLOCK) return;
    if (!this.holder.offsetParent || document.fonts.status === 'loading') return;
    this.tried = this.loose;
    const children = ([...this.holder.children] as HTMLElement[]).slice(-this.loose);
    const free = this.freeStarts(children);
    const starts = children.map((_, i) => i).filter((i) => free[i] && startsRow(children[i]));
    const blocks: HTMLElement[] = [];
    let from = 0;
    if (!children[0].previousSibling) this.head = from = starts.shift() ?? 0;
    for (const start of starts) {
      if (start - from < Rows.BLOCK) continue;
      blocks.push(this.wrap(children.slice(from, start)));
      from = start;
      this.loose = children.length - start;
      this.tried = 0;
    }
    const heights = blocks.map((block) => block.getBoundingClientRect().height);
    blocks.forEach((block, i) => {
      block.style.containIntrinsicHeight = `${heights[i]}px`;
      block.classList.add('gp-kept-rows');
    });
  }

  // For each child whether what stands before it has no say in how it is written.
  freeStarts(children: HTMLElement[]): boolean[] {
    const reversed = getComputedStyle(this.holder).direction === 'rtl';
    let line = children[0].previousSibling || !this.before ? '' : (this.before.holder.textContent ?? '');
    return children.map((child) => {
      const text = child.textContent ?? '';
      const broken = line.endsWith('\n');
      line = line.slice(line.lastIndexOf('\n') + 1);
      const free = broken ? !text.startsWith(' ') : !(reversed || RIGHT_TO_LEFT.test(line));
      line += text;
      return free;
    });
  }

  // The space with which a row begins hung at the end of the row before: here it stays for copying, without a width.
  wrap(children: HTMLElement[]): HTMLElement {
    const block = make('span', 'gp-rows');
    children[0].before(block, make('wbr'));
    block.append(...children);
    const gap = children[0].firstChild;
    if (gap instanceof Text && gap.data === ' ') {
      const hidden = make('span', 'gp-gap');
      gap.replaceWith(hidden);
      hidden.append(gap);
    }
    return block;
  }

  undo(block: HTMLElement): void {
    const gap = block.querySelector('.gp-gap');
    if (gap) gap.replaceWith(...gap.childNodes);
    block.nextSibling?.remove();
    this.loose += block.children.length + (isEnd(block.previousElementSibling) ? 0 : this.head);
    block.replaceWith(...block.childNodes);
    this.tried = 0;
  }

  dissolve(): void {
    for (const block of [...this.holder.querySelectorAll<HTMLElement>('.gp-rows')].reverse()) this.undo(block);
    this.tried = 0;
  }
}

// Whether the first ink of an element begins a row: it lies below the last ink of the element before it.
function startsRow(element: Element): boolean {
  const before = element.previousElementSibling;
  const above = before && [...before.querySelectorAll('.gp-ink')].at(-1);
  const first = element.querySelector('.gp-ink')?.getClientRects()[0];
  const last = above && [...above.getClientRects()].at(-1);
  return Boolean(first && last && middle(first) > middle(last) + 10);
}

// The element above or below (`direction` 1): the nearest that starts on another row. Those far away are not asked, for
// the browser has not laid them out.
export function inNextRow(all: HTMLElement[], at: number, direction: 1 | -1): HTMLElement | null {
  const placeOf = (element: HTMLElement): DOMRect | undefined =>
    (element.querySelector('.gp-ink') || element).getClientRects()[0];
  const here = placeOf(all[at]);
  if (!here) return null;
  let best: HTMLElement | null = null;
  let bestCost = Infinity;
  for (let i = at + direction; i >= 0 && i < all.length; i += direction) {
    const there = placeOf(all[i]);
    const rows = there ? (there.top - here.top) * direction : 0;
    if (!there || rows < here.height / 2) continue;
    const cost = rows * 1000 + Math.abs(there.left - here.left);
    if (cost >= bestCost + 1000 * here.height) break;
    if (cost < bestCost) [best, bestCost] = [all[i], cost];
  }
  return best;
}

const isEnd = (element: Element | null): element is HTMLElement => element?.tagName === 'WBR'; // of a block
const middle = ({top, bottom}: DOMRect) => (top + bottom) / 2;
