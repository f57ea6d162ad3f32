// A card beside an element of a list, under the pointer or with the keyboard's focus. It lies above the page and takes no
// presses; screen readers have what each element says of itself. It follows its element while the page scrolls, leaves
// with it, and by Escape, which does nothing else then.

import {type ComponentChild, render} from 'preact';
import {make} from '../core/text.ts';

export interface CardOptions {
  content: (owner: HTMLElement) => ComponentChild; // null: it has none for this element
  comesByFocus?: (owner: HTMLElement) => boolean;
  selector?: string; // of the elements
}

const AWAY = 9; // pixels between the element and its card
const EDGE = 8; // pixels between the card and the edge of the window

export class Card {
  private readonly box = make('div', 'gp-card', null, {popover: 'manual', 'aria-hidden': 'true'});
  private owner: HTMLElement | null = null; // the element that it stands beside
  private pointed: PointerEvent | null = null; // where the pointer was that brought it; null: the keyboard did
  private dismissed: HTMLElement | null = null; // the element for which a person closed it

  /** `root` gets the card, `list` has the elements. */
  constructor(
    root: HTMLElement,
    private readonly list: HTMLElement,
    private readonly options: CardOptions,
  ) {
    const {selector = '[role="button"]', comesByFocus = () => true} = options;
    this.box.hidden = true;
    root.append(this.box);
    list.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'touch') return;
      const element = (event.target as Element).closest<HTMLElement>(selector);
      if (!element) this.unpoint();
      else if (element !== this.owner && element !== this.dismissed && !this.show(element, event)) this.unpoint();
    });
    list.addEventListener('pointerleave', () => {
      this.dismissed = null;
      this.unpoint();
    });
    list.addEventListener('focusin', ({target}) => {
      if (target instanceof HTMLElement && target.matches(`${selector}:focus-visible`) && comesByFocus(target))
        this.show(target);
    });
    list.addEventListener('focusout', ({target}) => {
      if (target === this.owner && !this.pointed) this.hide();
    });
  }

  // Returns whether there is a card for this element.
  show(element: HTMLElement, pointer: PointerEvent | null = null): boolean {
    const content = this.options.content(element);
    if (content === null) return false;
    this.owner = element;
    this.pointed = pointer;
    this.dismissed = null;
    render(content, this.box);
    if (this.box.hidden) {
      this.box.hidden = false;
      this.box.showPopover();
      document.addEventListener('keydown', this.close, true);
      document.addEventListener('scroll', this.follow, {capture: true, passive: true});
    }
    this.place();
    return true;
  }

  hide(): void {
    if (!this.owner) return;
    this.owner = null;
    this.box.hidden = true;
    if (this.box.isConnected) this.box.hidePopover();
    document.removeEventListener('keydown', this.close, true);
    document.removeEventListener('scroll', this.follow, {capture: true});
  }

  // Not again for this element, until the pointer has left the list.
  dismiss(): void {
    this.dismissed = this.owner;
    this.hide();
  }

  // What it stands beside may be gone; `anew` says that there may be something else to say.
  refresh(anew = false): void {
    if (!this.owner) return;
    if (!this.owner.isConnected) this.hide();
    else if (anew) this.show(this.owner, this.pointed);
  }

  private unpoint(): void {
    if (this.pointed) this.hide();
  }

  private readonly close = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.dismiss();
  };

  // While the page scrolls: the pointer may then be over something else.
  private readonly follow = (): void => {
    const under = this.pointed && document.elementFromPoint(this.pointed.clientX, this.pointed.clientY);
    if (!this.owner?.isConnected || (this.pointed && !this.owner.contains(under))) this.hide();
    else this.place();
  };

  // Below the element where there is room, else above it, never outside of the window, and not over what is beside the list:
  // the panel there says the same of the selected token.
  private place(): void {
    if (!this.owner) return;
    const spot = (this.owner.querySelector('.gp-ink') ?? this.owner).getClientRects()[0] as DOMRect | undefined;
    const frame = this.list.getBoundingClientRect();
    if (!spot || spot.bottom < frame.top || spot.top > frame.bottom) return this.hide();
    const {offsetWidth: width, offsetHeight: height, style} = this.box;
    const {clientWidth, clientHeight} = document.documentElement;
    const below = spot.bottom + AWAY;
    const top = below + height + EDGE <= clientHeight ? below : spot.top - height - AWAY;
    const left = Math.min(spot.left, clientWidth - width - EDGE, Math.max(frame.left, frame.right - width));
    style.left = `${Math.max(EDGE, left)}px`;
    style.top = `${Math.max(EDGE, Math.min(top, clientHeight - height - EDGE))}px`;
  }
}
