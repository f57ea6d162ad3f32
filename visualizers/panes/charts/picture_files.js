// A picture of the page as a file: SVG or PNG, in the colours that it has on the page.

import {sayAttributes, svg} from '../core/dom_patch.ts';
import {make} from '../core/text.ts';

const SCALE = 2; // pixels of a PNG for one of the page

// Saves an SVG element, without what has the class `gp-passing`. Its colours are attributes that name the page's variables.
/** @type {(kind: 'svg' | 'png', element: SVGSVGElement, name: string) => Promise<void>} */
export async function savePicture(kind, element, name) {
  const text = svgText(element);
  const blob = kind === 'svg' ? new Blob([text], {type: 'image/svg+xml'}) : await pngOf(text, element);
  const link = make('a', '', null, {href: URL.createObjectURL(blob), download: `${name}.${kind}`});
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function svgText(element) {
  const copy = /** @type {SVGSVGElement} */ (element.cloneNode(true));
  for (const passing of copy.querySelectorAll('.gp-passing')) passing.remove();
  const style = getComputedStyle(element);
  sayAttributes(copy, {xmlns: 'http://www.w3.org/2000/svg', 'font-family': style.fontFamily});
  const ground = svg('rect');
  sayAttributes(ground, {width: '100%', height: '100%', fill: 'var(--gp-surface)'});
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy).replace(/var\((--[\w-]+)\)/g, (_, name) => style.getPropertyValue(name).trim());
}

async function pngOf(text, element) {
  const image = new Image();
  image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text);
  await image.decode();
  const [width, height] = [element.clientWidth, element.clientHeight];
  const canvas = make('canvas', '', null, {width: width * SCALE, height: height * SCALE});
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
