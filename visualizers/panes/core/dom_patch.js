// Writing to the page only what is new there: pictures that are drawn again for each token must cost little.

import {fillLabel} from './text.js';

/** @type {<Tag extends keyof SVGElementTagNameMap>(tag: Tag, className?: string) => SVGElementTagNameMap[Tag]} */
export const svg = (tag, className) => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  if (className) node.setAttribute('class', className);
  return node;
};

// As many children as `length`, made where there are too few.
/**
 * @param {Element} parent
 * @param {number} length
 * @param {() => Node} makeOne
 * @returns {any} the children, of the type that `makeOne` makes
 */
export function fit(parent, length, makeOne) {
  while (parent.childElementCount > length) parent.lastElementChild.remove();
  while (parent.childElementCount < length) parent.append(makeOne());
  return parent.children;
}

const LABELS = new WeakMap(); // element -> the text that it shows, as sayLabel was given it

// Shows a token, or with `plain` any words; `say` for labels.
/** @type {(node: HTMLElement, text: string, options?: {plain?: boolean}) => void} */
export function sayLabel(node, text, {plain = false} = {}) {
  const key = plain + text;
  if (LABELS.get(node) === key) return;
  LABELS.set(node, key);
  if (plain) node.textContent = text;
  else fillLabel(node, text);
}

/** @type {(node: HTMLElement, names: string) => void} */
export function sayClass(node, names) {
  if (node.className !== names) node.className = names;
}

// A length in percent, such as the width of a bar.
/** @type {(node: HTMLElement, property: 'width' | 'height' | 'left' | 'top' | 'bottom', share: number) => void} */
export function sayPercent(node, property, share) {
  const value = `${(share * 100).toFixed(2)}%`;
  const known = SIZES.get(node) || {};
  if (known[property] === value) return;
  node.style[property] = value;
  SIZES.set(node, {...known, [property]: value});
}

const SIZES = new WeakMap(); // element -> its lengths: reading them back from the style is slower

// Attributes of an element, such as one of SVG.
/** @type {(node: Element, attributes: Record<string, string | number>) => void} */
export function sayAttributes(node, attributes) {
  const known = PLACED.get(node) || {};
  for (const [name, value] of Object.entries(attributes)) {
    if (known[name] !== value) node.setAttribute(name, String(known[name] = value));
  }
  PLACED.set(node, known);
}

const PLACED = new WeakMap(); // element -> its attributes, as they were set

// Hides an element or shows it, and touches nothing where it is so already.
/** @type {(node: HTMLElement, shown: boolean) => void} */
export function showIf(node, shown) {
  if (node.hidden === shown) node.hidden = !shown;
}
