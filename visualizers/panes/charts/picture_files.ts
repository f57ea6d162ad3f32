// A picture of the page as a file: SVG or PNG, in the colours that it has on the page.

import {sayAttributes, svg} from '../core/dom_patch.ts';
import {make} from '../core/text.ts';

const SCALE = 2; // pixels of a PNG for one of the page

/** What the file of a picture or a chart is called, without its ending. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

// Saves an SVG element, without what has the class `gp-passing`. Its colours are attributes that name the page's variables.
export async function savePicture(kind: 'svg' | 'png', element: SVGSVGElement, name: string): Promise<void> {
  const text = svgText(element);
  const blob = kind === 'svg' ? new Blob([text], {type: 'image/svg+xml'}) : await pngOf(text, element);
  const link = make('a', '', null, {href: URL.createObjectURL(blob), download: `${name}.${kind}`});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function svgText(element: SVGSVGElement): string {
  const copy = element.cloneNode(true) as SVGSVGElement;
  for (const passing of copy.querySelectorAll('.gp-passing')) passing.remove();
  const style = getComputedStyle(element);
  sayAttributes(copy, {xmlns: 'http://www.w3.org/2000/svg', 'font-family': style.fontFamily});
  const ground = svg('rect');
  sayAttributes(ground, {width: '100%', height: '100%', fill: 'var(--gp-surface)'});
  copy.prepend(ground);
  const colour = (_: string, name: string) => style.getPropertyValue(name).trim();
  return new XMLSerializer().serializeToString(copy).replace(/var\((--[\w-]+)\)/g, colour);
}

async function pngOf(text: string, element: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  await image.decode();
  const [width, height] = [element.clientWidth * SCALE, element.clientHeight * SCALE];
  const canvas = make('canvas', '', null, {width, height});
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture was made'))), 'image/png'),
  );
}
