// Small drawings as data. A mark is [tag, class, attributes, inside], where `inside` is a text or a list of marks. What is
// drawn again keeps the elements that are there, so that the keyboard's focus stays on a point while its picture grows.

import {svg} from '../core/dom_patch.ts';
import {say} from '../core/text.ts';

// Makes the children of an SVG element these marks.
export function drawMarks(parent, marks) {
  marks.forEach(([tag, look, attributes, inside], i) => {
    let node = parent.childNodes[i];
    if (!node || node.localName !== tag) {
      const fresh = svg(tag);
      if (node) node.replaceWith(fresh);
      else parent.append(fresh);
      node = fresh;
    }
    dress(node, {...attributes, ...(look ? {class: look} : {})});
    if (Array.isArray(inside)) drawMarks(node, inside);
    else say(node, inside ?? '');
  });
  while (parent.childNodes.length > marks.length) parent.lastChild.remove();
}

// Gives a node these attributes and no others, but for the one that an open tip has set.
export function dress(node, attributes) {
  for (const {name} of [...node.attributes]) {
    if (!Object.hasOwn(attributes, name) && name !== 'aria-describedby') node.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  }
}

export const pixel = (value) => Math.round(value * 10) / 10;
export const lineMark = (look, x1, y1, x2, y2) => ['line', look, {x1: pixel(x1), y1: pixel(y1), x2: pixel(x2), y2: pixel(y2)}, []];
export const textMark = (look, x, y, text, anchor = 'middle') => ['text', look, {x: pixel(x), y: pixel(y), 'text-anchor': anchor}, text];

// A line through points [[x, y], ...].
export const pathMark = (look, points) => ['path', look, {d: points.map(([x, y], i) => `${i ? 'L' : 'M'}${pixel(x)} ${pixel(y)}`).join('') || 'M0 0'}, []];

// Marks that the pointer and the keyboard can reach, and that say what they are.
export const toldMark = (look, tip, marks) => ['g', look, {tabindex: 0, role: 'img', 'data-tip': tip, 'aria-label': tip}, marks];

export const diamond = (x, y, r) => `M${pixel(x)} ${pixel(y - r)}l${r} ${r}l${-r} ${r}l${-r} ${-r}Z`;
