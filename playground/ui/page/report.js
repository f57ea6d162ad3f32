// Carries what was found to the panes of its name, unless a value is older than what is shown.

import {withPanes} from './panes.js';
import {Turns} from './run_version.js';

export function mountReport({props, watch}, {name}) {
  const turns = new Turns();
  withPanes((gp) => {
    const feed = () => {
      const line = turns.unstamp(props.value);
      if (line) gp.feedGroup(name, line, turns.newest);
    };
    watch('value', feed);
    feed();
  });
}
