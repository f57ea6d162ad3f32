// A picture of the page as a file: SVG or PNG, in the colours that it has on the page.

import {sayAttributes, svg} from '../core/dom_patch.ts';
import {pngFile, saveFile, svgText, textFile} from '../widgets/files.tsx';

/** What the file of a picture or a chart is called, without its ending. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

// Saves an SVG element, without what has the class `gp-passing`. Its colours are attributes that name the page's variables.
export async function savePicture(kind: 'svg' | 'png', element: SVGSVGElement, name: string): Promise<void> {
  const text = withGround(element);
  const {clientWidth: width, clientHeight: height} = element;
  saveFile(kind === 'svg' ? textFile(text, 'image/svg+xml') : await pngFile(text, width, height), `${name}.${kind}`);
}

function withGround(element: SVGSVGElement): string {
  const copy = element.cloneNode(true) as SVGSVGElement;
  for (const passing of copy.querySelectorAll('.gp-passing')) passing.remove();
  sayAttributes(copy, {'font-family': getComputedStyle(element).fontFamily});
  const ground = svg('rect');
  sayAttributes(ground, {width: '100%', height: '100%', fill: 'var(--gp-surface)'});
  copy.prepend(ground);
  return svgText(copy, element);
}
