// Tells the pane of lanes what lanes there are now, and the server what its buttons ask for.

import {atRest} from '../page/at_rest.ts';
import {ask} from '../page/ask.ts';
import type {Component} from '../page/component.ts';
import {type HeldForm, changed, formRead} from '../page/moments.ts';
import {panes} from '../page/panes.ts';
import {Turns} from '../page/run_version.ts';

const REST = 150; // milliseconds without a change after which the heads of the lanes follow
const NARROW = 700; // pixels: where all stands in one column, the controls are out of sight

// What a handler has changed of the form is no whole value; that follows.
const isStamped = (fields: unknown) => String(fields).includes('\n');

// `names`: of what belongs to a lane.
export function mountLanes({props, watch}: Component, {names}: {names: string[]}): void {
  const turns = new Turns();
  const group = panes().group('lanes');
  let held: HeldForm = {}; // what is set now: {editing, lane_form, same_luck, ...}
  let told = ''; // what the server was told last
  let turn = 0; // how often: what is on its way at the same time may arrive in another order
  const tell = atRest(REST, () => {
    const {editing, lane_form: fields, same_luck: sameLuck} = held;
    const values = Object.fromEntries(names.map((name) => [name, held[name]]));
    const packed = JSON.stringify([editing, fields, sameLuck, values]);
    if (!editing || packed === told || isStamped(fields)) return;
    told = packed;
    ask('FollowControls', {held: packed, turn: ++turn});
  });
  formRead.hear((form) => {
    held = form;
    if (held.editing) tell();
    else told = '';
  });
  group.answers.lane = ({do: what, id}: {do: string; id: number}) => {
    ask('ChangeLanes', {do: what, id});
    if (what === 'select' && window.innerWidth < NARROW) document.getElementById('run-row')?.scrollIntoView();
  };
  watch('value', () => {
    const lanes = turns.unstamp(props.value);
    if (lanes) group.setLanes(JSON.parse(lanes));
    changed.tell(); // one is gone, or shown
  });
}
