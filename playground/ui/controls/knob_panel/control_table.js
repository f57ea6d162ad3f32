// Which control a knob has: the `editor` of its row in the table -> a function that makes it. Any other is JSON.

import {choiceControl, numberControl, switchControl, textControl} from './controls.js';
import {decayControl, fieldsControl, layersControl, stringsControl, structureControl} from './editors.js';
import {wordsControls} from './words.js';

export const CONTROLS = {
  ...wordsControls,
  switch: switchControl,
  number: numberControl,
  slider: numberControl,
  choice: choiceControl,
  text: textControl,
  strings: stringsControl,
  decay: decayControl,
  fields: fieldsControl,
  layers: layersControl,
  structure: structureControl,
};
