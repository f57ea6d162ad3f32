// Tells the pane of lanes what lanes there are now, and the server what its buttons ask for.

import {atRest} from '../page/at_rest.js';
import {withPanes} from '../page/panes.js';
import {Turns} from '../page/run_version.js';

const REST = 150; // milliseconds without a change after which the heads of the lanes follow

// `names`: of what belongs to a lane.
export function mountLanes({props, trigger, watch}, {names}) {
  const turns = new Turns();
  let held = null; // what is set now: {editing, lane_model, ...}
  let told = ''; // what the server was told last
  const tell = atRest(REST, () => {
    const {editing, lane_model: common} = held;
    const packed = JSON.stringify([editing, common, Object.fromEntries(names.map((name) => [name, held[name]]))]);
    if (!editing || packed === told) return;
    told = packed;
    trigger('held', {held: packed});
  });
  document.addEventListener('playground-held', (event) => {
    held = /** @type {CustomEvent} */ (event).detail;
    if (held.editing) tell();
    else told = '';
  });
  withPanes((gp) => {
    const group = gp.group('lanes');
    group.answers.lane = ({do: what, id}) => {
      trigger('lane', {do: what, id});
      // where all stands in one column, the controls are out of sight
      if (what === 'select' && window.innerWidth < 700) document.getElementById('run-row').scrollIntoView();
    };
    watch('value', () => {
      const lanes = turns.unstamp(props.value);
      if (lanes) group.setLanes(JSON.parse(lanes));
    });
  });
}
