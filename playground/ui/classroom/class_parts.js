// What the form of a class and its panel share: fields, and what identifies the teacher.

import {make} from '../../../visualizers/panes/core/text.ts';

const ROOM = 'generation-playground.room'; // {code, key} of the room that this browser has opened

/** @type {(type: string, attributes: Record<string, string>) => HTMLInputElement} */
export const field = (type, attributes) => /** @type {HTMLInputElement} */ (make('input', '', null, {type, ...attributes}));

/** @type {(words: string, press: () => void, className?: string) => HTMLButtonElement} */
export function button(words, press, className = '') {
  const node = /** @type {HTMLButtonElement} */ (make('button', className, words, {type: 'button'}));
  node.addEventListener('click', press);
  return node;
}

// A button for what cannot be taken back: the first press asks, and a second one within some seconds does it.
/** @type {(words: string, question: string, press: () => void, className: string, asked: Map<string, number>, key: string) => HTMLButtonElement} */
export function askingButton(words, question, press, className, asked, key) {
  const isAsked = () => (asked.get(key) ?? 0) > Date.now();
  const node = button(isAsked() ? question : words, () => {
    if (isAsked()) {
      asked.delete(key);
      press();
      return;
    }
    asked.set(key, Date.now() + 5000);
    node.textContent = question;
    setTimeout(() => !isAsked() && (node.textContent = words), 5100);
  }, className);
  return node;
}

// The room of this teacher, if there is one, and the address that pupils open.
export const forTeacher = () => ({...readRoom(), address: location.origin + location.pathname});

export function readRoom() {
  try {
    const {code, key} = JSON.parse(localStorage.getItem(ROOM) || '{}');
    return typeof code === 'string' && typeof key === 'string' ? {code, key} : {};
  } catch {
    return {};
  }
}

// `room` is {code, key}, or null once it is gone.
export function keepRoom(room) {
  try {
    if (room) localStorage.setItem(ROOM, JSON.stringify(room));
    else localStorage.removeItem(ROOM);
  } catch { /* the room is lost with this page */ }
}
