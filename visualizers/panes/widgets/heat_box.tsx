// A picture of cells on a canvas element, in the pixels of the device. It is drawn with the component, when its box gets
// another size, and when light turns to dark.

import {useLayoutEffect, useRef} from 'preact/hooks';
import {onTheme} from '../core/theme.ts';

/** What draws: a canvas that is empty, its size, and the colours of the palette by the names of their variables. */
export interface Easel {
  pen: CanvasRenderingContext2D;
  width: number;
  height: number;
  colour: (name: string) => string;
}

interface HeatBoxProps {
  paint: (easel: Easel) => void;
  class?: string;
  label?: string; // undefined: words beside it say what it shows
}

export function HeatBox({paint, class: names, label}: HeatBoxProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useRef([0, 0]); // in pixels of the page; asking the element would lay out the page each time
  const latest = useRef(paint);
  latest.current = paint;
  const draw = () => {
    const [width, height] = size.current.map((length) => Math.round(length * devicePixelRatio));
    const pen = canvas.current?.getContext('2d');
    if (!canvas.current || !pen || !width || !height) return; // it is drawn when it has room
    Object.assign(canvas.current, {width, height}); // which clears it
    const style = getComputedStyle(canvas.current);
    latest.current({pen, width, height, colour: (name) => style.getPropertyValue(name).trim()});
  };
  useLayoutEffect(() => {
    const node = canvas.current;
    if (!node) return;
    size.current = [node.clientWidth, node.clientHeight];
    const sizes = new ResizeObserver(([{contentRect}]) => {
      size.current = [contentRect.width, contentRect.height];
      draw();
    });
    sizes.observe(node);
    const endTheme = onTheme(draw);
    return () => {
      sizes.disconnect();
      endTheme();
    };
  }, []);
  useLayoutEffect(draw);
  const isWords = label === undefined;
  return (
    <canvas ref={canvas} class={names} role={isWords ? undefined : 'img'} aria-label={label} aria-hidden={isWords} />
  );
}

/** Which of so many columns and rows a pointer is in, of the element that listens. */
export function cellUnder(
  {currentTarget, clientX, clientY}: MouseEvent,
  columns: number,
  rows: number,
): {column: number; row: number} {
  const {left, top, width, height} = (currentTarget as Element).getBoundingClientRect();
  const at = (share: number, length: number) => Math.max(0, Math.min(length - 1, Math.floor(share * length)));
  return {column: at((clientX - left) / width, columns), row: at((clientY - top) / height, rows)};
}

/** An opaque colour of the palette, #rrggbb, as what an ImageData holds. */
export const bytesOfColour = (hex: string): number[] => [
  ...[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)),
  255,
];
