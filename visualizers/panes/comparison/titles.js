// What the server calls lanes, models and the like: a text of Python's, or a name, which is the same in every language.

import {isSaid, t} from '../core/texts.js';

/** @type {(title: import('../core/texts.js').Said) => string} */
export const titleWords = (title) => (isSaid(title) ? t(title) : String(title));
