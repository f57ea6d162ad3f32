// The grid pane: one cell for each setting of one or two knobs, with its text and a metric, coloured by that metric. The
// same table is the heat map, with its texts left out; over a single knob the metric is a line as well.

import {listenToGrid} from './grid_input.js';
import {GridState} from './grid_state.js';
import {GridView} from './grid_view.js';

/** @type {import('../core/types.ts').GroupPane} */
export function gridPane(root, group) {
  const view = new GridView(root, new GridState(group));
  listenToGrid(view);

  return (changes) => {
    root.hidden = !group.header || group.header.kind !== 'sweep' || !group.groups.length;
    if (root.hidden) {
      view.whole.shut();
      return;
    }
    if (changes.run) view.build();
    if (changes.run || changes.pair || changes.status) view.drawTexts();
    else if (changes.steps) new Set([...changes.entries].map((number) => group.entries[number].group)).forEach((number) => view.drawText(number));
    if (changes.measured) view.drawQuiet();
    if (changes.run || changes.measured || changes.status) view.drawValues();
    view.whole.draw();
  };
}
