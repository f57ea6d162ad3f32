// Folds what is told of requests while they are served into the values of a ServingLog, as far as they are known, and
// hands them to the panes: a way that is still under way lacks "ends", "figures" and "faults". Each value of the component
// continues the one before, unless a newer run has begun: only what is new in it is read. What was drawn stays until the
// first step is told.

import {withPanes} from '../server/panes.js';
import {Turns} from '../server/run_version.js';
import {bringIntoSight} from './comparison_log.js';

export class ServingFold {
  constructor() {
    this.position = 0; // how much of the text has been read
    this.values = null; // of a ServingLog
    this.charts = {};
  }

  // Takes the whole text so far; whether anything in it was new.
  take(text) {
    const end = text.lastIndexOf('\n') + 1; // a line that is not complete yet waits
    const lines = text.slice(this.position, end).split('\n').filter(Boolean);
    this.position = Math.max(this.position, end);
    for (const line of lines) this.read(JSON.parse(line));
    return lines.length > 0;
  }

  /** @param {any} event */
  read(event) {
    if (event.type === 'ServingAdvanced') this.advance(event);
    else if (event.type === 'ServingDone') this.end(event);
    else this.show(event); // a log that is whole
  }

  /** @param {any} event */
  advance({way, steps, settings, requests, model, clock, seed}) {
    const ways = [...(this.values?.ways ?? [])];
    if (settings) {
      this.values = {model, clock, seed, requests};
      ways[way] = {settings, steps: []};
    }
    ways[way] = {...ways[way], steps: ways[way].steps.concat(steps)};
    this.values = {...this.values, ways};
  }

  end({values, charts}) {
    this.values = {...values, ways: values.ways.map((way, number) => ({...way, steps: this.values.ways[number].steps}))};
    this.charts = charts;
  }

  show({values, charts}) {
    this.values = values;
    this.charts = charts;
  }
}

export function mountServingLog({props, watch}, {name}) {
  const turns = new Turns();
  let fold = new ServingFold();
  withPanes((gp) => {
    const group = gp.group(name);
    const feed = () => {
      const text = turns.unstamp(props.value);
      if (!text) return;
      const begins = turns.isNew;
      if (begins) fold = new ServingFold();
      if (!fold.take(text)) return;
      group.turn = turns.newest;
      group.read({type: 'Found', values: fold.values, charts: fold.charts});
      if (begins) bringIntoSight(`report-${name}`);
    };
    watch('value', feed);
    feed();
  });
}
