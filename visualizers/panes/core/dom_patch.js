// Writing to the page only what is new there: pictures that are drawn again for each token must cost little.

import {fillLabel} from './text.js';

export const svg = (tag, className) => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  if (className) node.setAttribute('class', className);
  return node;
};

// As many children as `length`, made where there are too few.
export function fit(parent, length, makeOne) {
  while (parent.childElementCount > length) parent.lastElementChild.remove();
  while (parent.childElementCount < length) parent.append(makeOne());
  return parent.children;
}

const LABELS = new WeakMap(); // element -> the text that it shows, as sayLabel was given it

// Shows a token, or with `plain` any words; `say` for labels.
export function sayLabel(node, text, {plain = false} = {}) {
  const key = plain + text;
  if (LABELS.get(node) === key) return;
  LABELS.set(node, key);
  if (plain) node.textContent = text;
  else fillLabel(node, text);
}

export function sayClass(node, names) {
  if (node.className !== names) node.className = names;
}

// A length in percent, such as the width of a bar.
export function sayPercent(node, property, share) {
  const value = `${(share * 100).toFixed(2)}%`;
  const known = SIZES.get(node) || {};
  if (known[property] === value) return;
  node.style[property] = value;
  SIZES.set(node, {...known, [property]: value});
}

const SIZES = new WeakMap(); // element -> its lengths: reading them back from the style is slower

// Attributes of an element, such as one of SVG.
export function sayAttributes(node, attributes) {
  const known = PLACED.get(node) || {};
  for (const [name, value] of Object.entries(attributes)) {
    if (known[name] !== value) node.setAttribute(name, known[name] = value);
  }
  PLACED.set(node, known);
}

const PLACED = new WeakMap(); // element -> its attributes, as they were set

// Hides an element or shows it, and touches nothing where it is so already.
export function showIf(node, shown) {
  if (node.hidden === shown) node.hidden = !shown;
}
