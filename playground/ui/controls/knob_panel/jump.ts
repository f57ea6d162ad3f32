// The way to a knob of a panel: the panel shows it, wherever it is folded up, and puts the keyboard on it.

import type {KnobPanel} from './panel_state.ts';

const ways = new Map<KnobPanel, (name: string) => void>();

/** The panel that is drawn says how. */
export const offerWay = (panel: KnobPanel, go: (name: string) => void): unknown => ways.set(panel, go);

export const jumpTo = (panel: KnobPanel, name: string): void => ways.get(panel)?.(name);
