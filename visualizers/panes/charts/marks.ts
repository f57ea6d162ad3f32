// Small drawings as data. What is drawn again keeps the elements that are there, so that the keyboard's focus stays on a
// point while its picture grows.

import {svg} from '../core/dom_patch.ts';
import {say} from '../core/text.ts';

export type Attributes = Record<string, string | number>;

/** An element of SVG; `inside` is a text or marks. */
export type Mark = [tag: keyof SVGElementTagNameMap, look: string, attributes: Attributes, inside: string | Mark[]];

// Makes the children of an SVG element these marks.
export function drawMarks(parent: Element, marks: Mark[]): void {
  marks.forEach(([tag, look, attributes, inside], i) => {
    let node = parent.children.item(i);
    if (node?.localName !== tag) {
      const fresh = svg(tag);
      if (node) node.replaceWith(fresh);
      else parent.append(fresh);
      node = fresh;
    }
    dress(node, {...attributes, ...(look ? {class: look} : {})});
    if (Array.isArray(inside)) drawMarks(node, inside);
    else say(node, inside);
  });
  while (parent.children.length > marks.length) parent.lastElementChild?.remove();
}

// Gives a node these attributes and no others, but for the one that an open tip has set.
export function dress(node: Element, attributes: Attributes): void {
  for (const {name} of [...node.attributes]) {
    if (!Object.hasOwn(attributes, name) && name !== 'aria-describedby') node.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
  }
}

export const pixel = (value: number): number => Math.round(value * 10) / 10;
export const lineMark = (look: string, x1: number, y1: number, x2: number, y2: number): Mark => [
  'line',
  look,
  {x1: pixel(x1), y1: pixel(y1), x2: pixel(x2), y2: pixel(y2)},
  [],
];
export const textMark = (look: string, x: number, y: number, text: string, anchor = 'middle'): Mark => [
  'text',
  look,
  {x: pixel(x), y: pixel(y), 'text-anchor': anchor},
  text,
];

export const diamond = (x: number, y: number, r: number): string =>
  `M${pixel(x)} ${pixel(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;
