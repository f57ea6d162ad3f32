// Signals, of which a component that reads one is drawn again when it changes.
//
// Their library also keeps a component from being drawn again with its parent where its properties are the same objects. A
// run's log is the same object however far the run has come (core/log.ts), and panes, which know no signals, share Preact
// with the page: so what a parent draws is drawn.

import '@preact/signals'; // before the line below, which takes back what it sets
import {Component} from 'preact';

Component.prototype.shouldComponentUpdate = () => true;

export {computed, effect, signal, untracked} from '@preact/signals';
export type {ReadonlySignal, Signal} from '@preact/signals';
