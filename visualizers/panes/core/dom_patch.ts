// Writing to the page only what is new there: pictures that are drawn again for each token must cost little.

import {fillLabel} from './text.ts';

export const svg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  className?: string,
): SVGElementTagNameMap[Tag] => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  if (className) node.setAttribute('class', className);
  return node;
};

// As many children as `length`, made where there are too few. Returns the children, all of which `makeOne` has made.
export function fit<Child extends Element>(
  parent: Element,
  length: number,
  makeOne: () => Child,
): HTMLCollectionOf<Child> {
  while (parent.childElementCount > length) parent.lastElementChild?.remove();
  while (parent.childElementCount < length) parent.append(makeOne());
  return parent.children as HTMLCollectionOf<Child>;
}

const LABELS = new WeakMap<Element, string>(); // element -> the text that it shows, as sayLabel was given it

// Shows a token, or with `plain` any words; `say` for labels.
export function sayLabel(node: HTMLElement, text: string, {plain = false}: {plain?: boolean} = {}): void {
  const key = String(plain) + text;
  if (LABELS.get(node) === key) return;
  LABELS.set(node, key);
  if (plain) node.textContent = text;
  else fillLabel(node, text);
}

// Attributes of an element, such as one of SVG.
export function sayAttributes(node: Element, attributes: Record<string, string | number>): void {
  const known = PLACED.get(node) || {};
  for (const [name, value] of Object.entries(attributes)) {
    if (known[name] !== value) node.setAttribute(name, String((known[name] = value)));
  }
  PLACED.set(node, known);
}

const PLACED = new WeakMap<Element, Record<string, string | number>>(); // element -> its attributes, as they were set
