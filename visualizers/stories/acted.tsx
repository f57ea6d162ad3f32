// States that come about only by what somebody does: something is pressed once it is drawn, or is held open while it can be
// seen whole.

import type {ComponentChildren} from 'preact';
import {useEffect, useRef} from 'preact/hooks';

/** Presses what the selector finds, so many times. */
export function Pressed({at, times = 1, children}: {at: string; times?: number; children: ComponentChildren}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (left: number) => {
      place.current?.querySelector<HTMLElement>(at)?.click();
      if (left > 1) setTimeout(press, 0, left - 1); // the widget draws what came of the press before
    };
    press(times);
  }, []);
  return <div ref={place}>{children}</div>;
}

interface HeldProps {
  room: number; // pixels, for the content and what opens below it
  open: (place: HTMLElement) => (() => void) | undefined; // returns what closes it
  children: ComponentChildren;
}

/** What opens below the content is open while all of the room is in sight, and again after a pointer was there. */
export function Held({room, open, children}: HeldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    let close: (() => void) | undefined;
    let isSeen = false;
    const show = () => {
      close?.();
      close = isSeen ? open(node) : undefined;
    };
    const sight = new IntersectionObserver(
      ([entry]) => {
        isSeen = entry.intersectionRatio > 0.95;
        show();
      },
      {threshold: [0.95]},
    );
    sight.observe(node);
    const pane = node.closest('.gp-pane');
    pane?.addEventListener('pointerleave', show);
    return () => {
      sight.disconnect();
      pane?.removeEventListener('pointerleave', show);
      close?.();
    };
  }, []);
  return (
    <div style={{minHeight: `${room}px`}} ref={place}>
      {children}
    </div>
  );
}

/** As the pointer comes to the element, which brings its tip, and as it leaves. */
export function pointAt(place: HTMLElement, selector: string): () => void {
  place.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  return () => place.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
}
