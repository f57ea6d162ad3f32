// Tells the pane of lanes what lanes there are now, and the server what its buttons ask for.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';

export function mountLanes({props, trigger, watch}) {
  const turns = new Turns();
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
