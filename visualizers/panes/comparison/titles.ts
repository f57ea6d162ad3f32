// What the server calls lanes, models and the like: a text of Python's, or a name, which is the same in every language.

import {type Said, isSaid, t} from '../core/texts.ts';
import type {LaneSettings} from '../core/types.ts';
import {shortNames} from './prompt_words.tsx';

export const titleWords = (title: Said): string => (isSaid(title) ? t(title) : String(title));

// What a lane is called beside its letter: where lanes differ by their prompts, by that.
export const laneWords = ({title, prompt}: Pick<LaneSettings, 'title' | 'prompt'>): string =>
  prompt ? shortNames([prompt])[0] : titleWords(title);
