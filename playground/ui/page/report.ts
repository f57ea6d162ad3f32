// Carries what was found to the panes of its name, unless a value is older than what is shown.

import {showExample} from '../comparisons/comparison_log.ts';
import type {Component} from './component.ts';
import {panes} from './panes.ts';
import {Turns} from './run_version.ts';

export function mountReport({props, watch}: Component, {name}: {name: string}): void {
  const turns = new Turns();
  const feed = () => {
    const line = turns.unstamp(props.value);
    if (line) panes().feedGroup(name, line, turns.newest);
  };
  watch('value', feed);
  feed();
  showExample(name);
}
