// What of the text is in sight: the end of one that grows, a token that was asked for; and when its rows are finished.

import type {DrawnText} from './drawn_text.ts';

const NEAR = 60; // pixels from its end at which the end of a text is in sight

export class TextSight {
  private atEnd = true; // whether the end of the text is in sight
  private followed = false; // whether it was kept in sight while it was written
  private width = 0; // for which rows are finished

  /** `box` scrolls, `written` is what scrolls in it. */
  constructor(
    private readonly drawn: DrawnText,
    private readonly box: HTMLElement,
    written: HTMLElement,
  ) {
    new ResizeObserver(() => this.laidOut()).observe(written);
    new ResizeObserver(() => this.resized()).observe(box);
    box.addEventListener('scroll', () => this.scrolled(), {passive: true});
  }

  begin(): void {
    this.atEnd = true;
    this.followed = false;
  }

  private scrolled(): void {
    const {scrollHeight, scrollTop, clientHeight} = this.box;
    this.atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
  }

  // There is a row more, and the layout is up to date: whoever reads it as tokens are written has it worked out each time.
  private laidOut(): void {
    this.width ||= this.box.clientWidth;
    this.drawn.settle();
    this.followEnd();
  }

  // While nothing is selected the end of the text stays in sight, unless the person has scrolled away from it.
  private followEnd(): void {
    const {log} = this.drawn;
    if (log.usesBeams || log.stepping || !this.atEnd || log.selected || !log.running) return;
    this.box.scrollTop = this.box.scrollHeight;
    this.followed = this.box.scrollTop > 0;
  }

  // A token that the person asked for comes into sight wherever they were.
  showStep(): void {
    if (!this.drawn.log.stepping) return;
    this.drawn.settle();
    this.drawn.lines[0]?.tokens.at(-1)?.scrollIntoView({block: 'nearest'});
  }

  // A text that was followed to its end is read from its beginning.
  goBack(): void {
    const {log} = this.drawn;
    if (log.running || !this.followed) return;
    this.followed = false;
    if (this.atEnd && (!log.selected || log.suggested)) this.box.scrollTop = 0;
  }

  private resized(): void {
    const {clientWidth} = this.box;
    if (!clientWidth || clientWidth === this.width) return;
    this.width = clientWidth;
    this.drawn.dissolve();
  }
}
