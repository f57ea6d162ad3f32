// A long paragraph that grows at its end. Laying one out costs as much as it is long, however little is new; so its
// finished rows are put in blocks of their own, which the browser keeps as they are and leaves out while out of sight.
// A block begins where a row begins, so nothing moves; where the width changes, `dissolve` makes one paragraph again.
// Knows no tokens: `holder` has inline children, each with one `.gp-ink` or more.

class Rows {
  static BLOCK = 60; // children that a block has at least
  static LOOSE = 150; // children outside of blocks from which on it is worth looking for finished rows

  constructor(holder) {
    this.holder = holder;
    this.loose = 0; // children after the last block
    this.tried = 0; // how many there were when the rows were looked at last
  }

  append(child) {
    this.holder.append(child);
    this.loose += 1;
  }

  // Takes the last child away. The row before a block's end may now have room again: that block is undone.
  removeLast() {
    this.holder.lastChild.remove();
    this.loose -= 1;
    const end = this.holder.lastElementChild;
    if (end && end.tagName === 'WBR') this.undo(end.previousSibling);
  }

  // Puts finished rows in blocks, once there are enough. Reads the layout: call it where that is up to date.
  settle() {
    if (this.loose < Rows.LOOSE || this.loose < this.tried + Rows.BLOCK) return;
    if (!this.holder.offsetParent || document.fonts.status === 'loading') return;
    this.tried = this.loose;
    const children = [...this.holder.children].slice(-this.loose);
    const starts = children.map((child, i) => i).filter((i) => startsRow(children[i]));
    const blocks = [];
    let from = children[0].previousSibling ? 0 : starts.shift();
    for (const start of starts) {
      if (start - from < Rows.BLOCK) continue;
      blocks.push(this.wrap(children.slice(from, start)));
      from = start;
      this.loose = children.length - start;
      this.tried = 0;
    }
    const heights = blocks.map((block) => block.offsetHeight);
    blocks.forEach((block, i) => {
      block.style.containIntrinsicHeight = `${heights[i]}px`;
      block.classList.add('gp-kept-rows');
    });
  }

  // The space with which a row begins hung at the end of the row before: here it stays for copying, without a width.
  wrap(children) {
    const block = make('span', 'gp-rows');
    children[0].before(block, make('wbr'));
    block.append(...children);
    const gap = children[0].firstChild;
    if (gap.nodeType === Node.TEXT_NODE && gap.data === ' ') {
      const hidden = make('span', 'gp-gap');
      gap.replaceWith(hidden);
      hidden.append(gap);
    }
    return block;
  }

  undo(block) {
    const gap = block.querySelector('.gp-gap');
    if (gap) gap.replaceWith(gap.firstChild);
    block.nextSibling.remove();
    this.loose += block.children.length;
    block.replaceWith(...block.childNodes);
    this.tried = 0;
  }

  dissolve() {
    for (const block of [...this.holder.querySelectorAll('.gp-rows')]) this.undo(block);
    this.tried = 0;
  }
}

// Whether the first ink of an element begins a row: it lies below the last ink of the element before it.
function startsRow(element) {
  const before = element.previousElementSibling;
  const above = before && lastOf(before.querySelectorAll('.gp-ink'));
  if (!above) return false;
  const [first, last] = [element.querySelector('.gp-ink').getClientRects()[0], lastOf(above.getClientRects())];
  return Boolean(first && last) && middle(first) > middle(last) + 10;
}

const lastOf = (list) => list[list.length - 1];
const middle = ({top, bottom}) => (top + bottom) / 2;
