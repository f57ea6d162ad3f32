// Which control a knob has: the `editor` of its row in the table -> the control. Any other is JSON.

import {type ControlKind, choiceControl, numberControl, switchControl, textControl} from './controls.tsx';
import {decayControl, jsonControl, layersControl, stringsControl, structureControl} from './editors.tsx';
import {fieldsControl} from './fields.tsx';
import {wordsControls} from './words.tsx';

const CONTROLS: Record<string, ControlKind> = {
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

export const controlOf = (editor: string): ControlKind => (editor in CONTROLS ? CONTROLS[editor] : jsonControl);
