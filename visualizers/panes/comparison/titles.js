// What the server calls lanes, models and the like: a text of Python's, or a name, which is the same in every language.

import {isSaid, t} from '../core/texts.ts';
import {shortNames} from './prompt_words.js';

/** @type {(title: import('../core/texts.ts').Said) => string} */
export const titleWords = (title) => (isSaid(title) ? t(title) : String(title));

// What a lane is called beside its letter: where lanes differ by their prompts, by that.
/** @type {(group: {title: import('../core/texts.ts').Said, prompt?: string}) => string} */
export const laneWords = ({title, prompt}) => (prompt ? shortNames([prompt])[0] : titleWords(title));
